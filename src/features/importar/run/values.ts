import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import type { FieldValue } from '@/shared/resources/fields'
import { sameValue } from '@/shared/resources/sameValue'
import { LINE_FIELDS } from '@/features/importar/model/targets'
import type { FieldChange, ImportedRecord, LineInput, ReviewedLines, ReviewedRow } from '@/features/importar/model/types'

/** Ids of the records created for missing names, by the names' keys. */
export type MadeIds = Readonly<Record<string, number>>

type Values = Record<string, FieldValue>

/** Keys of the missing names that a row uses. */
export const madeIn = ({ changes, lines }: ReviewedRow): string[] => [
  ...changes.flatMap(({ made }) => made),
  ...(lines?.inputs ?? []).flatMap(({ made }) => Object.values(made)),
]

/** Keys of the missing names that rows use. */
export const madeInRows = (rows: readonly { row: ReviewedRow }[]): ReadonlySet<string> => new Set(rows.flatMap(({ row }) => madeIn(row)))

/** Value that a change writes, including ids of created records. */
export const afterOf = ({ after, made }: FieldChange, ids: MadeIds): FieldValue => {
  const added = made.flatMap(key => ids[key] ?? [])
  if (added.length === 0) return after
  return Array.isArray(after) ? [...after.filter(each => typeof each === 'number'), ...added] : (added[0] ?? after)
}

const valueIn = (values: Readonly<Values>, { field, locale }: FieldChange): FieldValue | undefined => {
  const value = values[field]
  return locale === null ? value : isLocaleMap(value) ? value[locale] : undefined
}

/** Values with the changes applied; of a text, in one language. */
export const withChanges = (values: Readonly<Values>, changes: readonly FieldChange[], ids: MadeIds): Values => {
  const changed: Values = { ...values }
  for (const change of changes) {
    const { field, locale } = change
    const after = afterOf(change, ids)
    const before = changed[field]
    if (locale === null) changed[field] = after
    else changed[field] = { ...(isLocaleMap(before) && before), [locale]: typeof after === 'string' ? after : '' }
  }
  return changed
}

/**
 * Changes that a record still lacks: an earlier attempt without a response may have written some. Null if another user has changed one of
 * the values since the review.
 */
export const lackingIn = (record: ImportedRecord, changes: readonly FieldChange[], ids: MadeIds): FieldChange[] | null => {
  const lacking = changes.filter(change => !sameValue(valueIn(record, change), afterOf(change, ids)))
  return lacking.every(change => sameValue(valueIn(record, change), change.before)) ? lacking : null
}

export const linesWith = ({ inputs }: ReviewedLines, ids: MadeIds): LineInput[] =>
  inputs.map(({ made, ...input }) => {
    const ofMade = LINE_FIELDS.flatMap(field => {
      const id = ids[made[field] ?? '']
      return id === undefined ? [] : [[field, id] as const]
    })
    return { ...input, ...Object.fromEntries(ofMade) }
  })
