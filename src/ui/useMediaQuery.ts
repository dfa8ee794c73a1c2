import { useCallback, useSyncExternalStore } from 'react'

/** Where a menu lies over the page and a page has one column; the same widths stand in the stylesheets. */
export const NARROW = '(max-width: 56.25rem)'
export const PHONE = '(max-width: 40rem)'

/** Whether the window matches; false where nobody can tell. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matches(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matches(query)?.matches ?? false)
}

const matches = (query: string) => ('matchMedia' in window ? window.matchMedia(query) : undefined)
