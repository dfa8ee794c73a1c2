import { sql } from 'kysely'
import type { Autor, CampoTocado, Traduccion } from '@/shared/history'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { resourceNames } from '@/shared/resources/names'
import { compiledStatement, param } from '../database/prepared'
import type { Snapshot } from '../database/snapshot'
import { autor } from './autor'
import type { Changed } from './changes'
import { changesAsked, isPlain, MOST_COUNTED, newestAsked, storedBytes, type HistoryFilter } from './historyFilter'
import { trimmed } from './trimmed'

/** Changes of an entry that are sent: enough for a record with its parts, else for a line. */
const MOST_OF_RECORD = 1_000
const MOST_OF_FIRST = 200

/** Records of an entry that are named at most: the first, and some beside it. */
export const MOST_NAMED = 4

/** Bytes as they are stored that the changes of a page have at most, beyond its first one: unpacked they are many times as many. */
const MOST_BYTES = 1_000_000

/** A row that an entry touched, and what it is a part of. */
export interface Touched extends Changed {
  id: number
  raiz_tipo: string
  raiz: number
}

export interface Root {
  raiz_tipo: string
  raiz: number
}

export interface Head {
  id: number
  momento: Date
  restaura: boolean
  /** `Save-Id` of an import; null for other saves. */
  importacion: string | null
  usuario: Autor | null
  /** The first records that it touched, in the order in which it did; parts are told of as what they are parts of. Null where one is asked for. */
  roots: readonly Root[] | null
  /** Number of touched records by resource, the most first; null where one is asked for. */
  por_tipo: Readonly<Record<string, number>> | null
  /** Kind of change of the record that is asked for, else of the first touched one. */
  changes: readonly Touched[] | null
  /** Translated texts, where the entry has nothing else, of several records. */
  traduccion: Traduccion | null
  /** Members that the entry changed in any of its several records. */
  campos: readonly CampoTocado[] | null
}

const ownFirst = sql`tabla <> raiz_tipo, id`

/** The changes of an entry, trimmed, as many as the bytes of a page allow: one in any case. */
const told = (where: ReturnType<typeof sql>, most: number) => sql`
  select id, entrada, tabla, registro, raiz_tipo, raiz,
    ${trimmed(sql`antes`, sql`despues`)} as antes, ${trimmed(sql`despues`, sql`antes`)} as despues
  from (
    select *, sum(${storedBytes}) over (order by ${ownFirst}) as bytes, row_number() over (order by ${ownFirst}) as puesto
    from historial_cambios where entrada = e.id and ${where} order by ${ownFirst} limit ${sql.lit(most)}
  ) as primeros where puesto = 1 or bytes <= ${sql.lit(MOST_BYTES)}`

/** Members without languages count as one without a name; texts by language alone are objects in a row. */
const translationOf = (filter: HistoryFilter) => sql`(
  select json_build_object('textos', count(*), 'idioma', case when min(idioma) = max(idioma) then min(idioma) end) from (
    select idioma from historial_cambios as c
      cross join jsonb_each(case when c.antes is null or c.despues is null then '{"": null}' else c.despues end) as campo
      left join lateral jsonb_object_keys(
        case when jsonb_typeof(campo.value) = 'object' then campo.value || coalesce(c.antes->campo.key, '{}') end) as idioma on true
    where entrada = e.id and ${changesAsked(filter)}
      and (idioma is null or campo.value->>idioma is distinct from c.antes->campo.key->>idioma)
  ) as textos having bool_and(coalesce(idioma, ${sql.lit(DEFAULT_LOCALE)}) <> ${sql.lit(DEFAULT_LOCALE)}))`

/** Members that are named of an entry that touched many records. */
const MOST_FIELDS = 12

/** Members of all records that changed, and the kinds of parts that came or went. A list that came back to what it was is no change. */
const fieldsOf = (filter: HistoryFilter) => sql`(
  select json_agg(json_build_object('tipo', tabla, 'campo', campo)) from (
    select tabla, campo from historial_cambios
      left join lateral jsonb_object_keys(case when antes is not null then despues end) as campo on true
    where entrada = e.id and ${changesAsked(filter)}
      and case when campo is null then tabla <> raiz_tipo else antes->campo is distinct from despues->campo end
    group by tabla, campo order by tabla <> min(raiz_tipo), min(id) limit ${sql.lit(MOST_FIELDS)}
  ) as campos)`

const ofRecord = (filter: HistoryFilter) => ({
  roots: sql`null`,
  counts: sql`null`,
  translation: sql`null`,
  fields: sql`null`,
  changes: told(changesAsked(filter), MOST_OF_RECORD),
})

const ofAny = (filter: HistoryFilter) => {
  const touched = sql`
    select raiz_tipo, raiz, min(id) as since from historial_cambios where entrada = e.id and ${changesAsked(filter)} group by raiz_tipo, raiz`
  const records = sql`(select count(*)::integer from (${touched}) as touched)`
  const ofMany = (told: ReturnType<typeof sql>) => sql`case when bytes <= ${sql.lit(MOST_BYTES)} and ${records} > 1 then ${told} end`
  return {
    roots: sql`(
      select json_agg(json_build_object('raiz_tipo', raiz_tipo, 'raiz', raiz) order by since)
      from (select * from (${touched}) as touched order by since limit ${sql.lit(MOST_NAMED)}) as first)`,
    counts: sql`(
      select json_object_agg(raiz_tipo, registros order by registros desc, since)
      from (select raiz_tipo, count(*)::integer as registros, min(since) as since from (${touched}) as touched group by raiz_tipo) as by_kind)`,
    changes: told(
      sql`not vacio and (raiz_tipo, raiz) = (select raiz_tipo, raiz from (${touched}) as touched order by since limit 1)`,
      MOST_OF_FIRST,
    ),
    translation: ofMany(translationOf(filter)),
    fields: ofMany(fieldsOf(filter)),
  }
}

/** `Save-Id` of the import that an entry is; null for other saves [IX-07]. */
const importOf = sql`case when es_importacion(e.guardado) then e.guardado end`

const headsOf = (filter: HistoryFilter, answers: string) => {
  const { roots, counts, changes, translation, fields } = filter.id === undefined ? ofAny(filter) : ofRecord(filter)
  return sql<Head>`
    select e.id, e.momento, e.restaura, ${importOf} as importacion, ${autor} as usuario, ${roots} as roots, ${counts} as por_tipo,
      (select json_agg(c order by ${ownFirst}) from (${changes}) as c) as changes, ${translation} as traduccion, ${fields} as campos
    from jsonb_to_recordset(${answers}::jsonb) as hallada (id bigint, bytes bigint)
      join historial as e on e.id = hallada.id left join usuarios as u on u.id = e.usuario
    order by e.id desc`
}

/** Query of the panel of a record, the most frequent one. */
const ofRecords = new Map(
  resourceNames.map((table: string) => {
    const filter: HistoryFilter = { tipos: [table], id: param('id'), antes: param('antes') }
    return [
      table,
      {
        find: compiledStatement(() => newestAsked(filter, param('limit'), param('most'))),
        read: compiledStatement(() => headsOf(filter, param('answers'))),
      },
    ]
  }),
)

export interface Heads {
  heads: Head[]
  /** Number of entries, up to one more than are counted; null on later pages. */
  total: number | null
  /** Cursor of the next page; 0 on the last. */
  next: number
  /** True if not all possible entries were read. */
  isPartial: boolean
}

/** The first of them that a page has room for. */
const fitting = <Sized extends { bytes: number }>(found: readonly Sized[], limit: number) => {
  let bytes = 0
  const last = found.findIndex((each, at) => at >= limit || ((bytes += each.bytes) > MOST_BYTES && at > 0))
  return last < 0 ? found : found.slice(0, last)
}

/** The newest entries that answer it, at most `limit`, newest first. */
export const readHeads = async ({ db }: Snapshot, filter: HistoryFilter, limit: number): Promise<Heads> => {
  const { tipos: [tipo = ''] = [], id, antes = null } = filter
  const isFirst = antes === null
  const most = isFirst ? Math.max(MOST_COUNTED, limit) + 1 : limit + 1
  const prepared = id !== undefined && isPlain(filter) ? ofRecords.get(tipo) : undefined
  const [answers] = prepared
    ? await prepared.find(db, { id, antes, limit: limit + 1, most })
    : (await newestAsked(filter, limit + 1, most).execute(db)).rows
  const found = answers?.found ?? []
  const suelo = answers?.suelo ?? 0
  const fit = fitting(found, limit)
  const asked = JSON.stringify(fit)
  const heads =
    fit.length === 0 ? [] : prepared ? await prepared.read(db, { id, answers: asked }) : (await headsOf(filter, asked).execute(db)).rows
  return {
    heads,
    total: isFirst ? (answers?.total ?? 0) : null,
    next: fit.length < found.length ? (fit.at(-1)?.id ?? 0) : suelo,
    isPartial: suelo > 0,
  }
}

export interface RecordsOfEntry {
  entrada: number
  tipos?: readonly string[] | undefined
  /** Id of a change: only records that the entry touched after that one. */
  despues: number
}

/** The records that an entry touched, each as the head of an entry that touched it alone, in the order in which it did; at most `limit`. */
export const readHeadsOfRecords = async ({ db }: Snapshot, { entrada, tipos, despues }: RecordsOfEntry, limit: number) => {
  const asked = changesAsked({ tipos })
  const { rows } = await sql<Root & { since: number; bytes: number }>`
    select raiz_tipo, raiz, min(id) as since, sum(${storedBytes})::integer as bytes from historial_cambios
    where entrada = ${entrada}::bigint and ${asked} group by raiz_tipo, raiz
    having min(id) > ${despues}::bigint order by since limit ${limit + 1}::integer`.execute(db)
  const fit = fitting(rows, limit)
  const heads = await sql<Head>`
    select e.id, e.momento, e.restaura, ${importOf} as importacion, ${autor} as usuario, null as por_tipo, null as traduccion, null as campos,
      json_build_array(json_build_object('raiz_tipo', tocado.raiz_tipo, 'raiz', tocado.raiz)) as roots,
      (select json_agg(c order by ${ownFirst}) from (
        ${told(sql`${asked} and raiz_tipo = tocado.raiz_tipo and raiz = tocado.raiz`, MOST_OF_FIRST)}
      ) as c) as changes
    from jsonb_to_recordset(${JSON.stringify(fit)}::jsonb) as tocado (raiz_tipo text, raiz integer, since bigint)
      join historial as e on e.id = ${entrada}::bigint left join usuarios as u on u.id = e.usuario
    order by tocado.since`.execute(db)
  return { heads: heads.rows, next: fit.length < rows.length ? (fit.at(-1)?.since ?? 0) : 0 }
}
