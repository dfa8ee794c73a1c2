import { isObject } from '@/shared/isObject'
import type { LocaleMap } from '@/shared/locales'

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
 * Record with valid maps: values that are not texts are removed and count as missing, so that every page can show the record and the next
 * save repairs the map. A valid record is returned unchanged.
 * @param names of the fields that are maps
 */
export const readMaps = <Entity>(names: readonly string[], record: Entity): Entity => {
  if (!isObject(record)) return record
  let read = record
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? ''
    const value = record[name]
    if (value !== undefined && !isMap(value)) read = { ...read, [name]: textsIn(value) }
  }
  return read
}
