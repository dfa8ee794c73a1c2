/** Translators' tools have endings of their own for the same format. */
const ACCEPTED = ['.xlf', '.xliff', '.sdlxliff', '.mqxliff', '.mxliff', '.txlf', '.xml', '.xlsx'] as const

/** Dialog of the browser for a file of translations, but for what takes the file. */
export const fileDialog = { label: 'Archivo de traducciones: archivo', accepted: ACCEPTED }
