const TYPED = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea, select, [contenteditable]'
/** In a menu or a list a character looks for an entry. */
const SOUGHT = '[role=menu], [role=listbox], [role=combobox]'

/** Whether a character goes where the focus is. */
export const takesCharacters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED}, ${SOUGHT}`) !== null

export const QUESTION = '[role=alertdialog]'

/** Whether a question or a dialog lies over the page: under it a character asks nothing of the page. */
export const isOverlaid = (): boolean => document.querySelector(`${QUESTION}, [role=dialog]`) !== null
