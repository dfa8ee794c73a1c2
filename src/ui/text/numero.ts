/** Number with narrow no-break spaces between thousands, from 10 000 up. */
export const numero = (value: number): string => (value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F'))

/** Number as `numero`, with its noun: "1 texto", "12 310 textos". */
export const numbered = (count: number, one: string, many: string): string => `${numero(count)} ${count === 1 ? one : many}`
