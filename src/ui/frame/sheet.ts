/** Id of the `main` that pages stand on; the skip link leads to it. */
export const SHEET_ID = 'contenido'

/** Focus that another element may take: it is lost, or where the keeper of the focus has put it. */
export const isFocusFree = (): boolean =>
  document.activeElement?.matches(`body, h1, h2, #${SHEET_ID}, [data-focus-home], :disabled`) ?? true

/** Selector of the filters of a list, which take the focus of a button that takes them back. */
export const FILTERS = '[role=group][aria-label="Filtros"]'

/** Home of the focus of a form, marked by `data-focus-home`: its first field. */
export const FIRST_FIELD = ':is(input, select, textarea):enabled'

/** Id of the bar at the end of a long form, to which a link at its head leads. */
export const ACTIONS_ID = 'acciones'
