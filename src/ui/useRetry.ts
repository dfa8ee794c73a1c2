import { useEffect, useRef, type RefObject } from 'react'
import { isFocusFree } from '@/ui/frame/sheet'

interface RetryProps {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
}

/**
 * Props of a "Reintentar" button that unmounts while retrying. After another failure the new button takes the focus, unless another element
 * has it.
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
