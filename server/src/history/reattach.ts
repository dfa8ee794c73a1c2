import { sql, type Transaction } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import { resourceOf } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { isList, listTable } from '../resources/columns'
import type { DanglingReference } from './dangling'
import { reinsert, lockExisting } from './reinsert'

/** Reads the missing references to this record, and removes them from the history. */
const takeDangling = async (transaction: Transaction<Schema>, tipo: string, id: number) => {
  const isLost = sql`perdidas is not null and perdidas @> ${JSON.stringify([{ tipo, id }])}::jsonb`
  const { rows } = await sql<DanglingReference>`
    select x.* from historial_cambios as c,
      jsonb_to_recordset(c.perdidas) as x (tabla text, registro integer, campo text, posicion integer, fila jsonb, tipo text, id integer)
    where ${isLost} and x.tipo = ${tipo} and x.id = ${id}::integer order by c.id
  `.execute(transaction)
  await sql`
    update historial_cambios as c set perdidas = (
      select jsonb_agg(each) from jsonb_array_elements(c.perdidas) as each
      where not (each->>'tipo' = ${tipo} and (each->>'id')::integer = ${id}::integer)
    )
    where ${isLost}
  `.execute(transaction)
  return rows
}

/**
 * Restores one member that refers to a restored record: sets the column if that is null, or adds the record to the list, at its place or at the end.
 * Returns the number of changed records.
 */
const setReferences = async (
  transaction: Transaction<Schema>,
  { name: table, fields }: Resource,
  campo: string,
  id: number,
  lost: DanglingReference[],
) => {
  const own = sql.table(table)
  const records = JSON.stringify(lost.map(({ registro, posicion }) => ({ registro, posicion })))
  const references = sql`jsonb_to_recordset(${records}::jsonb) as x (registro integer, posicion integer)`
  const field = fields[campo]
  if (field === undefined || !isList(field)) {
    const { numAffectedRows = 0n } = await sql`
      update ${own} set ${sql.ref(campo)} = ${id}::integer, version = version + 1
      where id in (select registro from ${references}) and ${sql.ref(campo)} is null
    `.execute(transaction)
    return Number(numAffectedRows)
  }
  const list = listTable(table, campo)
  // A position that another element has taken meanwhile stays with it: two of one position would have no order.
  const { rows } = await sql<{ registro: number }>`
    insert into ${list} (registro, elemento, posicion)
    select own.id, ${id}::integer, coalesce(
      (select max(posicion) + 1 from ${list} as taken where taken.registro = own.id having bool_or(taken.posicion = x.posicion)), x.posicion
    )
    from ${references} join ${own} as own on own.id = x.registro on conflict do nothing returning registro
  `.execute(transaction)
  const ids = rows.map(each => each.registro)
  if (ids.length > 0) await sql`update ${own} set version = version + 1 where id = any(${ids}::integer[])`.execute(transaction)
  return ids.length
}

/**
 * Restores the references to a restored record, unless they were replaced meanwhile, and the parts that cannot exist without it. Returns the
 * number of records by table, and the references that are still missing.
 */
export const reattach = async (transaction: Transaction<Schema>, tipo: string, id: number) => {
  const counts: Record<string, number> = {}
  const still: DanglingReference[] = []
  const lost = await takeDangling(transaction, tipo, id)
  for (const [tabla, ofTable] of groupBy(lost, each => each.tabla)) {
    const resource = resourceOf(tabla)
    if (resource === undefined) continue
    let count = 0
    const noted = ofTable.flatMap(({ registro, fila }) => (fila === null ? [] : [{ registro, fila }]))
    // Undoing an entry restores parts together with the record that they require.
    const there = await lockExisting(
      transaction,
      tabla,
      noted.map(({ registro }) => registro),
    )
    const parts = noted.filter(({ registro }) => !there.has(registro))
    if (parts.length > 0)
      for (const put of await reinsert(transaction, resource, parts)) {
        still.push(...put.lost)
        if (put.exists) count += 1
      }
    for (const [campo, ofMember] of groupBy(ofTable, each => each.campo))
      if (campo !== null) count += await setReferences(transaction, resource, campo, id, ofMember)
    counts[tabla] = count
  }
  return { counts, lost: still }
}
