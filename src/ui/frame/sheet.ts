/** Id of the `main` that pages stand on; the skip link leads to it. */
export const SHEET_ID = 'contenido'

/** Id of the bar at the end of a long form, to which a link at its head leads. */
export const ACTIONS_ID = 'acciones'
