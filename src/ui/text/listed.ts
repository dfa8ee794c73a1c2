const and = new Intl.ListFormat('es', { type: 'conjunction' })

/** List in Spanish: "Título, Descripción e Imagen de catálogo". */
export const listed = (words: readonly string[]): string => and.format(words)
