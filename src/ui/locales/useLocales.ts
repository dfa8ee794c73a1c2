import { useEffect, useState } from 'react'
import { MAIN_LOCALE_LIST, type Locale } from '@/shared/locales'
import { loadOtherLocales } from '@/shared/locales/loadOtherLocales'

/** Loaded list, cached for the next form. */
let loaded: readonly Locale[] = []

/**
 * All locales: the main four at once, the others after their file has loaded. After a failed download the next form tries again. `current`
 * is always included.
 */
export const useLocales = (current: string): { main: readonly Locale[]; others: readonly Locale[] } => {
  const [others, setOthers] = useState(loaded)
  useEffect(() => {
    if (loaded.length > 0) return
    let wanted = true
    loadOtherLocales().then(
      list => {
        loaded = list
        if (wanted) setOthers(list)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  const known = [...MAIN_LOCALE_LIST, ...others].some(({ code }) => code === current)
  return { main: MAIN_LOCALE_LIST, others: known ? others : [{ code: current, name: current }, ...others] }
}
