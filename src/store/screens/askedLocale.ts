import { isLocale } from '@/shared/locales/isLocale'

const NAME = 'idioma'

/** Marks in the history that a form is to open in a language: the one that somebody was working on [TX-02]. */
export const inLocaleOf = (locale: string) => ({ [NAME]: locale })

/** The same as part of an address, which another tab can open too [CM-02]. */
export const searchOf = (locale: string) => `?${NAME}=${locale}`

/** The language that a form was asked to open in, by either way; nothing where it was not. */
export const askedLocale = ({ search, state }: { search: string; state: unknown }): { locale?: string } => {
  const marked: unknown = typeof state === 'object' && state !== null && NAME in state ? state[NAME] : undefined
  const asked = new URLSearchParams(search).get(NAME) ?? marked
  return typeof asked === 'string' && isLocale(asked) ? { locale: asked } : {}
}
