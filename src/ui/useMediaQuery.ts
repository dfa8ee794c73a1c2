import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Widths at which the menu overlays the page, and at which a page has one column; the stylesheets use these widths too. */
export const NARROW = '(width <= 56.25rem)'
export const PHONE = '(width <= 40rem)'

/** Touch screens, where files are not dragged. */
export const COARSE = '(pointer: coarse)'

/** True if the window matches; false without `matchMedia`. The list is memoised: creating one is slow. */
export const useMediaQuery = (query: string): boolean => {
  const list = useMemo(() => ('matchMedia' in window ? window.matchMedia(query) : undefined), [query])
  const subscribe = useCallback(
    (changed: () => void) => {
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list?.matches ?? false)
}
