/** Accepted extensions: translation tools have their own for the same format. */
const ACCEPTED = ['.xlf', '.xliff', '.sdlxliff', '.mqxliff', '.mxliff', '.txlf', '.xml', '.xlsx'] as const

/** Options of the file dialog for translations, without the callback. */
export const fileDialog = { label: 'Archivo de traducciones: archivo', accepted: ACCEPTED }
