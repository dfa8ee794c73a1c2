import { useEffect, useRef, type RefCallback } from 'react'

/** Ref for an element that takes the focus on its first mount. */
export const useFocusOnMount = (wanted: boolean): RefCallback<HTMLElement> => {
  const element = useRef<HTMLElement | null>(null)
  const initially = useRef(wanted)
  useEffect(() => {
    if (initially.current) element.current?.focus()
  }, [])
  return found => {
    element.current = found
  }
}
