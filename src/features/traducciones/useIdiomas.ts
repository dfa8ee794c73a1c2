import { useCallback, useMemo } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/shared/locales'
import { useLocales } from '@/ui/locales/useLocales'

/** All languages with their names; an unknown name is replaced by the code. */
export const useIdiomas = (): { todos: readonly Locale[]; nombreOf: (idioma: string) => string } => {
  const { main, others } = useLocales(DEFAULT_LOCALE)
  const todos = useMemo(() => [...main, ...others], [main, others])
  const names = useMemo(() => new Map(todos.map(({ code, name }) => [code, name])), [todos])
  return { todos, nombreOf: useCallback((idioma: string) => names.get(idioma) ?? idioma, [names]) }
}
