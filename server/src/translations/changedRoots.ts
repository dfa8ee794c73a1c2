import { sql, type Kysely } from 'kysely'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import { compiledStatement, param } from '../database/prepared'
import type { Schema } from '../database/schema'
import { unionAll } from '../sql'
import { nameColumns } from '../resources/columns'
import { createSemaphore } from '../semaphore'
import { namingReference } from './rootTexts'
import { roots, resourcesWithTexts, VERSIONED } from './texts'

/** Key of a root in maps. */
const keyOf = (table: string, id: number) => `${table} ${id}`

/** State of the tables, updated from change to change. */
interface Timeline {
  /** Versions by table. */
  versions: Record<string, number>
  /** Sum of the versions, which identifies a moment. */
  version: number
  /** Roots of parts, by the part's table and id: a part that was moved or deleted does not name its former root. */
  owners: Map<string, Map<number, string>>
  /** Names of the records that name parts (components, stages), by table and id. */
  names: Map<string, Map<number, Name>>
  /** Changed roots with the version at which the change was found, by language; `ALL` where more has changed than a name in one language. */
  changed: Map<string, Map<string, number>>
}

type Name = Readonly<Record<string, string>>

const ALL = ''

/** Moment of the database; moments of different timelines cannot be compared. */
export interface Moment {
  timeline: object
  version: number
}

const PARTS = roots.flatMap(({ resource: { name: root }, parts }) =>
  parts.map(({ resource, owner }) => ({ root, table: resource.name, owner, naming: namingReference(resource) })),
)
const NAMING = [...new Set(PARTS.flatMap(({ naming }) => (naming ? [naming.table] : [])))]

const nameIn = (table: ResourceName) => nameColumns(resources[table]).nombre

const ROOTS = new Set<string>(roots.map(({ resource: { name } }) => name))

/** Records of one table: parts under roots of another table, or records that name parts. */
interface Records {
  versions: Record<string, number>
  table: string | null
  root: string | null
  ids: number[] | null
  /** Ids of the roots of parts, in the same order. */
  owners: number[] | null
  /** Names of the records that name parts, in the same order. */
  names: Name[] | null
}

const versions = sql`(
  select tabla, version, cambios_desde from versiones_de_tabla where tabla in (${sql.join(VERSIONED.map(table => sql.lit(table)))})
)`

/** Statement that reads all parts with their roots, and all names of parts, at one moment. */
const readAll = compiledStatement(() => {
  const parts = PARTS.map(
    ({ root, table, owner }) => sql`
      select ${sql.lit(table)} as "table", ${sql.lit(root)} as root, array_agg(id) as ids, array_agg(${sql.ref(owner)}) as owners,
        null::json as names
      from ${sql.table(table)} where ${sql.ref(owner)} is not null`,
  )
  const naming = NAMING.map(
    table => sql`select ${sql.lit(table)}, null, array_agg(id), null, json_agg(${nameIn(table)}) from ${sql.table(table)}`,
  )
  return sql<Records>`
    select (select json_object_agg(tabla, version) from ${versions} as versiones) as versions, registros.*
    from (select) as uno left join (${unionAll([...parts, ...naming])}) as registros on true`
})

/** Changed record, once for each root that shows it. */
interface ChangedRecord {
  versions: Record<string, number>
  isKnown: boolean
  table: string | null
  id: number | null
  root: string | null
  rootId: number | null
  /** True for a part of the root, false for a record that names a part of the root. */
  isPart: boolean | null
  /** Name of a record that names parts; null where it was deleted. */
  name: Name | null
}

/** Most changed records of a table; with more, everything is read again. */
const MOST = 2_000

/** Notes of changed records: the table whose version rises, the name that they are noted under, and the table of the records. */
const NOTES = resourcesWithTexts.flatMap(({ name: table }) => [
  [table, table, table],
  ['textos_cambiados', `textos_cambiados de ${table}`, table],
])

const rootsOfChanged = sql.join(
  PARTS.flatMap(({ root, table, owner, naming }) => {
    const found = (isPart: boolean, changed: string, column: string) => sql`
      select ${sql.lit(root)} as root, ${sql.ref(owner)} as "rootId", ${sql.lit(isPart)} as "isPart" from ${sql.table(table)}
      where cambiados.tabla = ${sql.lit(changed)} and ${sql.ref(`${table}.${column}`)} = cambiados.registro and ${sql.ref(owner)} is not null`
    return [found(true, table, 'id'), ...(naming ? [found(false, naming.table, naming.member)] : [])]
  }),
  sql` union `,
)

const nameOfChanged = unionAll(
  NAMING.map(
    table =>
      sql`select ${nameIn(table)} as name from ${sql.table(table)} where cambiados.tabla = ${sql.lit(table)} and id = cambiados.registro`,
  ),
)

/** Statement that reads the records changed since the given versions, with the roots that show them now, at one moment. */
const readChanged = compiledStatement(
  () => sql<ChangedRecord>`
    with notas (version_de, nombre, tabla) as (values ${sql.join(
      NOTES.map(names => sql`(${sql.join(names.map(name => sql.lit(name)))})`),
    )}), versiones as (
      select tabla, version, coalesce(cambios_desde <= desde and version >= desde, false) as conocida, desde
      from ${versions} as todas cross join lateral (select (${param('since')}::json ->> tabla)::bigint as desde) as antes
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
      cambiados.tabla as "table", cambiados.registro as id, raices.*, nombres.name
    from (select) as uno left join cambiados on true left join lateral (${rootsOfChanged}) as raices on true
      left join lateral (${nameOfChanged}) as nombres on true`,
)

const sumOf = (versions: Record<string, number>) => Object.values(versions).reduce((sum, version) => sum + version, 0)

/** Map of a table's records, created if it is missing. */
const ofTable = <T>(maps: Map<string, Map<number, T>>, table: string) => {
  const own = maps.get(table) ?? new Map<number, T>()
  maps.set(table, own)
  return own
}

const begin = async (db: Kysely<Schema>): Promise<Timeline> => {
  const found = await readAll(db, {})
  const owners: Timeline['owners'] = new Map()
  const names: Timeline['names'] = new Map()
  for (const { table, root, ids, ...of } of found)
    for (const [at, id] of (table === null ? [] : (ids ?? [])).entries()) {
      if (root !== null) ofTable(owners, table ?? '').set(id, keyOf(root, of.owners?.[at] ?? 0))
      else ofTable(names, table ?? '').set(id, of.names?.[at] ?? {})
    }
  const versions = found[0]?.versions ?? {}
  return { versions, version: sumOf(versions), owners, names, changed: new Map() }
}

/** Languages in which two names differ. */
const differing = (one: Name, other: Name) => Object.keys({ ...one, ...other }).filter(idioma => one[idioma] !== other[idioma])

/** Ids of the records, by their tables. */
const byTable = (found: readonly ChangedRecord[]) => {
  const records = new Map<string, Set<number>>()
  for (const { table, id } of found) {
    if (table === null || id === null) continue
    records.set(table, (records.get(table) ?? new Set()).add(id))
  }
  return records
}

/** Updates the timeline to the moment of the changed records; returns false, without a change, where the notes are incomplete. */
const follow = (timeline: Timeline, found: readonly ChangedRecord[]): boolean => {
  const { owners, names, changed } = timeline
  const records = byTable(found)
  if (!found[0]?.isKnown || [...records.values()].some(({ size }) => size > MOST)) return false
  const version = sumOf(found[0].versions)
  const note = (root: string, idioma = ALL) => changed.set(idioma, (changed.get(idioma) ?? new Map<string, number>()).set(root, version))
  for (const [table, ids] of records)
    for (const id of ids) {
      const before = owners.get(table)?.get(id)
      if (before !== undefined) note(before)
      owners.get(table)?.delete(id)
      if (ROOTS.has(table)) note(keyOf(table, id))
    }
  for (const { table, id, root, rootId, isPart, name } of found) {
    if (table === null || id === null || root === null || rootId === null) continue
    const key = keyOf(root, rootId)
    if (isPart) {
      note(key)
      ofTable(owners, table).set(id, key)
    } else for (const idioma of differing(names.get(table)?.get(id) ?? {}, name ?? {})) note(key, idioma)
  }
  for (const { table, id, name } of found) if (table !== null && id !== null && name !== null) ofTable(names, table).set(id, name)
  Object.assign(timeline, { versions: found[0].versions, version })
  return true
}

/**
 * Finds the roots whose texts have changed by the notes of changed records (migrations 006 and 018), once for all languages of a server.
 * Where the notes are incomplete, a new timeline begins, and lists of the former one are read again.
 */
export const createChangedRoots = () => {
  const alone = createSemaphore(1)
  let timeline: Timeline | undefined

  const now = async (db: Kysely<Schema>): Promise<Timeline> => {
    const current = timeline
    if (current !== undefined && follow(current, await readChanged(db, { since: JSON.stringify(current.versions) }))) return current
    return (timeline = await begin(db))
  }

  /** Latest moment of the database, without a query where `version` is the latest known one. */
  const read = async (db: Kysely<Schema>, version?: number): Promise<Moment> => {
    const latest = timeline !== undefined && timeline.version === version ? timeline : await now(db)
    return { timeline: latest, version: latest.version }
  }

  return {
    read: (db: Kysely<Schema>, version: number | undefined) => alone(() => read(db, version)),
    /** Runs work on a snapshot, which must not be older than the latest known moment: no other moment is read meanwhile. */
    alone: <T>(work: (readMoment: typeof read) => Promise<T>) => alone(() => work(read)),
    /**
     * Ids of the roots that have changed since the moment, by table; undefined where the changes are not known.
     *
     * @param languages languages of the shown names of parts
     */
    since: (moment: Moment, languages: readonly string[]): Map<string, Set<number>> | undefined => {
      if (timeline === undefined || moment.timeline !== timeline) return undefined
      const found = new Map<string, Set<number>>()
      for (const idioma of [ALL, ...languages])
        for (const [key, version] of timeline.changed.get(idioma) ?? []) {
          if (version <= moment.version) continue
          const [table = '', id] = key.split(' ')
          found.set(table, (found.get(table) ?? new Set()).add(Number(id)))
        }
      return found
    },
  }
}

export type ChangedRoots = ReturnType<typeof createChangedRoots>
