import { sql } from 'kysely'
import type { CampoTocado, Traduccion } from '@/shared/history'
import type { Persona } from '@/shared/live'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { resourceNames } from '@/shared/resources/names'
import { compiledStatement, param } from '../database/prepared'
import type { Snapshot } from '../database/snapshot'
import type { Sql } from '../sql'
import { autor } from './autor'
import type { ChangeRow } from './changes'
import { changesMatching, isPlain, MOST_COUNTED, newestMatching, storedBytes, type HistoryFilter } from './historyFilter'
import { trimmed } from './trimmed'

/** Most changes sent per entry: in the history of one record with its parts, and in the history of all records. */
const MOST_OF_RECORD = 1_000
const MOST_OF_FIRST = 200

/** Most records named per entry, the first included. */
export const MOST_NAMED = 4

/** Most stored bytes of the changes of a page; its first change is always sent. Decompressed, they are many times larger. */
const MOST_BYTES = 1_000_000

/** Row that an entry touched, and the record that it is a part of. */
export interface TouchedRow extends ChangeRow {
  id: number
  raiz_tipo: string
  raiz: number
}

export interface RootRow {
  raiz_tipo: string
  raiz: number
}

export interface Head {
  id: number
  momento: Date
  restaura: boolean
  /** `Save-Id` of an import; null for other saves. */
  importacion: string | null
  usuario: Persona | null
  /** First touched records in their order, owners instead of parts; null if the filter has one record. */
  roots: readonly RootRow[] | null
  /** Number of touched records by resource, the most first; null if one record is requested. */
  por_tipo: Readonly<Record<string, number>> | null
  /** Changes of the requested record, else of the first touched one. */
  changes: readonly TouchedRow[] | null
  /** Set if the entry changed nothing but translations of several records. */
  traduccion: Traduccion | null
  /** Members changed in any of several records; null for one record, or for too many bytes. */
  campos: readonly CampoTocado[] | null
}

const ownFirst = sql`tabla <> raiz_tipo, id`

/** Trimmed changes of an entry, as many as fit into the bytes of a page, at least one. */
const trimmedChanges = (where: Sql, most: number) => sql`
  select id, entrada, tabla, registro, raiz_tipo, raiz,
    ${trimmed(sql`antes`, sql`despues`)} as antes, ${trimmed(sql`despues`, sql`antes`)} as despues
  from (
    select *, sum(${storedBytes}) over (order by ${ownFirst}) as bytes, row_number() over (order by ${ownFirst}) as puesto
    from historial_cambios where entrada = e.id and ${where} order by ${ownFirst} limit ${sql.lit(most)}
  ) as primeros where puesto = 1 or bytes <= ${sql.lit(MOST_BYTES)}`

/** Number and language of translations; null if other members changed too. Only texts by language are objects in a row. */
const translationOf = (filter: HistoryFilter) => sql`(
  select json_build_object('textos', count(*), 'idioma', case when min(idioma) = max(idioma) then min(idioma) end) from (
    select idioma from historial_cambios as c
      cross join jsonb_each(case when c.antes is null or c.despues is null then '{"": null}' else c.despues end) as campo
      left join lateral jsonb_object_keys(
        case when jsonb_typeof(campo.value) = 'object' then campo.value || coalesce(c.antes->campo.key, '{}') end) as idioma on true
    where entrada = e.id and ${changesMatching(filter)}
      and (idioma is null or campo.value->>idioma is distinct from c.antes->campo.key->>idioma)
  ) as textos having bool_and(coalesce(idioma, ${sql.lit(DEFAULT_LOCALE)}) <> ${sql.lit(DEFAULT_LOCALE)}))`

/** Most members listed for an entry with several records. */
const MOST_FIELDS = 12

/** Members changed in any record, and kinds of created or deleted parts. A list that has its former value again is no change. */
const fieldsOf = (filter: HistoryFilter) => sql`(
  select json_agg(json_build_object('tipo', tabla, 'campo', campo)) from (
    select tabla, campo from historial_cambios
      left join lateral jsonb_object_keys(case when antes is not null then despues end) as campo on true
    where entrada = e.id and ${changesMatching(filter)}
      and case when campo is null then tabla <> raiz_tipo else antes->campo is distinct from despues->campo end
    group by tabla, campo order by tabla <> min(raiz_tipo), min(id) limit ${sql.lit(MOST_FIELDS)}
  ) as campos)`

const ofRecord = (filter: HistoryFilter) => ({
  roots: sql`null`,
  counts: sql`null`,
  translation: sql`null`,
  fields: sql`null`,
  changes: trimmedChanges(changesMatching(filter), MOST_OF_RECORD),
})

const ofAny = (filter: HistoryFilter) => {
  const touched = sql`
    select raiz_tipo, raiz, min(id) as since from historial_cambios where entrada = e.id and ${changesMatching(filter)} group by raiz_tipo, raiz`
  const records = sql`(select count(*)::integer from (${touched}) as touched)`
  const ofMany = (value: Sql) => sql`case when bytes <= ${sql.lit(MOST_BYTES)} and ${records} > 1 then ${value} end`
  return {
    roots: sql`(
      select json_agg(json_build_object('raiz_tipo', raiz_tipo, 'raiz', raiz) order by since)
      from (select * from (${touched}) as touched order by since limit ${sql.lit(MOST_NAMED)}) as first)`,
    counts: sql`(
      select json_object_agg(raiz_tipo, registros order by registros desc, since)
      from (select raiz_tipo, count(*)::integer as registros, min(since) as since from (${touched}) as touched group by raiz_tipo) as by_kind)`,
    changes: trimmedChanges(
      sql`not vacio and (raiz_tipo, raiz) = (select raiz_tipo, raiz from (${touched}) as touched order by since limit 1)`,
      MOST_OF_FIRST,
    ),
    translation: ofMany(translationOf(filter)),
    fields: ofMany(fieldsOf(filter)),
  }
}

/** `Save-Id` of an import, for its entry; null for other saves [IX-07]. */
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

/** Prepared queries for the history of one record, the most frequent request. */
const ofRecords = new Map(
  resourceNames.map((table: string) => {
    const filter: HistoryFilter = { tipos: [table], id: param('id'), antes: param('antes') }
    return [
      table,
      {
        find: compiledStatement(() => newestMatching(filter, param('limit'), param('most'))),
        read: compiledStatement(() => headsOf(filter, param('answers'))),
      },
    ]
  }),
)

interface Heads {
  heads: Head[]
  /** Number of entries, at most `MOST_COUNTED` + 1; null on later pages. */
  total: number | null
  /** Cursor of the next page; 0 on the last. */
  next: number
  /** True if not all possible entries were read. */
  isPartial: boolean
}

/** First items that fit into a page, by number and bytes. */
const fitting = <Item extends { bytes: number }>(found: readonly Item[], limit: number) => {
  let bytes = 0
  const last = found.findIndex((each, at) => at >= limit || ((bytes += each.bytes) > MOST_BYTES && at > 0))
  return last < 0 ? found : found.slice(0, last)
}

/** Newest entries that match the filter, at most `limit`, newest first. */
export const readHeads = async ({ db }: Snapshot, filter: HistoryFilter, limit: number): Promise<Heads> => {
  const { tipos: [tipo = ''] = [], id, antes = null } = filter
  const isFirst = antes === null
  const most = isFirst ? Math.max(MOST_COUNTED, limit) + 1 : limit + 1
  const prepared = id !== undefined && isPlain(filter) ? ofRecords.get(tipo) : undefined
  const [answers] = prepared
    ? await prepared.find(db, { id, antes, limit: limit + 1, most })
    : (await newestMatching(filter, limit + 1, most).execute(db)).rows
  const found = answers?.found ?? []
  const suelo = answers?.suelo ?? 0
  const fit = fitting(found, limit)
  const page = JSON.stringify(fit)
  const heads =
    fit.length === 0 ? [] : prepared ? await prepared.read(db, { id, answers: page }) : (await headsOf(filter, page).execute(db)).rows
  return {
    heads,
    total: isFirst ? (answers?.total ?? 0) : null,
    next: fit.length < found.length ? (fit.at(-1)?.id ?? 0) : suelo,
    isPartial: suelo > 0,
  }
}

export interface RecordsOfEntry {
  entrada: number
  tipos?: readonly string[]
  /** Id of a change: only records touched after it. */
  despues: number
}

/** Records that an entry touched, in their order, each as the head of an entry of its own; at most `limit`. */
export const readHeadsOfRecords = async ({ db }: Snapshot, { entrada, tipos, despues }: RecordsOfEntry, limit: number) => {
  const condition = changesMatching({ tipos })
  const { rows } = await sql<RootRow & { since: number; bytes: number }>`
    select raiz_tipo, raiz, min(id) as since, sum(${storedBytes})::integer as bytes from historial_cambios
    where entrada = ${entrada}::bigint and ${condition} group by raiz_tipo, raiz
    having min(id) > ${despues}::bigint order by since limit ${limit + 1}::integer`.execute(db)
  const fit = fitting(rows, limit)
  const heads = await sql<Head>`
    select e.id, e.momento, e.restaura, ${importOf} as importacion, ${autor} as usuario, null as por_tipo, null as traduccion, null as campos,
      json_build_array(json_build_object('raiz_tipo', tocado.raiz_tipo, 'raiz', tocado.raiz)) as roots,
      (select json_agg(c order by ${ownFirst}) from (
        ${trimmedChanges(sql`${condition} and raiz_tipo = tocado.raiz_tipo and raiz = tocado.raiz`, MOST_OF_FIRST)}
      ) as c) as changes
    from jsonb_to_recordset(${JSON.stringify(fit)}::jsonb) as tocado (raiz_tipo text, raiz integer, since bigint)
      join historial as e on e.id = ${entrada}::bigint left join usuarios as u on u.id = e.usuario
    order by tocado.since`.execute(db)
  return { heads: heads.rows, next: fit.length < rows.length ? (fit.at(-1)?.since ?? 0) : 0 }
}
