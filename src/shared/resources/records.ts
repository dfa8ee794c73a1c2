import type { FieldValue } from '@/shared/resources/fields'
import { blankValue } from '@/shared/resources/kinds'
import { fieldNames, fieldOf, writableNames, type Resource, type ValuesOf } from '@/shared/resources/resource'

const hasAll = <R extends Resource>(resource: R, values: object): values is ValuesOf<R> =>
  writableNames(resource).every(name => Object.hasOwn(values, name))

/** Values of a form for a new record. */
export const blankOf = <R extends Resource>(resource: R): ValuesOf<R> => {
  const values = Object.fromEntries(writableNames(resource).map(name => [name, blankValue(fieldOf(resource, name))]))
  if (!hasAll(resource, values)) throw new Error(`${resource.name}: blank record without some field`)
  return values
}

/** Kinds whose null a record reads as blank: an API may send an empty selection, a code or a number as null. */
const BLANK_KINDS = ['text', 'plainText', 'code', 'integer', 'references', 'countries'] as const
export type BlankKind = (typeof BLANK_KINDS)[number]

/** Blank values of the fields of a record that are never null. */
export const blanksOf = (resource: Resource): Record<string, FieldValue> =>
  Object.fromEntries(
    fieldNames(resource).flatMap(name => {
      const field = fieldOf(resource, name)
      return !field.nullable && BLANK_KINDS.some(kind => kind === field.kind) ? [[name, blankValue(field)]] : []
    }),
  )
