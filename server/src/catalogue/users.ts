import { sql, type Kysely, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import type { Schema } from '../database/schema'
import { notFound } from '../answer/httpError'
import { catalogues } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import { conditions, ownersOf } from './references'
import { calledBy } from './standing'

/** Of every kind so many are named; all are counted. */
const MOST_NAMED = 20

/**
 * By kind of record, what holds for one that refers to that record, itself or by one of its parts: a composition line has no name and no
 * screen, its product has both.
 */
const conditionsByKind = (target: string, id: number) => {
  const byKind = new Map<string, RawBuilder<unknown>[]>()
  const add = (kind: string, found: readonly RawBuilder<unknown>[]) => byKind.set(kind, [...(byKind.get(kind) ?? []), ...found])
  for (const catalogue of catalogues) {
    const found = conditions(catalogue, target, id)
    if (found.length === 0) continue
    const owners = ownersOf(catalogue)
    if (owners.length === 0) add(catalogue.table, found)
    for (const { name, table } of owners)
      add(table, [sql`id in (select ${sql.ref(name)} from ${sql.table(catalogue.table)} where ${sql.join(found, sql` or `)})`])
  }
  return byKind
}

/** One row: how many of a kind there are, and the first of them by name. */
const usersOfKind = (catalogue: Catalogue, found: readonly RawBuilder<unknown>[], place: number) => {
  const { table } = catalogue
  const { nombre, codigo } = calledBy(catalogue)
  // As slugs are made: the engines have no collation in common that knows accents.
  const order = sql`hacer_slug(null, ${nombre}->>${sql.lit(DEFAULT_LOCALE)}) collate "C", id`
  return sql`
    select
      ${sql.lit(place)} as place,
      count(*) as total,
      json_build_object('tipo', ${sql.lit(table)}, 'total', count(*), 'registros',
        json_agg(json_build_object('id', id, 'codigo', codigo, 'nombre', nombre) order by puesto) filter (where puesto <= ${sql.lit(MOST_NAMED)})
      ) as kind
    from (
      select id, ${codigo} as codigo, ${nombre} as nombre, row_number() over (order by ${order}) as puesto
      from ${sql.table(table)} where ${sql.join(found, sql` or `)}
    ) as users`
}

/** Which records refer to this one, by kind, as JSON made in SQL: one statement, so that all of it held at one moment [LS-10, LS-11]. */
export const readUsers = async (db: Kysely<Schema>, { table }: Catalogue, id: number): Promise<string> => {
  const byKind = conditionsByKind(table, id)
  const kinds = catalogues.flatMap((catalogue, place) => {
    const found = byKind.get(catalogue.table)
    return found ? [usersOfKind(catalogue, found, place)] : []
  })
  const all =
    kinds.length === 0
      ? sql`'[]'`
      : sql`
    (select coalesce(json_agg(kind order by place), '[]') from (${sql.join(kinds, sql` union all `)}) as kinds where total > 0)`
  const { rows } = await sql<{ body: string }>`select ${all}::text as body from ${sql.table(table)} where id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw notFound()
  return row.body
}
