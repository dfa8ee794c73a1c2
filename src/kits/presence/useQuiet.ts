import { useEffect, useState } from 'react'

/** Time in milliseconds that a screen reader needs to notice a new text. */
const SAYING_MS = 1_000
const QUIET_MS = 30_000

/** Silences a status from 1 s to 30 s after a text, so that not every change is announced. */
export const useQuiet = (text: string): boolean => {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setQuiet(true), SAYING_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (!isQuiet) return
    const timer = setTimeout(() => setQuiet(false), QUIET_MS - SAYING_MS)
    return () => clearTimeout(timer)
  }, [isQuiet])
  return isQuiet
}
