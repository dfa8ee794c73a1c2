const TYPED = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea, select, [contenteditable]'
/** In a menu or a list a character looks for an entry. */
const SOUGHT = '[role=menu], [role=listbox], [role=combobox]'

/** Whether a character goes where the focus is. */
export const takesCharacters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED}, ${SOUGHT}`) !== null
