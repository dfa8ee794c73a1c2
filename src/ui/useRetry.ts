import { useEffect, useRef, type RefObject } from 'react'
import { isFocusFree } from '@/ui/frame/sheet'

interface RetryProps {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
}

/**
 * Button that tries again what has failed, and disappears meanwhile: where the same fails once more it has the focus again, unless the focus
 * has moved on to another element.
 */
export const useRetry = (failed: boolean, retry: () => void): RetryProps => {
  const ref = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (failed && pressed.current && isFocusFree()) ref.current?.focus({ preventScroll: true })
  }, [failed])
  return {
    ref,
    onPress: () => {
      pressed.current = true
      retry()
    },
  }
}
