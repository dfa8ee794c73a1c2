import type { Resource } from '@/shared/resources/resource'
import { isList } from '../resources/columns'

/** Row as the triggers of the history write it. */
export type Fila = Readonly<Record<string, unknown>>

/** Value of a member for the API, from that in the history. */
export const memberOf = (resource: Resource | undefined, name: string, value: unknown, base: string): unknown => {
  const field = resource?.fields[name]
  if (field?.kind === 'image') return typeof value === 'string' ? `${base}/imagenes/${value}` : null
  return value ?? (field && isList(field) ? [] : null)
}

/** Members of a row of the history, for the API. `base` is the prefix of image addresses. */
export const asRecord = (resource: Resource | undefined, row: Fila, base: string): Fila => {
  const { version: _, ...rest } = row
  // A list that was always empty has no rows, so that the history does not have it.
  const lists = Object.entries(resource?.fields ?? {}).flatMap(([name, field]): [string, unknown][] => (isList(field) ? [[name, []]] : []))
  return Object.fromEntries(
    [...lists.filter(([name]) => !(name in rest)), ...Object.entries(rest)].map(([name, value]) => [
      name,
      memberOf(resource, name, value, base),
    ]),
  )
}
