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
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (announcement === '' || forMs === undefined) return
    const timer = setTimeout(() => setAnnouncement(''), forMs)
    return () => clearTimeout(timer)
  }, [announcement, forMs])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAnnouncement(copied)
    } catch {
      field.current?.select()
      setAnnouncement('Pulse Ctrl+C para copiarlo')
    }
  }
  return { announcement, isCopied: announcement === copied, copy: () => void copy() }
}
