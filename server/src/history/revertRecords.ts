import { sql, type Transaction } from 'kysely'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import type { Sql } from '../sql'
import { isList, listTable } from '../resources/columns'
import { makingOrder } from '../resources/order'
import { referenceOf } from '../resources/references'
import { changesIn, keyOf, type Root } from './undoable'

const columnsOf = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, field]) => (isList(field) || field.kind === 'generated' ? [] : [name]))

const listsOf = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, field]) => (isList(field) ? [{ name, reference: referenceOf(field) }] : []))

const refs = (columns: readonly string[]) => sql.join(columns.map(column => sql.ref(column)))

/**
 * Takes codes out of the unique index, by noting their key as repeated, if the undo deletes or changes them and restores them elsewhere.
 * @param all changes of the entry to the resource; `changes` is one portion of them
 */
const freeCodes = async (transaction: Transaction<Schema>, { name, unique }: Resource, changes: Sql, all: Sql) => {
  if (!unique?.includes('codigo')) return
  const table = sql.table(name)
  await sql`
    with devueltas as materialized (
      select distinct clave_de_codigo(antes->>'codigo') as clave from (${all}) as c where antes ? 'codigo'
    ), ocupadas as materialized (
      select t.id from devueltas join ${table} as t on clave_de_codigo(t.codigo) = devueltas.clave
    )
    update ${table} set codigo_repetido = clave_de_codigo(codigo)
    where id in (select id from ocupadas)
      and id in (select registro from (${changes}) as c where antes is null or despues is not null and antes ? 'codigo')`.execute(
    transaction,
  )
}

/** Inserts the list rows that the changed records had before the entry. */
const insertLists = async (transaction: Transaction<Schema>, resource: Resource, changes: Sql) => {
  for (const { name, reference } of listsOf(resource))
    await sql`
      insert into ${listTable(resource.name, name)} (registro, elemento, posicion)
      select c.registro, ${reference.stored(sql.ref('each.value'))}, each.posicion
      from (${changes}) as c cross join lateral jsonb_array_elements_text(c.antes->${sql.lit(name)}) with ordinality as each (value, posicion)
      order by c.registro, each.posicion`.execute(transaction)
}

const insertDeleted = async (transaction: Transaction<Schema>, resource: Resource, changes: Sql) => {
  const gone = sql`select * from (${changes}) as c where despues is null`
  const table = sql.table(resource.name)
  // A column added since the entry gets its default.
  const columnNames = sql.join(columnsOf(resource).map(column => sql.lit(column)))
  const { rows } = await sql<{ columnas: string[] }>`
    select distinct array(select key from jsonb_object_keys(antes) as key where key in (${columnNames}) order by key) as columnas
    from (${gone}) as c`.execute(transaction)
  for (const { columnas } of rows) {
    const has = sql`array(select key from jsonb_object_keys(c.antes) as key where key in (${columnNames}) order by key) = ${columnas}::text[]`
    await sql`
      insert into ${table} (id, version, ${refs(columnas)}) overriding system value
      select c.registro, coalesce((c.antes->>'version')::integer, 0) + 1, ${sql.join(columnas.map(column => sql.ref(`era.${column}`)))}
      from (${gone}) as c cross join lateral jsonb_populate_record(null::${table}, c.antes) as era where ${has} order by c.registro`.execute(
      transaction,
    )
  }
  if (rows.length > 0) await insertLists(transaction, resource, gone)
}

/** Sets changed members back to their former values; other members keep theirs. */
const revertChanged = async (transaction: Transaction<Schema>, resource: Resource, changes: Sql) => {
  const changed = sql`select * from (${changes}) as c where antes is not null and despues is not null`
  const table = sql.table(resource.name)
  const columns = columnsOf(resource)
  const values = columns.map(column => sql`${sql.ref(column)} = ${sql.ref(`de.${column}`)}`)
  const code = resource.unique?.includes('codigo')
    ? [sql`codigo_repetido = case when de.antes ? 'codigo' then null else t.codigo_repetido end`]
    : []
  await sql`
    update ${table} as t set ${sql.join([...values, ...code, sql`version = t.version + 1`])}
    from (
      select c.registro, c.antes, ${sql.join(columns.map(column => sql.ref(`era.${column}`)))}
      from (${changed}) as c join ${table} as es on es.id = c.registro cross join lateral jsonb_populate_record(es, c.antes) as era
    ) as de
    where t.id = de.registro`.execute(transaction)
  for (const { name } of listsOf(resource))
    await sql`
      delete from ${listTable(resource.name, name)} where registro in (select registro from (${changed}) as c where antes ? ${sql.lit(name)})
    `.execute(transaction)
  await insertLists(transaction, resource, changed)
}

/** Most records, with their parts, that one statement writes: a statement has a time limit. */
const PORTION = 1_000

/**
 * Restores records to their state before an entry, with their parts. Deleted records are inserted first and created ones deleted last, so that
 * no foreign key is violated. The number of statements grows with the portions of records; values never leave the database.
 */
export const revertRecords = async (
  transaction: Transaction<Schema>,
  entrada: number,
  touched: readonly Resource[],
  undoable: readonly Root[],
) => {
  const portions = Array.from({ length: Math.ceil(undoable.length / PORTION) }, (_, at) =>
    undoable.slice(at * PORTION, (at + 1) * PORTION).map(keyOf),
  )
  // A list of keys is always hashed. A join could be a nested loop, because the statistics do not include the new entry yet.
  const changesOf = (resource: Resource) =>
    portions.map(keys => sql`select * from (${changesIn(entrada, resource)}) as c where raiz_tipo || ' ' || raiz = any(${keys}::text[])`)
  const ordered = makingOrder.filter(each => touched.includes(each))
  for (const resource of ordered)
    for (const changes of changesOf(resource)) await freeCodes(transaction, resource, changes, changesIn(entrada, resource))
  for (const resource of ordered) for (const changes of changesOf(resource)) await insertDeleted(transaction, resource, changes)
  for (const resource of ordered) for (const changes of changesOf(resource)) await revertChanged(transaction, resource, changes)
  for (const resource of ordered.toReversed())
    for (const changes of changesOf(resource))
      await sql`
        delete from ${sql.table(resource.name)} where id in (select registro from (${changes}) as c where antes is null)
      `.execute(transaction)
}
