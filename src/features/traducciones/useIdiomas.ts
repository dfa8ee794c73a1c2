import { useCallback, useMemo } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/shared/locales'
import { useLocales } from '@/ui/locales/useLocales'

/** All languages with their names; an unknown name is replaced by the code. */
export const useIdiomas = (): { locales: readonly Locale[]; nombreOf: (idioma: string) => string } => {
  const { main, others } = useLocales(DEFAULT_LOCALE)
  const locales = useMemo(() => [...main, ...others], [main, others])
  const names = useMemo(() => new Map(locales.map(({ code, name }) => [code, name])), [locales])
  return { locales, nombreOf: useCallback((idioma: string) => names.get(idioma) ?? idioma, [names]) }
}
