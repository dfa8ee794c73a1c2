import type { Locale, LocaleMap } from '@/shared/locales'
import { sourcesOf } from '@/shared/locales/copyTexts'
import { matchingLocales } from '@/shared/locales/matchingLocales'
import { fold, wordsOf } from '@/shared/fold'

/** Entry of the selector's list: a language, or a link to another list [TX-06]. */
export interface Entry extends Locale {
  leads?: true
  /** Number of missing texts that the language can supply. */
  texts?: number
}

export const COPY: Entry = { code: 'copiar', name: 'Copiar lo que falta de…', leads: true }
export const BACK: Entry = { code: 'idiomas', name: 'Idiomas', leads: true }

export const codeOf = ({ code }: Entry): string => code

/** Like `matchingLocales`, with the link to the other list when all entries show or the text matches its label. */
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

/** Languages with texts that `locale` lacks, with the number of these texts, in the order of the list. */
export const sourcesIn = (locales: readonly Locale[], maps: readonly LocaleMap[], locale: string): readonly Entry[] => {
  const counts = sourcesOf(maps, locale)
  return locales.flatMap(each => {
    const texts = counts.get(each.code)
    return texts === undefined ? [] : [{ ...each, texts }]
  })
}
