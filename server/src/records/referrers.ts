import { sql, type Kysely } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { ResourceName } from '@/shared/resources/names'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { anyOf, type Sql, unionAll } from '../sql'
import { notFound } from '../response/httpError'
import { nameColumns } from '../resources/columns'
import { ownersOf } from '../resources/references'
import { conditionsOn } from './references'

/** Most records named of each kind; all are counted. */
const MOST_NAMED = 20

/** Most records whose names are compared to choose those that are named: beyond that, the first by id are. */
const MOST_COMPARED = 1_000

/**
 * Conditions, by kind, on records that refer to the record `id` of `target`, themselves or by a part: a composition line has no name and no
 * screen, its product has both.
 */
const conditionsByKind = (target: ResourceName, id: number) => {
  const byKind = new Map<string, Sql[]>()
  const add = (kind: string, found: readonly Sql[]) => byKind.set(kind, [...(byKind.get(kind) ?? []), ...found])
  for (const [resource, found] of conditionsOn(target, id)) {
    const owners = ownersOf(resource)
    if (owners.length === 0) add(resource.name, found)
    for (const { member, to } of owners)
      add(to, [sql`id in (select ${sql.ref(member)} from ${sql.table(resource.name)} where ${anyOf(found)})`])
  }
  return byKind
}

/** Query for one row: number of records of a kind, and the first of them in the order of their names. */
const referrersOfKind = (resource: Resource, found: readonly Sql[], place: number) => {
  const { name } = resource
  const { nombre, codigo } = nameColumns(resource)
  // Sorted by slug, because the engines have no common collation that knows accents.
  const slug = sql`hacer_slug(null, nombre->>${sql.lit(DEFAULT_LOCALE)}) collate "C"`
  return sql`
    select
      ${sql.lit(place)} as place,
      count(*) as total,
      json_build_object('tipo', ${sql.lit(name)}, 'total', count(*), 'registros',
        json_agg(json_build_object('id', id, 'codigo', codigo, 'nombre', nombre) order by ${slug}, id) filter (where puesto <= ${sql.lit(MOST_NAMED)})
      ) as kind
    from (
      select *, row_number() over (order by case when usos <= ${sql.lit(MOST_COMPARED)} then ${slug} end, id) as puesto
      from (
        select id, ${codigo} as codigo, ${nombre} as nombre, count(*) over () as usos
        from ${sql.table(name)} where ${anyOf(found)}
      ) as counted
    ) as referrers`
}

/** Records that refer to this one, by kind, as JSON made in SQL by one statement, which sees one state [LS-10, LS-11]. */
export const readReferrers = async (db: Kysely<Schema>, { name }: Resource, id: number): Promise<string> => {
  const byKind = conditionsByKind(name, id)
  const kinds = allResources.flatMap((resource, place) => {
    const found = byKind.get(resource.name)
    return found ? [referrersOfKind(resource, found, place)] : []
  })
  const all =
    kinds.length === 0
      ? sql`'[]'`
      : sql`
    (select coalesce(json_agg(kind order by place), '[]') from (${unionAll(kinds)}) as kinds where total > 0)`
  const { rows } = await sql<{ body: string }>`select ${all}::text as body from ${sql.table(name)} where id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw notFound()
  return row.body
}
