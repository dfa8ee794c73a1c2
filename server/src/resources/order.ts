import { refusingReferences } from '@/shared/resources/referrers'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { ownersOf } from './references'

/** All resources, each after those that `earlier` names. */
const inOrder = (earlier: (resource: Resource) => readonly string[]): Resource[] => {
  const ordered: Resource[] = []
  let waiting = allResources
  while (waiting.length > 0) {
    const isReady = (each: Resource) => !earlier(each).some(name => waiting.some(other => other.name === name))
    const ready = waiting.filter(isReady)
    if (ready.length === 0)
      throw new Error(`These resources refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(each => !ready.includes(each))
  }
  return ordered
}

/** Order in which records can be made: each resource after those that it refers to. */
export const makingOrder = inOrder(({ fields }) => Object.values(fields).flatMap(field => ('to' in field ? [field.to] : [])))

/** Order in which records are locked, that of saves: each resource before those that it refers to, and parts after their owners. */
export const lockOrder = inOrder(resource => [
  ...ownersOf(resource).map(({ to }) => to),
  ...refusingReferences(resource.name).map(referrer => referrer.resource.name),
])
