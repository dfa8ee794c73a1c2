import { useEffect, useRef, type RefCallback } from 'react'

/** A ref for the element that takes the focus once, when it first appears. */
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
