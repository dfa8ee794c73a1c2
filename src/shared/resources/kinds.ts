import { isListOf } from '@/shared/isListOf'
import { isTextMap } from '@/shared/locales/isLocaleMap'
import type { Field, FieldValue, Kind, Values } from '@/shared/resources/fields'

interface Rules<K extends Kind> {
  /** Value of a new record; a nullable field starts as null instead. */
  blank: (field: Field<K>) => Values[K]
  /** Checks data from outside: API responses, stored copies, drafts. */
  accepts: (value: unknown) => value is Values[K]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const words = { blank: () => '', accepts: isText }
const numbers = { blank: () => 0, accepts: isNumber }

/** Rules by kind of field. A new kind does not compile before every table by kind has it: rules, form schemas, words, columns, body schemas. */
const rulesByKind: { [K in Kind]: Rules<K> } = {
  text: { blank: () => ({}), accepts: isTextMap },
  plainText: words,
  code: words,
  generated: words,
  image: words,
  date: words,
  country: words,
  integer: numbers,
  decimal: numbers,
  choice: numbers,
  reference: numbers,
  flag: { blank: ({ initial }) => initial, accepts: isFlag },
  references: { blank: () => [], accepts: isListOf(isNumber) },
  countries: { blank: () => [], accepts: isListOf(isText) },
}

// `K` ties the field to the rules of its kind without a cast: `rulesByKind[field.kind]` is `Rules<K>`.
export const blankValue = <K extends Kind>(field: Field<K>): Values[K] | null =>
  field.nullable ? null : rulesByKind[field.kind].blank(field)

export const acceptsValue = (field: Field, value: unknown): value is FieldValue =>
  value === null ? field.nullable : rulesByKind[field.kind].accepts(value)
