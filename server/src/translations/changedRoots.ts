import { sql, type Kysely } from 'kysely'
import { prepare, slot } from '../database/prepared'
import type { Schema } from '../database/schema'
import { createTurns } from '../turns'
import { KNOWN_BY } from './rootTexts'
import { roots, translated, VERSIONED } from './texts'

/** Root as a key of maps. */
const keyOf = (table: string, id: number) => `${table} ${id}`

/** State of the tables, followed from change to change. */
interface Timeline {
  /** By table. */
  versions: Record<string, number>
  /** Sum of the versions, which names a moment. */
  version: number
  /** Roots of parts, by the part's table and id: a part that was moved or deleted does not name its former root. */
  owners: Map<string, Map<number, string>>
  /** Roots that have changed, with the version at which the change was found. */
  changed: Map<string, number>
}

/** Moment of the database; moments of different timelines cannot be compared. */
export interface Moment {
  timeline: object
  version: number
}

const PARTS = roots.flatMap(({ catalogue: { table: root }, parts }) =>
  parts.map(({ catalogue: { table }, owner }) => ({ root, table, owner, knownBy: KNOWN_BY[table] })),
)
const ROOTS = new Set(roots.map(({ catalogue: { table } }) => table))

/** Parts of one table under roots of another. */
interface PartsOfRoots {
  versions: Record<string, number>
  table: string | null
  root: string | null
  /** Ids of the parts, and of their roots in the same order. */
  parts: number[] | null
  owners: number[] | null
}

const versions = sql`(
  select tabla, version, cambios_desde from versiones_de_tabla where tabla in (${sql.join(VERSIONED.map(table => sql.lit(table)))})
)`

/** Parts with their roots, all of one moment. */
const readParts = prepare(
  () => sql<PartsOfRoots>`
    select (select json_object_agg(tabla, version) from ${versions} as versiones) as versions, partes.*
    from (select) as uno left join (${sql.join(
      PARTS.map(
        ({ root, table, owner }) => sql`
          select ${sql.lit(table)} as "table", ${sql.lit(root)} as root, array_agg(id) as parts, array_agg(${sql.ref(owner)}) as owners
          from ${sql.table(table)} where ${sql.ref(owner)} is not null`,
      ),
      sql` union all `,
    )}) as partes on true`,
)

/** Changed record, once for each root that shows it. */
interface ChangedRecord {
  versions: Record<string, number>
  isKnown: boolean
  table: string | null
  id: number | null
  root: string | null
  rootId: number | null
  /** True of a part of the root, false of a record that a part of the root is known by. */
  isPart: boolean | null
}

/** Bound on the changed records of a table: with more, all is read anew. */
const MOST = 2_000

/** Notes of changed records: the table whose version rises, the name that they are noted under, and the table of the records. */
const NOTES = translated.flatMap(({ table }) => [
  [table, table, table],
  ['textos_cambiados', `textos_cambiados de ${table}`, table],
])

const rootsOfChanged = sql.join(
  PARTS.flatMap(({ root, table, owner, knownBy }) => {
    const found = (isPart: boolean, changed: string, column: string) => sql`
      select ${sql.lit(root)} as root, ${sql.ref(owner)} as "rootId", ${sql.lit(isPart)} as "isPart" from ${sql.table(table)}
      where cambiados.tabla = ${sql.lit(changed)} and ${sql.ref(`${table}.${column}`)} = cambiados.registro and ${sql.ref(owner)} is not null`
    return [found(true, table, 'id'), ...(knownBy ? [found(false, knownBy.table, knownBy.member)] : [])]
  }),
  sql` union `,
)

/** Records that have changed since the versions given, with the roots that show them now: all of one moment. */
const readChanged = prepare(
  () => sql<ChangedRecord>`
    with notas (version_de, nombre, tabla) as (values ${sql.join(
      NOTES.map(names => sql`(${sql.join(names.map(name => sql.lit(name)))})`),
    )}), versiones as (
      select tabla, version, coalesce(cambios_desde <= desde and version >= desde, false) as conocida, desde
      from ${versions} as todas cross join lateral (select (${slot('since')}::json ->> tabla)::bigint as desde) as antes
    ), cambiados as materialized (
      select distinct notas.tabla, anotados.registro
      from notas join versiones on versiones.tabla = notas.version_de and versiones.version > versiones.desde
        cross join lateral (
          select distinct registro from registros_cambiados
          where registros_cambiados.tabla = notas.nombre and registros_cambiados.version > versiones.desde limit ${sql.lit(MOST + 1)}
        ) as anotados
      where (select bool_and(conocida) from versiones)
    )
    select (select json_object_agg(tabla, version) from versiones) as versions, (select bool_and(conocida) from versiones) as "isKnown",
      cambiados.tabla as "table", cambiados.registro as id, raices.*
    from (select) as uno left join cambiados on true left join lateral (${rootsOfChanged}) as raices on true`,
)

const sumOf = (versions: Record<string, number>) => Object.values(versions).reduce((sum, version) => sum + version, 0)

const begin = async (db: Kysely<Schema>): Promise<Timeline> => {
  const found = await readParts(db, {})
  const owners: Timeline['owners'] = new Map()
  for (const { table, root, parts, owners: rootIds } of found) {
    if (table === null || root === null) continue
    const own = owners.get(table) ?? new Map<number, string>()
    owners.set(table, own)
    parts?.forEach((id, at) => own.set(id, keyOf(root, rootIds?.[at] ?? 0)))
  }
  const versions = found[0]?.versions ?? {}
  return { versions, version: sumOf(versions), owners, changed: new Map() }
}

/** Ids of the records, by their tables. */
const byTable = (found: readonly ChangedRecord[]) => {
  const records = new Map<string, Set<number>>()
  for (const { table, id } of found) {
    if (table === null || id === null) continue
    records.set(table, (records.get(table) ?? new Set()).add(id))
  }
  return records
}

/** Timeline brought to the moment of the changed records; false, and nothing done, where the notes of changes do not tell all. */
const follow = (timeline: Timeline, found: readonly ChangedRecord[]): boolean => {
  const { owners, changed } = timeline
  const records = byTable(found)
  if (!found[0]?.isKnown || [...records.values()].some(({ size }) => size > MOST)) return false
  const version = sumOf(found[0].versions)
  for (const [table, ids] of records)
    for (const id of ids) {
      const before = owners.get(table)?.get(id)
      if (before !== undefined) changed.set(before, version)
      owners.get(table)?.delete(id)
      if (ROOTS.has(table)) changed.set(keyOf(table, id), version)
    }
  for (const { table, id, root, rootId, isPart } of found) {
    if (table === null || id === null || root === null || rootId === null) continue
    const key = keyOf(root, rootId)
    changed.set(key, version)
    if (isPart) owners.get(table)?.set(id, key)
  }
  Object.assign(timeline, { versions: found[0].versions, version })
  return true
}

/**
 * Roots whose texts have changed, found by the notes of changed records (migrations 006 and 018), once for all languages of a server. Where
 * the notes do not tell all, a new timeline begins, and lists of the former one are read anew.
 */
export const createChangedRoots = () => {
  const turns = createTurns(1)
  let timeline: Timeline | undefined

  const now = async (db: Kysely<Schema>): Promise<Timeline> => {
    const known = timeline
    if (known !== undefined && follow(known, await readChanged(db, { since: JSON.stringify(known.versions) }))) return known
    return (timeline = await begin(db))
  }

  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const finish = await turns.take()
    try {
      return await work()
    } finally {
      finish()
    }
  }

  /** Last moment of the database, which is not asked where `version` is the last that is known. */
  const read = async (db: Kysely<Schema>, version?: number): Promise<Moment> => {
    const known = timeline !== undefined && timeline.version === version ? timeline : await now(db)
    return { timeline: known, version: known.version }
  }

  return {
    read: (db: Kysely<Schema>, version: number | undefined) => alone(() => read(db, version)),
    /** Work on a snapshot, which must not be older than the last moment known: no other moment is read meanwhile. */
    alone: <T>(work: (readMoment: typeof read) => Promise<T>) => alone(() => work(read)),
    /** Ids of the roots that have changed since, by tables; undefined where they are not known. */
    since: (moment: Moment): Map<string, number[]> | undefined => {
      if (timeline === undefined || moment.timeline !== timeline) return undefined
      const found = new Map<string, number[]>()
      for (const [key, version] of timeline.changed) {
        if (version <= moment.version) continue
        const [table = '', id] = key.split(' ')
        const ids = found.get(table) ?? []
        found.set(table, ids)
        ids.push(Number(id))
      }
      return found
    },
  }
}

export type ChangedRoots = ReturnType<typeof createChangedRoots>
