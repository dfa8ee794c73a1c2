import { sql, type Kysely } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import type { LiveChange, Persona } from '@/shared/live'
import { isResourceName, resources } from '@/shared/resources/registry'
import type { ResourceName } from '@/shared/resources/names'
import type { Resource } from '@/shared/resources/resource'
import { compiledStatement } from '../database/prepared'
import type { Schema } from '../database/schema'
import { autor } from '../history/autor'
import { changedSince } from '../records/changes'

/** Most ids in an event. */
const MOST = 500

const readAll = compiledStatement<{ tabla: string; version: number }>(() => sql`select tabla, version from versiones_de_tabla`)

/** Versions of the tables of all resources, at one moment. */
export const readVersions = async (db: Kysely<Schema>): Promise<Map<ResourceName, number>> =>
  new Map((await readAll(db, {})).flatMap(({ tabla, version }) => (isResourceName(tabla) ? [[tabla, version] as const] : [])))

interface ChangedRecord {
  version: number
  isKnown: boolean
  registro: number | null
  isThere: boolean
  /** References of the record, by member; each null for a deleted record. */
  referidos: Record<string, number | null> | null
  usuario: Persona | null
}

/** Reference members of child records; none for other resources. */
const referencesOf = (name: ResourceName): string[] => {
  const { child, fields }: Resource = resources[name]
  return child ? Object.entries(fields).flatMap(([member, { kind }]) => (kind === 'reference' ? [member] : [])) : []
}

const objectOf = (members: readonly string[]) =>
  sql.join(members.map(member => sql`${sql.lit(member)}::text, registros.${sql.ref(member)}`))

const findIn = (table: ResourceName) =>
  compiledStatement<ChangedRecord>(
    () => sql`
      with ${changedSince(table, sql`registro, usuario`, MOST)}
      select tabla.version, tabla.conocidos as "isKnown", cambiados.registro,
        registros.id is not null as "isThere", json_build_object(${objectOf(referencesOf(table))}) as referidos,
        ${autor} as usuario
      from tabla left join cambiados on true left join ${sql.table(table)} as registros on registros.id = cambiados.registro
        left join usuarios as u on u.id = cambiados.usuario
      order by cambiados.registro`,
  )

const finders = new Map(Object.values(resources).map(({ name }) => [name, findIn(name)]))

/** Ids of existing records, or of deleted ones. */
const idsOf = (found: readonly ChangedRecord[], areThere: boolean) =>
  found.flatMap(({ registro, isThere }) => (registro !== null && isThere === areThere ? [registro] : []))

/** Ids that records refer to, by member. */
const referredBy = (members: readonly string[], found: readonly ChangedRecord[]) =>
  Object.fromEntries(
    members.map(member => [member, [...new Set(found.flatMap(({ isThere, referidos }) => (isThere && referidos?.[member]) || []))]]),
  )

/** Changes of a table since a version: an event for each user; none without changes, one without ids for unknown or too many changes. */
export const readChanges = async (db: Kysely<Schema>, recurso: ResourceName, since: number): Promise<LiveChange[]> => {
  const found = (await finders.get(recurso)?.(db, { since })) ?? []
  const [first] = found
  if (first === undefined || first.version === since) return []
  const { version } = first
  if (!first.isKnown || found.length > MOST) return [{ recurso, version, registros: [], eliminados: [], usuario: null }]
  const members = referencesOf(recurso)
  const byUser = groupBy(found, ({ usuario }) => usuario?.id)
  return [...byUser.values()].map(own => ({
    recurso,
    version,
    registros: idsOf(own, true),
    eliminados: idsOf(own, false),
    ...(members.length > 0 && { referidos: referredBy(members, own) }),
    usuario: own[0]?.usuario ?? null,
  }))
}
