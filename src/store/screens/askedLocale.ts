import { LOCALE_CODE } from '@/domain/locales'

/** Marks in the history that a form is to open in a language: the one that somebody was working on [TX-02]. */
export const inLocaleOf = (locale: string) => ({ idioma: locale })

/** The language that a form was asked to open in; nothing where it was not. */
export const askedLocale = (state: unknown): { locale?: string } => {
  const asked = typeof state === 'object' && state !== null && 'idioma' in state ? state.idioma : undefined
  return typeof asked === 'string' && LOCALE_CODE.test(asked) ? { locale: asked } : {}
}
