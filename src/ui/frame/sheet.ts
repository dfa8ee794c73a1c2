/** Id of the `main` element, the target of the skip link. */
export const SHEET_ID = 'contenido'

/** The `main` element; null before the frame is mounted. */
export const sheet = (): HTMLElement | null => document.getElementById(SHEET_ID)

/** Frame around the `main` element; the body before the frame is mounted. */
export const sheetFrame = (): HTMLElement => sheet()?.parentElement ?? document.body

/** True if another element may take the focus: no element has it, or the focus keeper placed it. */
export const isFocusFree = (): boolean =>
  document.activeElement?.matches(`body, h1, h2, #${SHEET_ID}, [data-focus-home], :disabled`) ?? true

/** Selector of a list's filters, which take the focus from a button that resets them. */
export const FILTERS = '[role=group][aria-label="Filtros"]'

/** Selector for `data-focus-home` of a form: its first field. */
export const FIRST_FIELD = ':is(input, select, textarea):enabled'

/** Id of the bar at the end of a long form, the target of a skip link. */
export const ACTIONS_ID = 'acciones'
