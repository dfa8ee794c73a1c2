/** A narrow space that does not break stands in numbers from 10 000 up. */
export const numero = (value: number): string => (value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F'))
