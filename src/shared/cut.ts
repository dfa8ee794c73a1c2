/** Text of at most about `most` characters: a longer one ends in "…". */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text)
