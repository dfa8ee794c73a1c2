import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Where a menu lies over the page and a page has one column; the same widths stand in the stylesheets. */
export const NARROW = '(width <= 56.25rem)'
export const PHONE = '(width <= 40rem)'

/** Whether the window matches; false where nobody can tell. The same list is asked in every render: making one takes longer. */
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
