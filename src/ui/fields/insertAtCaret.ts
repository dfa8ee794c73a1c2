/**
 * Inserts text into a field as if typed: replaces the selection, and keeps the focus with the caret after the text. Uses the browser's
 * `insertText` command if possible, because only this command can be undone by Ctrl+Z [CQ-02].
 */
export const insertAtCaret = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  field.focus()
  // eslint-disable-next-line typescript/no-deprecated -- no successor supports undo
  const typed = 'execCommand' in document && document.execCommand('insertText', false, text)
  if (typed) return
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
