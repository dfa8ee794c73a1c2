const and = new Intl.ListFormat('es')

/** List in Spanish: "Título, Descripción e Imagen de catálogo". */
export const listed = (words: readonly string[]): string => and.format(words)

/** List in parts, of which the words have the type `element`. */
export const listedParts = (words: readonly string[]) => and.formatToParts(words)
