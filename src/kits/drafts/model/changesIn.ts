import { DEFAULT_LOCALE, type LocaleMap } from '@/shared/locales'
import { isTexts } from '@/store/merge/merge'
import { listed } from '@/shared/listed'

const isText = (value: unknown): boolean => typeof value === 'string' || value === undefined
const isMap = (value: unknown): value is LocaleMap => isTexts(value) && Object.values(value).every(isText)

const plain = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...(value as unknown[])].map(each => JSON.stringify(each)).sort() : (value ?? ''))

/** Languages in which two maps differ. */
const localesOf = (one: LocaleMap, other: LocaleMap): string[] =>
  Object.keys({ ...one, ...other }).filter(locale => (one[locale] ?? '') !== (other[locale] ?? ''))

/** Changed field, and for a text the changed languages. */
export interface Edit {
  field: string
  /** null for a field that is not a text. */
  locales: string[] | null
}

export const editsIn = <Values extends object>(opened: Values, values: Values): Edit[] =>
  (Object.keys(values) as (keyof Values & string)[]).flatMap((field): Edit[] => {
    const [before, now] = [opened[field], values[field]]
    if (!isMap(now)) return plain(before) === plain(now) ? [] : [{ field, locales: null }]
    const locales = localesOf(isMap(before) ? before : {}, now)
    return locales.length === 0 ? [] : [{ field, locales }]
  })

export const editInWords = ({ field, locales }: Edit, labelOf: (field: string) => string): string =>
  locales === null || locales.join() === DEFAULT_LOCALE ? labelOf(field) : `${labelOf(field)} (${listed(locales)})`

/** Changed fields in words, texts with their languages: "Título", "Descripción (es_ES y fr_FR)". */
export const changesIn = <Values extends object>(opened: Values, values: Values, labelOf: (field: string) => string): string[] =>
  editsIn(opened, values).map(edit => editInWords(edit, labelOf))
