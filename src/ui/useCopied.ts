import { useState, type RefObject } from 'react'

/**
 * Copies a text for a button. Without access to the clipboard (no https, or refused) the field with the text is selected, to be copied by
 * hand.
 */
export const useCopied = (text: string, field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) => {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copiado')
    } catch {
      field.current?.select()
      setSaid('Pulse Ctrl+C para copiarlo')
    }
  }
  return { said, isCopied: said === 'Copiado', copy: () => void copy() }
}
