import type { UnknownName } from '@/features/importar/model/cells'
import type { Names } from '@/features/importar/model/names'
import type { MissingName } from '@/features/importar/model/types'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

/**
 * True if a name is enough to create a record: the title is a localized text, and no field is required, except the owner of a child record:
 * the user chooses the crop of a stage.
 */
const canMake = (recurso: ResourceName): boolean => {
  const { title, fields, operations, child }: Resource = resources[recurso]
  if (title === null || fields[title]?.kind !== 'text' || (operations && !operations.includes('create'))) return false
  return Object.entries(fields).every(([name, { required }]) => !required || child?.owners.includes(name))
}

/** Unknown names without duplicates, those of most rows first [IX-04]. @param unknown names by row */
export const missingNames = (
  unknown: ReadonlyMap<number, readonly UnknownName[]>,
  names: (recurso: ResourceName) => Names<number>,
): MissingName[] => {
  const found = new Map<string, UnknownName & { rows: number }>()
  for (const all of unknown.values())
    for (const name of new Map(all.map(each => [each.key, each])).values()) {
      const entry = found.get(name.key)
      if (entry) entry.rows += 1
      else found.set(name.key, { ...name, rows: 1 })
    }
  return [...found.values()]
    .sort((one, other) => other.rows - one.rows)
    .map(name => {
      const known = names(name.recurso)
      const owned = known.owned?.(name.text)
      return { ...name, nearest: known.nearest(name.text), canMake: canMake(name.recurso), ...(owned && { owned }) }
    })
}
