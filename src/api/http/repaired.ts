import { isObject } from '@/shared/isObject'
import type { LocaleMap } from '@/shared/locales'
import type { FieldValue } from '@/shared/resources/fields'

/** Values for the fields of a record that are never null: texts by language, other texts, lists and numbers. */
export type Blanks = Readonly<Record<string, FieldValue>>

/** True for a map of texts. A loop without allocation, because thousands of records are checked. */
const isMap = (value: unknown): value is LocaleMap => {
  if (!isObject(value)) return false
  for (const locale in value) if (typeof value[locale] !== 'string') return false
  return true
}

const textsIn = (value: unknown): LocaleMap =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/**
 * Record that every page can show: null becomes the blank value of the field, and in maps values that are not texts count as missing, so that
 * the next save repairs the map. A valid record is returned unchanged.
 * @param isRow adds missing fields too; a single record keeps them missing, so that its save does not write them
 */
export const repaired = <Entity>(blanks: Blanks, record: Entity, isRow = false): Entity => {
  if (!isObject(record)) return record
  let read = record
  for (const name in blanks) {
    const value = record[name]
    if (value === undefined && !isRow) continue
    const blank = blanks[name]
    if (isObject(blank)) {
      if (!isMap(value)) read = { ...read, [name]: textsIn(value) }
    } else if (value == null) read = { ...read, [name]: blank }
  }
  return read
}
