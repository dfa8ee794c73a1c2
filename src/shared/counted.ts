import type { CountNoun } from '@/shared/resources/names'

/** Number with a noun: "1 línea", "3 líneas". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Number with the noun of a descriptor. */
export const countedNoun = (count: number, { one, many }: CountNoun): string => counted(count, one, many)
