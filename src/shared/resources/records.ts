import { blankValue, sameValue } from '@/shared/resources/kinds'
import { fieldOf, writableNames, type Resource, type ValuesOf, type WritableName } from '@/shared/resources/resource'

const hasAll = <R extends Resource>(resource: R, values: object): values is ValuesOf<R> =>
  writableNames(resource).every(name => Object.hasOwn(values, name))

/** Values of a form for a new record. */
export const blankOf = <R extends Resource>(resource: R): ValuesOf<R> => {
  const values = Object.fromEntries(writableNames(resource).map(name => [name, blankValue(fieldOf(resource, name))]))
  if (!hasAll(resource, values)) throw new Error(`${resource.name}: blank record without some field`)
  return values
}

/** Names of the fields that differ from those a form was opened with: draft, marks and the leave question use them. */
export const changedNames = <R extends Resource>(resource: R, opened: ValuesOf<R>, values: ValuesOf<R>): WritableName<R>[] =>
  writableNames(resource).filter(name => !sameValue(fieldOf(resource, name), opened[name], values[name]))
