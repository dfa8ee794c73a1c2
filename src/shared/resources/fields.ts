import { MAX_INTEGER, MAX_TEXT_LENGTH } from '@/shared/constants'
import type { LocaleMap } from '@/shared/locales'
import type { CountNoun, ResourceName } from '@/shared/resources/names'

/** Value types of the contract by kind of field. A nullable field may also be null. */
export interface Values {
  text: LocaleMap
  plainText: string
  code: string
  integer: number
  decimal: number
  flag: boolean
  choice: number
  /** "aaaa-mm-dd" */
  date: string
  reference: number
  references: number[]
  /** ISO alpha-2 code; case is ignored in comparisons. */
  country: string
  countries: string[]
  /** Absolute address. */
  image: string
  generated: string
}
export type Kind = keyof Values
export type FieldValue = Values[Kind] | null

interface Range {
  min: number
  max: number
}

/** Options by kind of field, in addition to the common ones. */
interface Options {
  /** A text of one line has a single-line input; a name is stored without line breaks and outer white space. */
  text: { oneLine: boolean; isName: boolean }
  plainText: { maxLength: number }
  code: object
  /** `first`: number that sentences give to 0, the first position in a list. */
  integer: Range & { first?: number }
  /** `range` and `decimals` are null without a limit. */
  decimal: { range: Range | null; decimals: number | null }
  flag: { initial: boolean; words: { yes: string; no: string } }
  choice: { words: readonly string[] }
  date: object
  /** `owner`: deleting the referenced record deletes this one, which does not block the deletion. */
  reference: { to: ResourceName; owner: boolean }
  references: { to: ResourceName; counted: CountNoun }
  country: object
  countries: { counted: CountNoun }
  /** `removable`: a call deletes the image alone. `part` names the file in the upload form; null: the field's name. */
  image: { removable: boolean; part: string | null }
  generated: object
}

interface CommonOptions {
  /** Label in the form, and in history, conflicts, drafts, comparison and reports. */
  label: string
  nullable: boolean
  /** Required for a new record. */
  required: boolean
  /** Set by the database or by a separate call; ignored in bodies. */
  readOnly: boolean
}

/** Field of a kind; by default, the union of all kinds. Indexed by `K`, so that tables by kind accept a field of kind `K`. */
export type Field<K extends Kind = Kind> = { [P in K]: { kind: P } & CommonOptions & Options[P] }[K]

export const isReference = (field: { kind: string }): field is Field<'reference' | 'references'> =>
  field.kind === 'reference' || field.kind === 'references'

/** Resource that the values of a field refer to; null when they refer to none. Countries are given by their codes. */
export const targetOf = (field: { kind: string }): ResourceName | 'paises' | null => {
  if (isReference(field)) return field.to
  return field.kind === 'country' || field.kind === 'countries' ? 'paises' : null
}

const plain = { nullable: false, required: false, readOnly: false } as const
const nullable = { ...plain, nullable: true } as const

// Each constructor keeps its flags as literal types, from which the types of records and inputs are inferred.
/** Texts by language of several lines [ML-01]. */
export const text = (label: string) => ({ kind: 'text', ...plain, label, oneLine: false, isName: false }) as const
/** Texts by language that are typed in one line. */
export const line = (label: string) => ({ kind: 'text', ...plain, label, oneLine: true, isName: false }) as const
/** Name of a record by language. */
export const name = (label: string) => ({ kind: 'text', ...plain, label, oneLine: true, isName: true }) as const
export const plainText = (label: string, maxLength = MAX_TEXT_LENGTH) => ({ kind: 'plainText', ...plain, label, maxLength }) as const
export const nullableText = (label: string) => ({ kind: 'plainText', ...nullable, label, maxLength: MAX_TEXT_LENGTH }) as const
/** Code of a record, never blank. */
export const code = (label: string) => ({ kind: 'code', ...plain, label, required: true }) as const
export const optionalCode = (label: string) => ({ kind: 'code', ...plain, label }) as const
export const integer = (label: string) => ({ kind: 'integer', ...plain, label, min: -MAX_INTEGER - 1, max: MAX_INTEGER }) as const
/** Position in a list, from 0; the screens count from 1. */
export const position = () => ({ ...integer('Orden'), first: 1 }) as const
/** Number that keeps the decimals of the request exactly. */
export const decimal = (label: string, { range, decimals }: Options['decimal'] = { range: null, decimals: null }) =>
  ({ kind: 'decimal', ...nullable, label, range, decimals }) as const
export const flag = (label: string, initial = false, words = { yes: 'sí', no: 'no' }) =>
  ({ kind: 'flag', ...plain, label, initial, words }) as const
/** Index into `words`. */
export const choice = (label: string, words: readonly string[]) => ({ kind: 'choice', ...plain, label, words }) as const
export const date = (label: string) => ({ kind: 'date', ...nullable, label }) as const
export const reference = (label: string, to: ResourceName) => ({ kind: 'reference', ...nullable, label, to, owner: false }) as const
export const requiredReference = (label: string, to: ResourceName) =>
  ({ kind: 'reference', ...plain, label, to, owner: false, required: true }) as const
/** Owner of the record; deleting the owner deletes the record. */
export const owner = (label: string, to: ResourceName) => ({ kind: 'reference', ...plain, label, to, owner: true, required: true }) as const
/** Optional reference to one of several possible owners. */
export const optionalOwner = (label: string, to: ResourceName) => ({ kind: 'reference', ...nullable, label, to, owner: true }) as const
export const references = (label: string, to: ResourceName, counted: CountNoun) =>
  ({ kind: 'references', ...plain, label, to, counted }) as const
export const country = (label: string) => ({ kind: 'country', ...nullable, label }) as const
export const countries = (label: string) => ({ kind: 'countries', ...plain, label, counted: { one: 'país', many: 'países' } }) as const
export const image = (label: string, part: string | null = null) =>
  ({ kind: 'image', ...nullable, label, readOnly: true, removable: true, part }) as const
/** Image that is deleted only with its record. */
export const lastingImage = (label: string) =>
  ({ kind: 'image', ...nullable, label, readOnly: true, removable: false, part: null }) as const
/** Computed by the database. */
export const generated = (label: string) => ({ kind: 'generated', ...plain, label, readOnly: true }) as const
