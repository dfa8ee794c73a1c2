/** Name of a combination's card: a combination has no name, only an id. */
export const cardLabel = (id: number): string => `Combinación ${id}`
