import { savesOf } from '@/kits/forms/news/model/savesOf'
import type { NotedSave } from '@/kits/forms/news/slice'
import type { RecordChange } from '@/kits/history/model/recordChanges'

/** Change of a field by another user, in one language; `locale` is null for a field without languages. */
interface Mark {
  locale: string | null
  save: NotedSave
}

/** Last change of each language, by field. */
export type Marks = Readonly<Record<string, readonly Mark[]>>

export const NO_MARKS: Marks = {}

/** Adds the marks of changes; each mark has the last of the saves that made the change. */
export const withMarks = (fields: Marks, changes: readonly RecordChange[], saves: readonly NotedSave[]): Marks =>
  changes.reduce<Marks>((marked, change) => {
    const save = savesOf([change], saves).at(-1)
    if (change.kind !== 'campo' || !save) return marked
    const { campo, idioma: locale } = change.cambio
    return { ...marked, [campo]: [...(marked[campo] ?? []).filter(mark => mark.locale !== locale), { locale, save }] }
  }, fields)

const memberOf = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name]

const inLanguage = (value: unknown, locale: string | null): unknown =>
  locale === null || typeof value !== 'object' || value === null ? value : (memberOf(value, locale) ?? '')

/** Value of a field in one language; with null, of a field without languages. */
export const valueIn = (values: object, field: string, locale: string | null): unknown => inLanguage(memberOf(values, field), locale)
