import { isObject } from '@/shared/isObject'
import { isLocale } from '@/shared/locales/isLocale'

const NAME = 'idioma'

/** History state with the language in which a form opens [TX-02]. */
export const inLocaleOf = (locale: string) => ({ [NAME]: locale })

/** Query with the language in which a form opens, for links into another tab [CM-02]. */
export const searchOf = (locale: string) => `?${NAME}=${locale}`

/** Language requested by the query or else by the history state; empty without a valid one. */
export const askedLocale = ({ search, state }: { search: string; state: unknown }): { locale?: string } => {
  const marked: unknown = isObject(state) ? state[NAME] : undefined
  const code = new URLSearchParams(search).get(NAME) ?? marked
  return typeof code === 'string' && isLocale(code) ? { locale: code } : {}
}
