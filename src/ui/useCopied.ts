import { useEffect, useState, type RefObject } from 'react'

interface CopyMessage {
  /** Message of success. */
  copied?: string
  /** Milliseconds until the message disappears; by default it stays. */
  forMs?: number
}

/**
 * Copies a text for a button. Without access to the clipboard (no https, or refused), selects the field with the text, for the user to
 * copy.
 */
export const useCopied = (
  text: string,
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { copied = 'Copiado', forMs }: CopyMessage = {},
) => {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '' || forMs === undefined) return
    const timer = setTimeout(() => setSaid(''), forMs)
    return () => clearTimeout(timer)
  }, [said, forMs])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(copied)
    } catch {
      field.current?.select()
      setSaid('Pulse Ctrl+C para copiarlo')
    }
  }
  return { said, isCopied: said === copied, copy: () => void copy() }
}
