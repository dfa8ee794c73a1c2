/** Accepted extensions: translation tools use their own for this format. */
const ACCEPTED = ['.xlf', '.xliff', '.sdlxliff', '.mqxliff', '.mxliff', '.txlf', '.xml', '.xlsx'] as const

/** Options of the file dialog for translations, without the callback. */
export const fileDialog = { label: 'Archivo de traducciones: archivo', accepted: ACCEPTED }
