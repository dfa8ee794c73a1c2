import { useEffect, useRef, useState } from 'react'

const BEFORE_MS = 300
const AT_LEAST_MS = 500

/** Delays a progress display: appears after `BEFORE_MS`, so that short work shows none, and then stays for at least `AT_LEAST_MS`. */
export const useDelayedPresence = <Value>(current: Value | null): Value | null => {
  const [shown, setShown] = useState(false)
  const [last, setLast] = useState(current)
  const shownAt = useRef(0)
  if (current !== null && current !== last) setLast(current)

  const active = current !== null
  useEffect(() => {
    if (active === shown) return
    const wait = active ? BEFORE_MS : Math.max(0, shownAt.current + AT_LEAST_MS - performance.now())
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown(active)
    }, wait)
    return () => clearTimeout(timer)
  }, [active, shown])
  return shown ? last : null
}
