import type { Resource } from '@/shared/resources/resource'
import { isList } from '../resources/columns'

/** A row as the triggers write it. */
export type Fila = Readonly<Record<string, unknown>>

/** A member as the API has it, given as the triggers write it. */
export const memberOf = (resource: Resource | undefined, name: string, value: unknown, base: string): unknown => {
  const field = resource?.fields[name]
  if (field?.kind === 'image') return typeof value === 'string' ? `${base}/imagenes/${value}` : null
  return value ?? (field && isList(field) ? [] : null)
}

/** The members of a row that the API has, as it has them. `base` is where the addresses of images begin. */
export const asRecord = (resource: Resource | undefined, row: Fila, base: string): Fila => {
  const { version: _, ...rest } = row
  // A list that nothing was ever in has no rows, and so is in no row of the history.
  const lists = Object.entries(resource?.fields ?? {}).flatMap(([name, field]): [string, unknown][] => (isList(field) ? [[name, []]] : []))
  return Object.fromEntries(
    [...lists.filter(([name]) => !(name in rest)), ...Object.entries(rest)].map(([name, value]) => [
      name,
      memberOf(resource, name, value, base),
    ]),
  )
}
