import type { Counted } from '@/shared/resources/names'

/** "1 línea", "3 líneas". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The same with the noun of a descriptor. */
export const countedNoun = (count: number, { one, many }: Counted): string => counted(count, one, many)
