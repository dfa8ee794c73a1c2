import { sql, type RawBuilder } from 'kysely'
import type { Accion } from '@/domain/historial/historial'
import { calledBy, standing } from '../catalogue/standing'

/** What of the history is asked for. */
export interface Question {
  tipos?: readonly string[] | undefined
  /** That record of the one kind; in a prepared statement the slot of its id. */
  id?: number | string | undefined
  usuarios?: readonly number[] | undefined
  acciones?: readonly Accion[] | undefined
  /** From then on, and before then. */
  desde?: Date | undefined
  hasta?: Date | undefined
  /** A text in the record's name or code. */
  buscar?: string | undefined
  /** Only entries older than this one; in a prepared statement the slot of it. */
  antes?: number | string | undefined
}

type Sql = RawBuilder<unknown>

/** No entry has a higher number. */
const LAST_ENTRY = '9223372036854775807'

const all = (conditions: readonly Sql[]) => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

const texts = (values: readonly string[]) => sql.join(values.map(value => sql`${value}`))

/**
 * How a product is applied in one of these stages: a part of the product, and told of under it. By the products there are few rows to look
 * through; an array of theirs, not a set, lets the index on (raiz_tipo, raiz) find them.
 */
const appliedIn = (stages: Sql) =>
  sql.join(
    (['producto_generico', 'producto_acabado'] as const).map(member => {
      const owner = member === 'producto_generico' ? 'productos_genericos' : 'productos_acabados'
      return sql`(raiz_tipo = ${sql.lit(owner)}
        and raiz = any(array(select ${sql.ref(member)} from como_se_aplica where estado_fenologico in (${stages})))
        and tabla = 'como_se_aplica' and registro in (select id from como_se_aplica where estado_fenologico in (${stages})))`
    }),
    sql` or `,
  )

/** A crop's stages are told of with it, and how products are applied in them [HI-02]. */
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

/** The rows of `historial_cambios` that answer it. */
export const changesAsked = ({ tipos = [], id }: Question): Sql => {
  const [tipo] = tipos
  if (tipo !== undefined && id !== undefined) return sql`not vacio and ${isOf(tipo, id)}`
  return tipos.length > 0 ? sql`not vacio and raiz_tipo in (${texts(tipos)})` : sql`not vacio`
}

const did: Record<Accion, Sql> = {
  creado: sql`(tabla = raiz_tipo and antes is null and not e.restaura)`,
  eliminado: sql`(tabla = raiz_tipo and despues is null)`,
  restaurado: sql`e.restaura`,
  cambiado: sql`((tabla <> raiz_tipo or (antes is not null and despues is not null)) and not e.restaura)`,
}

/** Older entries only; all of them where the number is null. */
const olderThan = (entry: Sql, antes: Question['antes']) =>
  sql`${entry} < coalesce(${antes ?? null}::bigint, ${sql.lit(LAST_ENTRY)}::bigint)`

/** The texts of a name in all languages, or the one that it has. */
const textsOf = (name: Sql) => sql`coalesce(nullif(jsonb_path_query_array(${name}, '$.*')::text, '[]'), ${name}::text)`

/** Records that are called so, or were when they went. */
const called = (buscar: string) => {
  const like = sql`${`%${buscar.replace(/[\\%_]/g, '\\$&')}%`}`
  const now = standing.map(catalogue => {
    const { nombre, codigo } = calledBy(catalogue)
    const text = sql`concat_ws(' ', ${codigo}, ${textsOf(sql`to_jsonb(${nombre})`)})`
    return sql`select ${sql.lit(catalogue.table)} as tipo, id from ${sql.table(catalogue.table)} where ${text} ilike ${like}`
  })
  const gone = sql`
    select raiz_tipo, raiz from historial_cambios
    where despues is null and antes is not null and tabla = raiz_tipo
      and concat_ws(' ', antes->>'codigo', ${textsOf(sql`coalesce(antes->'nombre', antes->'valor')`)}) ilike ${like}`
  return sql`(raiz_tipo, raiz) in (${sql.join([...now, gone], sql` union `)})`
}

/** The entries that answer it, as a condition on `historial as e`. */
const entriesAsked = (question: Question): Sql => {
  const { id, usuarios = [], acciones = [], desde, hasta, buscar, antes } = question
  const own = changesAsked(question)
  const deeds = acciones.map(accion => did[accion])
  const acted = deeds.length > 0 ? [sql`(${sql.join(deeds, sql` or `)})`] : []
  const found = buscar === undefined || buscar.trim() === '' ? [] : [called(buscar.trim())]
  // Of one record there are few entries among many, of a kind many: each is looked for from its own end.
  const changed =
    id === undefined && found.length === 0
      ? sql`exists (select from historial_cambios where entrada = e.id and ${all([own, ...acted])})`
      : sql`e.id in (select entrada from historial_cambios where ${all([own, ...found])})
          and exists (select from historial_cambios where entrada = e.id and ${all([own, ...acted])})`
  return all([
    changed,
    ...(usuarios.length > 0 ? [sql`e.usuario in (${sql.join(usuarios.map(usuario => sql`${usuario}::integer`))})`] : []),
    ...(desde !== undefined ? [sql`e.momento >= ${desde}::timestamptz`] : []),
    ...(hasta !== undefined ? [sql`e.momento < ${hasta}::timestamptz`] : []),
    ...(antes !== undefined ? [olderThan(sql`e.id`, antes)] : []),
  ])
}

/** Whether the rows of `historial_cambios` alone tell which entries answer it. */
export const isPlain = ({ usuarios, acciones, desde, hasta, buscar }: Question) =>
  desde === undefined && hasta === undefined && [usuarios, acciones, buscar].every(each => each === undefined || each.length === 0)

/** Counts the entries that answer it, as a statement. */
export const countAsked = (question: Question): Sql =>
  isPlain(question)
    ? sql`select count(distinct entrada)::integer as n from historial_cambios where ${changesAsked(question)}`
    : sql`select count(*)::integer as n from historial as e where ${entriesAsked(question)}`

/** The newest of the entries that answer it, so many, as a statement that gives their ids. */
export const newestAsked = (question: Question, limit: number | string): Sql => {
  if (!isPlain(question)) return sql`select id from historial as e where ${entriesAsked(question)} order by id desc limit ${limit}::integer`
  const older = question.antes === undefined ? [] : [olderThan(sql`entrada`, question.antes)]
  return sql`
    select distinct entrada as id from historial_cambios where ${all([changesAsked(question), ...older])} order by entrada desc limit ${limit}::integer`
}
