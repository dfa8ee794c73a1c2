import type { LocaleMap } from '@/shared/locales'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of thousands of records each is asked: nothing is made for the answer. */
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
 * Record whose maps hold texts and nothing else, whatever the API has sent: what is no text counts as missing, which every screen can
 * show and the next save mends. A record that is as it should be is given back itself.
 * @param names of the members that are maps
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
