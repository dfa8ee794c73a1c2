import { useEffect, useRef, type RefObject } from 'react'
import { hasNothingFocus } from '@/ui/frame/sheet'
import { useRescuedFocus } from '@/ui/useRescuedFocus'

interface RetryProps {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
}

/**
 * Of the button that tries again what has failed, and goes meanwhile: where the same fails once more it has the focus again, unless
 * somebody has gone on to something else.
 */
export const useRetry = (failed: boolean, retry: () => void): RetryProps => {
  const ref = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  useRescuedFocus(failed)
  useEffect(() => {
    if (failed && pressed.current && hasNothingFocus()) ref.current?.focus({ preventScroll: true })
  }, [failed])
  return {
    ref,
    onPress: () => {
      pressed.current = true
      retry()
    },
  }
}
