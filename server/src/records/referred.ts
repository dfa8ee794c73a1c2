import { sql, type Kysely } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { type Sql, unionAll } from '../sql'
import { nameColumns, listTable } from '../resources/columns'
import { partsOf } from '../resources/references'
import { Compressed } from '../response/compression'
import { versionOfTables } from './changes'

/** Statement for pairs of a record and a referenced one, and the table of the latter. */
interface Source {
  target: ResourceName
  pairs: Sql
}

const listsOf = ({ name, fields }: Resource): Source[] =>
  Object.entries(fields).flatMap(([member, field]) =>
    field.kind === 'references' ? [{ target: field.to, pairs: sql`select registro, elemento as id from ${listTable(name, member)}` }] : [],
  )

/** References of parts, counted for the record that they belong to: their column `owner`. */
const ofParts = (part: Resource, owner: string): Source[] => [
  ...Object.entries(part.fields).flatMap(([member, field]): Source[] => {
    if (field.kind !== 'reference' || field.owner) return []
    const pairs = sql`select ${sql.ref(owner)} as registro, ${sql.ref(member)} as id from ${sql.table(part.name)}`
    return [{ target: field.to, pairs }]
  }),
  ...listsOf(part).map(({ target, pairs }) => ({
    target,
    pairs: sql`select parte.${sql.id(owner)} as registro, lista.id from ${sql.table(part.name)} as parte join (${pairs}) as lista on lista.registro = parte.id`,
  })),
]

/** References that are not columns of the record: those of its lists and parts. */
const sourcesOf = (resource: Resource): Source[] => [
  ...listsOf(resource),
  ...partsOf(resource).flatMap(({ part, member }) => ofParts(part, member)),
]

export const refersToOthers = (resource: Resource): boolean => sourcesOf(resource).length > 0

/** Name in the default locale only, if it has one: a list shows no other. */
const shown = (nombre: Sql) => sql`
  case when coalesce(${nombre}->>${sql.lit(DEFAULT_LOCALE)}, '') = '' then ${nombre}
    else jsonb_build_object(${sql.lit(DEFAULT_LOCALE)}::text, ${nombre}->>${sql.lit(DEFAULT_LOCALE)}) end`

const ofTarget = (target: Resource, sources: readonly Source[]) => {
  const { nombre, codigo } = nameColumns(target)
  const pairs = unionAll(sources.map(source => source.pairs))
  return sql`
    select ${sql.lit(target.name)} as tipo, referido.id, ${codigo} as codigo, ${shown(nombre)} as nombre, usan.registros
    from (
      select id, json_agg(distinct registro order by registro) as registros
      from (${pairs}) as pares where id is not null and registro is not null group by id
    ) as usan join ${sql.table(target.name)} as referido on referido.id = usan.id`
}

/**
 * Values of filters: records referenced by lists and parts of the records, each with the ids of the referring records [LS-01]. `version`
 * queries the version of all tables that they are read from; `statement` reads them as JSON with that version, in one state.
 */
export const referredOf = (resource: Resource) => {
  const byTarget = groupBy(sourcesOf(resource), ({ target }) => target)
  const parts = Array.from(byTarget, ([name, sources]) => ofTarget(resources[name], sources))
  const version = versionOfTables([resource.name, ...partsOf(resource).map(({ part }) => part.name), ...byTarget.keys()])
  const statement = sql<{ version: number; body: string }>`
    select version, (
      select coalesce(json_agg(referidos order by tipo, id), '[]')::text from (${unionAll(parts)}) as referidos
    ) as body from (${version}) as versiones`
  return { version, statement }
}

/** Referenced records as JSON, with the version of their tables. */
export const readReferred = async (db: Kysely<Schema>, { statement }: ReturnType<typeof referredOf>) => {
  const { rows } = await statement.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('No version of the tables')
  return { version: row.version, content: new Compressed(Buffer.from(row.body)) }
}
