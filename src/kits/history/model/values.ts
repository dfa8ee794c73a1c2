import { showDecimal } from '@/ui/text/decimal'
import { isTextMap } from '@/shared/locales/isLocaleMap'
import { referredName, type Nombres } from '@/kits/history/model/names'
import type { HistoryField } from '@/shared/otherKinds'
import { firstText } from '@/shared/recordName'
import type { Field, FieldValue, Kind, Values } from '@/shared/resources/fields'
import { acceptsValue } from '@/shared/resources/kinds'

const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Words for a value that does not fit its field, or of a field unknown to this version. */
const asItCame = (value: unknown): string => {
  if (isTextMap(value)) return firstText(value)
  return isKey(value) || typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

/** Word of the forms for a choice without a value. */
const NONE = '--'

const itself = (_: Field, text: string) => text
const named = (keys: readonly (string | number)[], tipo: string, nombres: Nombres) =>
  keys.map(key => referredName(nombres, tipo, key)).join(', ')

const words: { [K in Kind]: (field: Field<K>, value: Values[K], nombres: Nombres) => string } = {
  text: (_, map) => firstText(map),
  plainText: itself,
  code: itself,
  generated: itself,
  date: itself,
  integer: ({ first = 0 }, number) => showDecimal(number + first, null),
  decimal: ({ decimals }, number) => showDecimal(number, decimals),
  flag: ({ words: { yes, no } }, is) => (is ? yes : no),
  choice: ({ words: names }, index) => (names[index] === NONE ? '' : (names[index] ?? String(index))),
  reference: ({ to }, id, nombres) => referredName(nombres, to, id),
  references: ({ to }, ids, nombres) => named(ids, to, nombres),
  country: (_, code, nombres) => referredName(nombres, 'paises', code),
  countries: (_, codes, nombres) => named(codes, 'paises', nombres),
  image: () => 'imagen',
}

// `K` ties the value to its field.
const wordsFor = <K extends Kind>(field: Field<K>, value: Values[K], nombres: Nombres): string => words[field.kind](field, value, nombres)
const wordsOfKnown = (field: Field, value: FieldValue, nombres: Nombres) => (value === null ? '' : wordsFor(field, value, nombres))

/** Value in the words of the forms: "activo", "8.00000", "Microelementos quelatados"; '' for none. */
export const valueWords = (field: HistoryField, value: unknown, nombres: Nombres): string => {
  if (value === null || value === undefined || value === '') return ''
  return field.kind !== 'untold' && acceptsValue(field, value) ? wordsOfKnown(field, value, nombres) : asItCame(value)
}

interface ListChange {
  added: (string | number)[]
  removed: (string | number)[]
  /** True if the entries are the same, in another order. */
  isMoved: boolean
}

const keysOf = (value: unknown): (string | number)[] => (Array.isArray(value) ? value.filter(isKey) : [])
/** Comparable form of a key, in upper case: country codes occur in both cases. */
const norm = (key: string | number): string => String(key).toUpperCase()

/** Field that holds several keys, of records or of countries. */
export const isList = (field: HistoryField): field is Field<'references' | 'countries'> =>
  field.kind === 'references' || field.kind === 'countries'

/** Entries added to a list, and entries removed from it. */
export const listChange = (antes: unknown, despues: unknown): ListChange => {
  const [before, after] = [keysOf(antes), keysOf(despues)]
  const lacks = (keys: readonly (string | number)[]) => {
    const known = new Set(keys.map(norm))
    return (key: string | number) => !known.has(norm(key))
  }
  const added = after.filter(lacks(before))
  const removed = before.filter(lacks(after))
  return { added, removed, isMoved: added.length === 0 && removed.length === 0 && before.map(norm).join() !== after.map(norm).join() }
}
