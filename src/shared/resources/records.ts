import { blankValue } from '@/shared/resources/kinds'
import { fieldOf, writableNames, type Resource, type ValuesOf } from '@/shared/resources/resource'

const hasAll = <R extends Resource>(resource: R, values: object): values is ValuesOf<R> =>
  writableNames(resource).every(name => Object.hasOwn(values, name))

/** Values of a form for a new record. */
export const blankOf = <R extends Resource>(resource: R): ValuesOf<R> => {
  const values = Object.fromEntries(writableNames(resource).map(name => [name, blankValue(fieldOf(resource, name))]))
  if (!hasAll(resource, values)) throw new Error(`${resource.name}: blank record without some field`)
  return values
}
