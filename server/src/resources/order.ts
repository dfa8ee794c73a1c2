import { refusingReferences } from '@/shared/resources/referrers'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { ownersOf } from './references'

/** Items, each after those that `earlier` names. @throws Error if they refer to each other in a circle */
export const inOrder = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  earlier: (item: Item) => readonly string[],
): Item[] => {
  const ordered: Item[] = []
  let waiting = items
  while (waiting.length > 0) {
    const names = waiting.map(nameOf)
    const ready = waiting.filter(item => !earlier(item).some(name => names.includes(name)))
    if (ready.length === 0) throw new Error(`These refer to each other in a circle: ${names.join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(item => !ready.includes(item))
  }
  return ordered
}

const nameOf = ({ name }: Resource) => name

/** Order in which records can be created: each resource after those that it refers to. */
export const makingOrder = inOrder(allResources, nameOf, ({ fields }) =>
  Object.values(fields).flatMap(field => ('to' in field ? [field.to] : [])),
)

/** Order in which records are locked, that of saves: each resource before those that it refers to, and parts after their owners. */
export const lockOrder = inOrder(allResources, nameOf, resource => [
  ...ownersOf(resource).map(({ to }) => to),
  ...refusingReferences(resource.name).map(referrer => referrer.resource.name),
])
