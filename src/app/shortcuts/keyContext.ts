const TYPED = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea, select, [contenteditable]'
/** Selector of menus and lists, where characters find an entry. */
const SOUGHT = '[role=menu], [role=listbox], [role=combobox]'

/** True if the focused element uses typed characters. */
export const takesCharacters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED}, ${SOUGHT}`) !== null

export const QUESTION = '[role=alertdialog]'

/** True if a question or a dialog covers the page: single-character shortcuts are then off. */
export const isOverlaid = (): boolean => document.querySelector(`${QUESTION}, [role=dialog]`) !== null
