/** Id of the `main` that pages stand on; the skip link leads to it. */
export const SHEET_ID = 'contenido'
