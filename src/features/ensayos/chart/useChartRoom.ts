import { useCallback, useState, useSyncExternalStore } from 'react'

/** Width and font before layout. */
const INITIAL = { width: 880, fontFamily: 'sans-serif' }

const subscribe = (changed: () => void) => {
  document.fonts.addEventListener('loadingdone', changed)
  return () => document.fonts.removeEventListener('loadingdone', changed)
}
const never = () => () => undefined

/** Width and font of an element, kept current; also renders again when a font has loaded, because text widths change. */
export const useChartRoom = () => {
  const [room, setRoom] = useState(INITIAL)
  useSyncExternalStore('fonts' in document ? subscribe : never, () => ('fonts' in document ? document.fonts.status : ''))
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const look = () => {
      const { clientWidth: width } = element
      const { fontFamily } = getComputedStyle(element)
      // Print content has a font, but no width before it is printed.
      setRoom(before => {
        const next = { width: width || before.width, fontFamily }
        return before.width === next.width && before.fontFamily === fontFamily ? before : next
      })
    }
    look()
    const observer = 'ResizeObserver' in window ? new ResizeObserver(look) : null
    observer?.observe(element)
    return () => observer?.disconnect()
  }, [])
  return { ref, ...room }
}
