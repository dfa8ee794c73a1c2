/** Id of the `main` that pages stand on; the skip link leads to it. */
export const SHEET_ID = 'contenido'

/** Whether what had the focus has gone, or does nothing any more: the page has it then, or the sheet, which takes it for want of anything else. */
export const hasNothingFocus = (): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === SHEET_ID || activeElement.matches(':disabled')
}

/** Home of the focus of a form, marked by `data-focus-home`: its first field. */
export const FIRST_FIELD = ':is(input, select, textarea):enabled'

/** Id of the bar at the end of a long form, to which a link at its head leads. */
export const ACTIONS_ID = 'acciones'
