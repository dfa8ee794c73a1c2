/** Name of a combination's card: its id is all that distinguishes it. */
export const cardLabel = (id: number): string => `Combinación ${id}`
