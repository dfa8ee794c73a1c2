import { sql } from 'kysely'
import type { ResourceName } from '@/shared/resources/names'
import { refusingReferences } from '@/shared/resources/referrers'
import type { Resource } from '@/shared/resources/resource'
import type { Sql } from '../sql'
import { isList, listTable } from '../resources/columns'

/** Conditions, by resource, on records that refer to the record `id` of `target` and are not parts of it. */
export const conditionsOn = (target: ResourceName, id: number): Map<Resource, Sql[]> => {
  const found = new Map<Resource, Sql[]>()
  for (const { resource, member, field } of refusingReferences(target)) {
    const condition = isList(field)
      ? sql`id in (select registro from ${listTable(resource.name, member)} where elemento = ${id})`
      : sql`${sql.ref(member)} = ${id}`
    found.set(resource, [...(found.get(resource) ?? []), condition])
  }
  return found
}
