import { sql, type Kysely } from 'kysely'
import { compiledStatement, param } from '../database/prepared'
import type { Schema } from '../database/schema'
import type { Sql } from '../sql'
import type { Shape } from './shape'

/** Query of one version of several tables: it rises with each change of any of them. */
export const versionOfTables = (tables: readonly string[]) => sql<{ version: number }>`
  select sum(version)::bigint as version from versiones_de_tabla where tabla in (${sql.join(tables.map(table => sql.lit(table)))})`

/** Changed record; `body` is null for a deleted one. */
export interface ChangedRow {
  key: number
  body: string | null
}

export interface Changes {
  /** Version of the table at the time of the rows. */
  version: number
  rows: ChangedRow[]
}

interface FoundChange {
  version: number
  isKnown: boolean
  key: number | null
  body: string | null
}

/** Most changed records that are read: more cost more than the whole list. */
const MOST = 1_000

const since = sql`${param('since')}::bigint`

/** Tables of a statement: `tabla` with the version, and whether the changes `since` are known, and `cambiados` with `columns` of those. */
export const changedSince = (table: string, columns: Sql, most: number): Sql => sql`
  tabla as (
    select version, coalesce(cambios_desde <= ${since} and version >= ${since}, false) as conocidos
    from versiones_de_tabla where tabla = ${sql.lit(table)}
  ), cambiados as (
    select distinct ${columns} from registros_cambiados
    where (select conocidos from tabla) and tabla = ${sql.lit(table)} and version > ${since} limit ${sql.lit(most + 1)}
  )`

/**
 * Returns a function that reads the current records of a table, with ids, that have changed since a version: one statement, which sees one
 * state. Its result is undefined if the database does not know all changes, or they are too many.
 *
 * @param shape JSON of a record; `base` is the prefix of image addresses
 */
export const readChangesOf = (table: string, shape: (base: string) => Shape) => {
  const find = compiledStatement<FoundChange>(() => {
    const { json, from } = shape(param('base'))
    return sql<FoundChange>`
      with ${changedSince(table, sql`registro`, MOST)}
      select tabla.version, tabla.conocidos as "isKnown", cambiados.registro as key, ahora.body
      from tabla left join cambiados on true
        left join lateral (
          select ${json} as body from ${from} where ${sql.ref(`${table}.id`)} = cambiados.registro offset 0
        ) as ahora on true
      order by cambiados.registro`
  })

  return async (db: Kysely<Schema>, base: string, version: number): Promise<Changes | undefined> => {
    const found = await find(db, { base, since: version })
    const [first] = found
    if (first === undefined || !first.isKnown || found.length > MOST) return undefined
    return { version: first.version, rows: found.flatMap(({ key, body }) => (key === null ? [] : [{ key, body }])) }
  }
}
