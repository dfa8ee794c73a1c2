import { sameTexts } from '@/shared/locales/sameTexts'
import type { Field, FieldValue, Kind, Values } from '@/shared/resources/fields'

interface Rules<K extends Kind> {
  /** Value of a new record; a nullable field starts as null instead. */
  blank: (field: Field<K>) => Values[K]
  same: (one: Values[K], other: Values[K]) => boolean
  /** Checks data from outside: API answers, kept copies, drafts. */
  accepts: (value: unknown) => value is Values[K]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText)
const isListOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem)

const identical = <T>(one: T, other: T) => one === other

/** Compares selections: order and repetition make no difference. */
const sameSet = <T>(one: readonly T[], other: readonly T[]) => {
  const all = new Set([...one, ...other])
  return all.size === new Set(one).size && all.size === new Set(other).size
}

const words = { blank: () => '', same: identical<string>, accepts: isText }
const numbers = { blank: () => 0, same: identical<number>, accepts: isNumber }

/** Rules by kind of field. A new kind does not compile before every table by kind has it: rules, form schemas, words, columns, body schemas. */
const kinds: { [K in Kind]: Rules<K> } = {
  text: { blank: () => ({}), same: sameTexts, accepts: isMap },
  plainText: words,
  code: words,
  generated: words,
  image: words,
  date: words,
  country: { ...words, same: (one, other) => one.toUpperCase() === other.toUpperCase() },
  integer: numbers,
  decimal: numbers,
  choice: numbers,
  reference: numbers,
  flag: { blank: ({ initial }) => initial, same: identical<boolean>, accepts: isFlag },
  references: { blank: () => [], same: sameSet<number>, accepts: isListOf(isNumber) },
  countries: {
    blank: () => [],
    same: (one, other) =>
      sameSet(
        one.map(code => code.toUpperCase()),
        other.map(code => code.toUpperCase()),
      ),
    accepts: isListOf(isText),
  },
}

// `K` ties the field to the rules of its own kind, so that no cast is needed: `kinds[field.kind]` is `Rules<K>`.
export const blankValue = <K extends Kind>(field: Field<K>): Values[K] | null => (field.nullable ? null : kinds[field.kind].blank(field))

export const sameValue = <K extends Kind>(field: Field<K>, one: Values[K] | null, other: Values[K] | null): boolean =>
  one === null || other === null ? one === other : kinds[field.kind].same(one, other)

export const acceptsValue = (field: Field, value: unknown): value is FieldValue =>
  value === null ? field.nullable : kinds[field.kind].accepts(value)
