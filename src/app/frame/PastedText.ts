import { useEffect } from 'react'
import { isFieldText, pastedText } from '@/app/pastedText'
import { insertAtCaret } from '@/ui/fields/insertAtCaret'

const cleanPaste = (event: ClipboardEvent) => {
  const { target, clipboardData } = event
  const isArea = target instanceof HTMLTextAreaElement
  if (event.defaultPrevented || !(isArea || target instanceof HTMLInputElement)) return
  // A textarea may be a single-line field that wraps.
  const isMultiline = isArea && target.dataset['line'] === undefined
  if (target.readOnly || target.type === 'password') return
  const copied = clipboardData?.getData('text/plain') ?? ''
  if (isFieldText(copied) && (isMultiline || !isArea || !/[\r\n]/.test(copied))) return
  event.preventDefault()
  insertAtCaret(target, pastedText(copied, isMultiline))
}

/** Cleans text pasted into any text field of the page; fields with a paste handler of their own and passwords are left alone [ML-03]. */
export const PastedText = (): null => {
  useEffect(() => {
    document.addEventListener('paste', cleanPaste)
    return () => document.removeEventListener('paste', cleanPaste)
  }, [])
  return null
}
