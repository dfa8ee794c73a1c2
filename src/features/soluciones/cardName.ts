/** The number is all by which the cards of combinations can be told apart. */
export const cardName = (id: number): string => `Combinación ${id}`
