import { useEffect, useState, type RefObject } from 'react'

interface Said {
  /** Word of the success. */
  copied?: string
  /** Milliseconds until the word goes; it stays by default. */
  forMs?: number
}

/**
 * Copies a text for a button. Without access to the clipboard (no https, or refused) the field with the text is selected, to be copied by
 * hand.
 */
export const useCopied = (
  text: string,
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { copied = 'Copiado', forMs }: Said = {},
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
