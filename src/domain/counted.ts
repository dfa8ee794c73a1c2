/** "1 línea", "3 líneas". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
