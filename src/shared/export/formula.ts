/** A number or a telephone number. */
const NUMBER = /^[-+]\d[\d ]*([.,]\d+)?$/

/** An item of a list, "- Aumenta la floración": a sign and a blank, unless a function or another program could be called after them. */
const ITEM = /^[-+][ \xa0](?!.*(?:[\p{L}\d_.]\(|\|))/su

/** Start of a formula. Spreadsheets ignore white space and invisible characters before the sign, and accept full-width signs. */
const FORMULA = /^(?:[^\S ]|[\s\p{C}]*[=+\-@＝＋－＠])/u

/** A spreadsheet would take such a cell for a formula and run it. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) && !ITEM.test(text) ? `'${text}` : text)
