import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import { DEFAULT_LOCALE, type LocaleMap } from '@/shared/locales'
import type { Clash } from '@/store/merge/merge'
import { ORDER } from '@/store/merge/mergeParts'
import { plainName } from '@/shared/richName'
import type { ConflictRow } from '@/ui/dialogs/ConflictTable'

const wordsFor = (_field: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Texts of a part in words; other languages with their codes: "Hoja · fr_FR: Feuille". */
export const textsIn = (map: LocaleMap): string =>
  Object.entries(map)
    .filter(([, text]) => text.trim() !== '')
    .sort(([one], [other]) => Number(other === DEFAULT_LOCALE) - Number(one === DEFAULT_LOCALE))
    .map(([locale, text]) => (locale === DEFAULT_LOCALE ? plainName(text) : `${locale}: ${plainName(text)}`))
    .join(' · ')

/** Words for one part, or for all parts in order when the order is in conflict. */
export const partsText = <Part>(value: unknown, textOf: (part: Part) => string): string => {
  if (value === null || value === undefined) return 'Eliminado'
  return Array.isArray(value) ? value.map((part: Part, at) => `${at + 1}. ${textOf(part)}`).join('\n') : textOf(value as Part)
}

/** Part without the texts that are equal in the other version, except the default language: one of forty languages may differ. */
const besides = (value: unknown, other: unknown): unknown => {
  if (!isLocaleMap(value) || !isLocaleMap(other)) return value
  const texts = (name: string, map: LocaleMap) => {
    const otherTexts = (other as Record<string, unknown>)[name]
    const differs = ([locale, text]: [string, string]) =>
      locale === DEFAULT_LOCALE || !isLocaleMap(otherTexts) || otherTexts[locale] !== text
    return Object.fromEntries(Object.entries(map).filter(differs))
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, isLocaleMap(each) ? texts(name, each) : each]),
  )
}

/** Key of a clash within one save. */
export const clashKey = ({ field, locale, part }: Clash): string => [field, locale, part].join(' ')

/**
 * Rows of the conflict question, in the words of the form.
 * @param textOf words for a value that is not a text
 */
export const conflictRows = (clashes: readonly Clash[], labelOf: (field: string) => string, textOf = wordsFor): ConflictRow[] =>
  clashes.map(clash => {
    const { field, locale, part, mine, theirs } = clash
    return {
      key: clashKey(clash),
      label: part === ORDER ? `${labelOf(field)}: orden` : labelOf(field),
      locale,
      mine: textOf(field, part === undefined ? mine : besides(mine, theirs)),
      theirs: textOf(field, part === undefined ? theirs : besides(theirs, mine)),
    }
  })
