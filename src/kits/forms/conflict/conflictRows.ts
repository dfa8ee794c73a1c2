import { isObject } from '@/shared/isObject'
import { DEFAULT_LOCALE, type LocaleMap } from '@/shared/locales'
import { isImageDraft, type ImageDraft } from '@/store/imageDraft'
import { isSameInput, isTexts, type Clash } from '@/store/merge/merge'
import { ORDER } from '@/store/merge/mergeParts'
import { plainName } from '@/shared/richName'
import { fileSize } from '@/ui/images/fileSize'
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

/** Image of a form in words: "saco.png · 212 kB". */
export const imageText = (image: ImageDraft): string => {
  if (image.kind === 'chosen') return `${image.name} · ${fileSize(image.size)}`
  return image.kind === 'remove' ? 'Se eliminará al guardar' : 'Imagen actual'
}

/** Words for one part, or for all parts in order when the order is in conflict. */
export const partsText = <Part>(value: unknown, textOf: (part: Part) => string): string => {
  if (value === null || value === undefined) return 'Eliminado'
  return Array.isArray(value) ? value.map((part: Part, at) => `${at + 1}. ${textOf(part)}`).join('\n') : textOf(value as Part)
}

/** Part without the image and the texts that are equal in the other version, except the default language: one of forty languages may differ. */
const besides = (value: unknown, other: unknown): unknown => {
  if (!isObject(value) || !isObject(other)) return value
  const texts = (map: LocaleMap, otherTexts: unknown) => {
    const differs = ([locale, text]: [string, string]) => locale === DEFAULT_LOCALE || !isTexts(otherTexts) || otherTexts[locale] !== text
    return Object.fromEntries(Object.entries(map).filter(differs))
  }
  const members = Object.entries(value).filter(([name, each]) => !isImageDraft(each) || !isSameInput(each, other[name]))
  return Object.fromEntries(members.map(([name, each]) => [name, isTexts(each) ? texts(each, other[name]) : each]))
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
    const inWords = (value: unknown) => (isImageDraft(value) ? imageText(value) : textOf(field, value))
    return {
      key: clashKey(clash),
      label: part === ORDER ? `${labelOf(field)}: orden` : labelOf(field),
      locale,
      mine: inWords(part === undefined ? mine : besides(mine, theirs)),
      theirs: inWords(part === undefined ? theirs : besides(theirs, mine)),
    }
  })
