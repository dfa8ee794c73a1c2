import type { Locale, LocaleMap } from '@/shared/locales'
import { sourcesOf } from '@/shared/locales/copyTexts'
import { matchingLocales } from '@/shared/locales/matchingLocales'
import { fold, wordsOf } from '@/shared/fold'

/** What the list of the selector offers: a language, or another list in its place [TX-06]. */
export interface Entry extends Locale {
  leads?: true
  /** How many of the missing texts the language has. */
  texts?: number
}

export const COPY: Entry = { code: 'copiar', name: 'Copiar lo que falta de…', leads: true }
export const BACK: Entry = { code: 'idiomas', name: 'Idiomas', leads: true }

export const codeOf = ({ code }: Entry): string => code

/** As `matchingLocales`, with the way to the other list where all are shown or its own words were typed. */
export const matchingEntries = (entries: readonly Entry[], typed: string): readonly Entry[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return entries
  const ways = entries.filter(({ leads, name }) => leads && words.every(word => fold(name).includes(word)))
  return [
    ...matchingLocales(
      entries.filter(({ leads }) => !leads),
      typed,
    ),
    ...ways,
  ]
}

/** The languages that have some of what one of them lacks, with how much, in the order in which they are offered. */
export const sourcesIn = (locales: readonly Locale[], maps: readonly LocaleMap[], locale: string): readonly Entry[] => {
  const counts = sourcesOf(maps, locale)
  return locales.flatMap(each => {
    const texts = counts.get(each.code)
    return texts === undefined ? [] : [{ ...each, texts }]
  })
}
