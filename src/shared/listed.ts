const and = new Intl.ListFormat('es')

/** List in Spanish: "Título, Descripción e Imagen de catálogo". */
export const listed = (words: readonly string[]): string => and.format(words)

/** At most `most` words, then the number of the others: "Algas, Zinc y 3 más". */
export const fewOf = (words: readonly string[], most: number, separator = ', '): string =>
  words.slice(0, most).join(separator) + (words.length > most ? ` y ${words.length - most} más` : '')

/** List in parts, of which the words have the type `element`. */
export const listedParts = (words: readonly string[]) => and.formatToParts(words)
