import { sql, type RawBuilder } from 'kysely'
import type { Accion } from '@/shared/history'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import type { Resource } from '@/shared/resources/resource'
import { nameColumns } from '../resources/columns'
import { ownersOf, ownerlessResources } from '../resources/references'
import type { Snapshot } from '../database/snapshot'
import { allOf, anyOf, type Sql, unionAll } from '../sql'

/** Query of the history. */
export interface HistoryFilter {
  tipos?: readonly string[]
  /** Id of a record; requires exactly one of `tipos`. In a compiled statement, the parameter. */
  id?: number | string
  usuarios?: readonly number[]
  acciones?: readonly Accion[]
  /** Start, inclusive, and end, exclusive. */
  desde?: Date
  hasta?: Date
  /** Text in the name or code of the record; never blank. */
  buscar?: string
  /** Records whose name or code contains `buscar`, if they are few. */
  registros?: readonly Namesake[]
  /** Number of an entry: only older ones. In a compiled statement, the parameter. */
  antes?: number | string
}

/** Largest number that an entry can have. */
const LAST_ENTRY = '9223372036854775807'

const texts = (values: readonly string[]) => sql.join(values.map(value => sql`${value}`))

/**
 * Condition on changes of `como_se_aplica` in these stages, which are parts of products. The ids of the products reduce the rows to search; as
 * an array, not as a set, they allow the use of the index on (raiz_tipo, raiz).
 */
const appliedIn = (stages: Sql) =>
  anyOf(
    ownersOf(comoSeAplica).map(
      ({ member, to }) => sql`(raiz_tipo = ${sql.lit(to)}
        and raiz = any(array(select ${sql.ref(member)} from como_se_aplica where estado_fenologico in (${stages})))
        and tabla = 'como_se_aplica' and registro in (select id from como_se_aplica where estado_fenologico in (${stages})))`,
    ),
  )

/** Condition on changes of a record; a crop includes its stages, and the use of products in them [HI-02]. */
const isOf = (tipo: string, id: number | string) => {
  const own = sql`(raiz_tipo = ${tipo} and raiz = ${id}::integer)`
  if (tipo !== 'cultivos') return own
  const stages = sql`
    select id from estados_fenologicos where cultivo = ${id}::integer
    union select registro from historial_cambios
    where raiz_tipo = 'estados_fenologicos' and tabla = raiz_tipo and ${id}::integer::text in (antes->>'cultivo', despues->>'cultivo')`
  const applied = appliedIn(sql`select id from estados_fenologicos where cultivo = ${id}::integer`)
  return sql`(${own} or (raiz_tipo = 'estados_fenologicos' and raiz in (${stages})) or ${applied})`
}

/** Bytes of a row of `historial_cambios` on the disk, computed without reading its values. */
export const storedBytes = sql`coalesce(pg_column_size(antes), 0) + coalesce(pg_column_size(despues), 0)`

/** Condition on rows of `historial_cambios`: kinds and record of the filter. */
export const changesMatching = ({ tipos = [], id }: HistoryFilter): Sql => {
  const [tipo] = tipos
  if (tipo !== undefined && id !== undefined) return sql`not vacio and ${isOf(tipo, id)}`
  return tipos.length > 0 ? sql`not vacio and raiz_tipo in (${texts(tipos)})` : sql`not vacio`
}

const conditionByAction: Record<Accion, Sql> = {
  creado: sql`(tabla = raiz_tipo and antes is null and not e.restaura)`,
  eliminado: sql`(tabla = raiz_tipo and despues is null)`,
  restaurado: sql`e.restaura`,
  cambiado: sql`((tabla <> raiz_tipo or (antes is not null and despues is not null)) and not e.restaura)`,
}

/** Condition on entries older than `antes`; true for all if that is null. */
const olderThan = (entry: Sql, antes: HistoryFilter['antes']) =>
  sql`${entry} < coalesce(${antes ?? null}::bigint, ${sql.lit(LAST_ENTRY)}::bigint)`

/**
 * Bounds of the entry numbers for the requested days. Numbers are only roughly in the order of time: an entry gets its number with its first
 * change, and the start of its transaction as its time. Therefore the bounds include one more day at each end.
 */
const withinDays = (entry: Sql, { desde, hasta }: HistoryFilter): Sql[] => [
  ...(desde === undefined
    ? []
    : [
        sql`${entry} > coalesce((
          select id from historial where momento < ${desde}::timestamptz - interval '1 day' order by momento desc limit 1), 0)`,
      ]),
  ...(hasta === undefined
    ? []
    : [
        sql`${entry} < coalesce((
          select id from historial where momento >= ${hasta}::timestamptz + interval '1 day' order by momento limit 1
        ), ${sql.lit(LAST_ENTRY)}::bigint)`,
      ]),
]

/** Search text of a record, its code and names, as the index has it. */
const textOf = (codigo: Sql, nombre: Sql) => sql`texto_de_nombre(${codigo}, ${nombre})`

const textNow = (resource: Resource) => {
  const { nombre, codigo } = nameColumns(resource)
  return textOf(codigo, nombre)
}

const textWhenGone = textOf(sql`antes->>'codigo'`, sql`coalesce(antes->'nombre', antes->'valor')`)
const isGone = sql`despues is null and antes is not null and tabla = raiz_tipo`

const isLike = (text: Sql, buscar: string) => sql`${text} like lower(${`%${buscar.replace(/[\\%_]/g, '\\$&')}%`})`

/** Shortest text, in characters, that the trigram index can find. */
const LEAST_INDEXED = 3

/** Most records with a text that are searched by id. For more, the entries are searched one by one: a page is soon full. */
const MOST_NAMESAKES = 200

interface Namesake {
  tipo: string
  id: number
}

/** Records with this text in their name, or in that at their deletion, some twice; undefined if too many, or not indexed. */
export const readNamesakes = async ({ db }: Snapshot, buscar: string): Promise<Namesake[] | undefined> => {
  if (Array.from(buscar).length < LEAST_INDEXED) return undefined
  const isCalled = (text: Sql) => sql`trigramas(${text}) @> trigramas(lower(${buscar})) and ${isLike(text, buscar)}`
  const now = ownerlessResources.map(
    resource => sql`select ${sql.lit(resource.name)} as tipo, id from ${sql.table(resource.name)} where ${isCalled(textNow(resource))}`,
  )
  const gone = sql`select raiz_tipo, raiz from historial_cambios where ${isGone} and ${isCalled(textWhenGone)}`
  const { rows } = await sql<Namesake>`
    select tipo, id from (${unionAll([...now, gone])}) as llamados limit ${sql.lit(MOST_NAMESAKES + 1)}`.execute(db)
  return rows.length > MOST_NAMESAKES ? undefined : rows
}

/** True if the record of a row of `historial_cambios as c` has this text in its name, or had it at its deletion. */
const isCalled = (buscar: string) => {
  const now = ownerlessResources.map(
    resource =>
      sql`select ${isLike(textNow(resource), buscar)} from ${sql.table(resource.name)} where c.raiz_tipo = ${sql.lit(resource.name)} and id = c.raiz`,
  )
  const gone = sql`
    select ${isLike(textWhenGone, buscar)} from historial_cambios
    where raiz_tipo = c.raiz_tipo and raiz = c.raiz and ${isGone} order by entrada desc limit 1`
  return sql`coalesce((${unionAll(now)}), (${gone}))`
}

/** Most entries examined for a page. The page may be shorter than requested although more matches follow. */
const MOST_LOOKED_AT = 10_000
/** Most entries examined if the names of their records must be read too. */
const MOST_NAMES_LOOKED_AT = 2_000

/** Most entries counted. */
export const MOST_COUNTED = 1_000

/** Statement for the ids of the newest entries of one indexed condition, at most `limit`. */
type Walk = (limit: number | string) => Sql

const byRows =
  (filter: HistoryFilter, where: Sql): Walk =>
  limit =>
    sql`
  select distinct entrada as id from historial_cambios
  where ${allOf([where, olderThan(sql`entrada`, filter.antes), ...withinDays(sql`entrada`, filter)])}
  order by entrada desc limit ${limit}::integer`

const byEntries =
  (filter: HistoryFilter, where: Sql): Walk =>
  limit =>
    sql`
  select id from historial where ${allOf([where, olderThan(sql`id`, filter.antes), ...withinDays(sql`id`, filter)])}
  order by id desc limit ${limit}::integer`

/** Walks of these records in one query, `limit` entries of each; column `n` is the number of the walk. */
const byNamesakes = (filter: HistoryFilter, records: readonly Namesake[]): Walk => {
  const each = byRows(filter, sql`not vacio and raiz_tipo = llamado.tipo and raiz = llamado.id`)
  return limit => sql`
    select llamado.n, una.id
    from (select row_number() over () as n, * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x (tipo text, id integer)) as llamado
      cross join lateral (${each(limit)}) as una`
}

const walkByAction: Partial<Record<Accion, (filter: HistoryFilter) => Walk>> = {
  creado: filter => byRows(filter, sql`antes is null and despues is not null and tabla = raiz_tipo`),
  eliminado: filter => byRows(filter, sql`despues is null and antes is not null`),
  restaurado: filter => byEntries(filter, sql`restaura`),
}

const walksOf = (filter: HistoryFilter): Walk[] => {
  const { tipos = [], id, usuarios = [], acciones = [] } = filter
  if (id !== undefined) return [byRows(filter, changesMatching(filter))]
  const walksByAction = acciones.map(accion => walkByAction[accion])
  if (walksByAction.length > 0 && walksByAction.every(each => each !== undefined)) return walksByAction.map(each => each(filter))
  if (usuarios.length > 0) return usuarios.map(usuario => byEntries(filter, sql`usuario = ${usuario}::integer`))
  if (tipos.length > 0) return tipos.map(tipo => byRows(filter, sql`not vacio and raiz_tipo = ${tipo}`))
  return [byRows(filter, sql`not vacio`)]
}

/** True if all entries of a walk match: the filter has only kinds or one record. */
export const isPlain = ({ usuarios = [], acciones = [], desde, hasta, buscar }: HistoryFilter) =>
  desde === undefined && hasta === undefined && usuarios.length === 0 && acciones.length === 0 && buscar === undefined

/**
 * Condition that an entry of a walk, `andadas`, matches the whole filter. Subqueries instead of joins: a join might read the whole history if
 * few entries match.
 */
const answers = (filter: HistoryFilter): Sql => {
  if (isPlain(filter)) return sql`true`
  const { usuarios = [], acciones = [], desde, hasta, buscar, registros } = filter
  const conditions = acciones.map(accion => conditionByAction[accion])
  const changed = allOf([
    changesMatching(filter),
    ...(conditions.length > 0 ? [anyOf(conditions)] : []),
    ...(buscar !== undefined && registros === undefined ? [isCalled(buscar)] : []),
  ])
  const entry = allOf([
    ...(usuarios.length > 0 ? [sql`e.usuario in (${sql.join(usuarios.map(usuario => sql`${usuario}::integer`))})`] : []),
    ...(desde !== undefined ? [sql`e.momento >= ${desde}::timestamptz`] : []),
    ...(hasta !== undefined ? [sql`e.momento < ${hasta}::timestamptz`] : []),
  ])
  return sql`(
    select ${entry} and coalesce((select true from historial_cambios as c where entrada = e.id and ${changed} limit 1), false)
    from historial as e where e.id = andadas.id)`
}

/** Entry that matches a filter, with the stored bytes of its changes. */
interface Answer {
  id: number
  bytes: number
}

interface Answers {
  found: Answer[] | null
  /** Number of matching entries, counted up to `most`. */
  total: number
  /** Number of the oldest examined entry; 0 if all were examined. */
  suelo: number
}

/**
 * Statement for the newest entries that match the filter. The number of entries read is bounded, regardless of the length of the history and
 * of the number of matches.
 * @param limit most entries returned
 * @param most most entries counted
 */
export const newestMatching = (filter: HistoryFilter, limit: number | string, most: number | string): RawBuilder<Answers> => {
  const { tipos = [], registros, buscar } = filter
  const lookedAt = buscar === undefined || registros ? MOST_LOOKED_AT : MOST_NAMES_LOOKED_AT
  const own = registros?.filter(({ tipo }) => tipos.length === 0 || tipos.includes(tipo))
  const walks = own ? [] : walksOf(filter)
  const each = isPlain(filter) ? most : Math.ceil(lookedAt / Math.max(1, own?.length ?? walks.length))
  const walked = own
    ? byNamesakes(filter, own)(each)
    : unionAll(walks.map((walk, at) => sql`select ${sql.lit(at)} as n, id from (${walk(each)}) as una`))
  // Entries are sorted before the check ("offset 0" keeps the order of the steps), so that it stops after enough matches.
  // A walk cut off at its limit bounds the page: older entries of other walks belong to the next page.
  return sql`
    with andadas as materialized (${walked}),
    suelo as materialized (
      select coalesce(max(ultima), 0) as id from (
        select min(id) as ultima from andadas group by n having count(*) >= ${each}::integer
      ) as cada
    ),
    cumplen as materialized (
      select id from (
        select distinct id from andadas where id >= (select id from suelo) order by id desc offset 0
      ) as andadas where ${answers(filter)} order by id desc limit ${most}::integer
    )
    select (select count(*)::integer from cumplen) as total, (select id from suelo) as suelo, (
      select json_agg(json_build_object('id', id, 'bytes', bytes) order by id desc) from (
        select id, (select coalesce(sum(${storedBytes}), 0) from historial_cambios where entrada = cumplen.id and ${changesMatching(filter)}) as bytes
        from cumplen order by id desc limit ${limit}::integer
      ) as primeras
    ) as found`
}
