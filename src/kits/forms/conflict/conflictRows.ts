import { DEFAULT_LOCALE, type LocaleMap } from '@/shared/locales'
import type { Clash } from '@/store/merge/merge'
import { ORDER } from '@/store/merge/mergeParts'
import { plainName } from '@/shared/richName'
import type { ConflictRow } from '@/ui/dialogs/ConflictTable'

const wordsFor = (_field: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The texts of a part in words, each of another language with its code: "Hoja · fr_FR: Feuille". */
export const textsIn = (map: LocaleMap): string =>
  Object.entries(map)
    .filter(([, text]) => text.trim() !== '')
    .sort(([one], [other]) => Number(other === DEFAULT_LOCALE) - Number(one === DEFAULT_LOCALE))
    .map(([locale, text]) => (locale === DEFAULT_LOCALE ? plainName(text) : `${locale}: ${plainName(text)}`))
    .join(' · ')

/** A part in words, or all of them in their order where that is what clashes. */
export const partsText = <Part>(value: unknown, textOf: (part: Part) => string): string => {
  if (value === null || value === undefined) return 'Eliminado'
  return Array.isArray(value) ? value.map((part: Part, at) => `${at + 1}. ${textOf(part)}`).join('\n') : textOf(value as Part)
}

const isMap = (value: unknown): value is LocaleMap => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part with those of its texts only that the other does not have too: of forty languages one may differ. */
const besides = (value: unknown, other: unknown): unknown => {
  if (!isMap(value) || !isMap(other)) return value
  const texts = (name: string, map: LocaleMap) => {
    const held = (other as Record<string, unknown>)[name]
    const differs = ([locale, text]: [string, string]) => locale === DEFAULT_LOCALE || !isMap(held) || held[locale] !== text
    return Object.fromEntries(Object.entries(map).filter(differs))
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [name, isMap(each) ? texts(name, each) : each]))
}

/** Names a clash among those of one save. */
export const clashKey = ({ field, locale, part }: Clash): string => [field, locale, part].join(' ')

/**
 * What two versions differ in, in the words of the form.
 * @param textOf a value of a field that is no text, in words
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
