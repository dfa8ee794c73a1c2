/** A number or a telephone number. */
const NUMBER = /^[-+]\d[\d ]*([.,]\d+)?$/

/** Item of a list, "- Aumenta la floración": a sign and a blank, unless a call of a function or of another program follows. */
const ITEM = /^[-+][ \xa0](?!.*(?:[\p{L}\d_.]\(|\|))/su

/** Start of a formula. Spreadsheets ignore white space and invisible characters before the sign, and accept full-width signs. */
const FORMULA = /^(?:[^\S ]|[\s\p{C}]*[=+\-@＝＋－＠])/u

/** True for a formula, also behind apostrophes of the text itself: with one more in front, `asWritten` restores all of them. */
const isFormula = (text: string): boolean => {
  const bare = text.replace(/^'+/, '')
  return FORMULA.test(bare) && !NUMBER.test(bare) && !ITEM.test(bare)
}

/** Text of a cell; a text that a spreadsheet would run as a formula gets an apostrophe in front. */
export const withoutFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** Text of a cell without the apostrophe that `withoutFormula` puts before a formula. */
export const asWritten = (cell: string): string => (cell.startsWith("'") && withoutFormula(cell.slice(1)) === cell ? cell.slice(1) : cell)
