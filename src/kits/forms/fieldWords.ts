import { capitalized } from '@/shared/capitalized'
import { textsIn } from '@/kits/forms/conflict/conflictRows'
import type { Field, FieldValue, Kind, Values } from '@/shared/resources/fields'
import { acceptsValue } from '@/shared/resources/kinds'
import type { ResourceName } from '@/shared/resources/names'
import type { Fields, Resource } from '@/shared/resources/resource'

/** Label of a field by its name, or title of child records by their resource; an unknown name is returned unchanged. */
export const labelIn =
  (fields: Fields, children: readonly Resource[] = []) =>
  (name: string): string =>
    fields[name]?.label ?? children.find(each => each.name === name)?.child?.label ?? name

/** Names of referenced records; undefined for records that are not loaded or deleted. */
interface ReferredNames {
  record(resource: ResourceName, id: number): string | undefined
  country?(code: string): string
}

const itself = (_: Field, text: string) => text

/** Words by kind of field, as forms show the values. */
const words: { [K in Kind]: (field: Field<K>, value: Values[K], names: ReferredNames) => string } = {
  text: (_, map) => textsIn(map),
  plainText: itself,
  code: itself,
  generated: itself,
  date: itself,
  image: itself,
  integer: (_, number) => String(number),
  decimal: (_, number) => String(number),
  flag: ({ words: { yes, no } }, is) => capitalized(is ? yes : no),
  choice: ({ words: all }, index) => all[index] ?? '',
  reference: ({ to }, id, { record }) => record(to, id) || String(id),
  references: ({ to }, ids, { record }) => ids.map(id => record(to, id) || String(id)).join(', '),
  country: (_, code, { country }) => country?.(code) ?? code.toUpperCase(),
  countries: (_, codes) => codes.join(', '),
}

// `K` ties the value to its field.
const wordsFor = <K extends Kind>(field: Field<K>, value: Values[K], names: ReferredNames): string => words[field.kind](field, value, names)
const wordsOfKnown = (field: Field, value: FieldValue, names: ReferredNames) => (value === null ? '' : wordsFor(field, value, names))

/**
 * Values of fields in the words of the conflict question; a text of one language, and the value of an unknown field, are returned
 * unchanged.
 */
export const textIn =
  (fields: Fields, names: ReferredNames) =>
  (name: string, value: unknown): string => {
    const field = fields[name]
    if (field && acceptsValue(field, value)) return wordsOfKnown(field, value, names)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
