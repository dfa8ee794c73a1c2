import { DEFAULT_LOCALE, type LocaleMap } from '@/shared/locales'
import { listed } from '@/shared/listed'
import { sameValue } from '@/shared/resources/sameValue'
import { isTexts } from '@/store/merge/merge'

const isText = (value: unknown): boolean => typeof value === 'string' || value === undefined
const isMap = (value: unknown): value is LocaleMap => isTexts(value) && Object.values(value).every(isText)

/** Languages in which two maps differ. */
const localesOf = (one: LocaleMap, other: LocaleMap): string[] =>
  Object.keys({ ...one, ...other }).filter(locale => (one[locale] ?? '') !== (other[locale] ?? ''))

/** Changed field, and for a text the changed languages. */
export interface Edit {
  field: string
  /** null for a field that is not a text. */
  locales: string[] | null
}

/** Fields whose values differ. @param isOrdered true if the order of ids in a list counts */
export const changedFields = <Values extends object>(opened: Values, values: Values, isOrdered = false): (keyof Values & string)[] =>
  (Object.keys(values) as (keyof Values & string)[]).filter(field => !sameValue(opened[field], values[field], isOrdered))

export const editsIn = <Values extends object>(opened: Values, values: Values, isOrdered: boolean): Edit[] =>
  changedFields(opened, values, isOrdered).map(field => {
    const [before, now] = [opened[field], values[field]]
    return { field, locales: isMap(now) ? localesOf(isMap(before) ? before : {}, now) : null }
  })

export const editInWords = ({ field, locales }: Edit, labelOf: (field: string) => string): string =>
  locales === null || locales.join() === DEFAULT_LOCALE ? labelOf(field) : `${labelOf(field)} (${listed(locales)})`

/** Changed fields in words, texts with their languages: "Título", "Descripción (es_ES y fr_FR)". */
export const changesIn = <Values extends object>(
  opened: Values,
  values: Values,
  labelOf: (field: string) => string,
  isOrdered = false,
): string[] => editsIn(opened, values, isOrdered).map(edit => editInWords(edit, labelOf))
