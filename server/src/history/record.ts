import type { Catalogue } from '../definitions/definition'
import { image, map } from '../definitions/fields'

/** A row as the triggers write it. */
export type Fila = Readonly<Record<string, unknown>>

/** A member as the API has it, given as the triggers write it. */
export const memberOf = (definition: Catalogue | undefined, name: string, value: unknown, base: string): unknown => {
  const field = definition?.fields[name]
  if (field === image) return typeof value === 'string' ? `${base}/imagenes/${value}` : null
  return value ?? (field?.kind === 'list' ? [] : null)
}

/** The members of a row that the API has, as it has them. `base` is where the addresses of images begin. */
export const asRecord = (definition: Catalogue | undefined, row: Fila, base: string): Fila => {
  const { version: _, ...rest } = row
  // A list that nothing was ever in has no rows, and so is in no row of the history.
  const lists = Object.entries(definition?.fields ?? {}).flatMap(([name, { kind }]): [string, unknown][] =>
    kind === 'list' ? [[name, []]] : [],
  )
  return Object.fromEntries(
    [...lists.filter(([name]) => !(name in rest)), ...Object.entries(rest)].map(([name, value]) => [
      name,
      memberOf(definition, name, value, base),
    ]),
  )
}

export const isMap = (definition: Catalogue | undefined, name: string) => definition?.fields[name] === map
