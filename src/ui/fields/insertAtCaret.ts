/**
 * Writes into a text field as if it had been typed: over the selection, with the caret after it and the focus in the field.
 * The browser's own command comes first, since only what it writes can be undone by Ctrl+Z [CQ-02].
 */
export const insertAtCaret = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.focus()
  // eslint-disable-next-line typescript/no-deprecated -- it has no successor that undo knows of
  const typed = 'execCommand' in document && document.execCommand('insertText', false, text)
  if (typed) return
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
