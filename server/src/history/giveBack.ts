import { sql, type Transaction } from 'kysely'
import { listTable } from '../catalogue/shape'
import type { Schema } from '../database/schema'
import { catalogueOf } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import type { Lost } from './lost'
import { putBack } from './putBack'

/** Takes from the history what restored records have missed since for want of this one. */
const takeLost = async (transaction: Transaction<Schema>, tipo: string, id: number) => {
  const isLost = sql`perdidas is not null and perdidas @> ${JSON.stringify([{ tipo, id }])}::jsonb`
  const { rows } = await sql<Lost>`
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

const setReference = async (transaction: Transaction<Schema>, { table, fields }: Catalogue, { campo, registro, id, posicion }: Lost) => {
  if (campo === null) return false
  const own = sql.table(table)
  if (fields[campo]?.kind !== 'list') {
    const { numAffectedRows } = await sql`
      update ${own} set ${sql.ref(campo)} = ${id}::integer, version = version + 1 where id = ${registro} and ${sql.ref(campo)} is null
    `.execute(transaction)
    return numAffectedRows === 1n
  }
  const { numAffectedRows } = await sql`
    insert into ${listTable(table, campo)} (registro, elemento, posicion)
    select id, ${id}::integer, ${posicion}::integer from ${own} where id = ${registro}::integer on conflict do nothing
  `.execute(transaction)
  if (numAffectedRows !== 1n) return false
  await sql`update ${own} set version = version + 1 where id = ${registro}::integer`.execute(transaction)
  return true
}

/**
 * The record is there again: those that were restored without it, because it was gone, name it again where nothing else has taken its
 * place, and parts that could not be without it come back. Gives how many of each table, and what they lack still.
 */
export const giveBack = async (transaction: Transaction<Schema>, tipo: string, id: number) => {
  const given: Record<string, number> = {}
  const lost: Lost[] = []
  for (const each of await takeLost(transaction, tipo, id)) {
    const definition = catalogueOf(each.tabla)
    if (definition === undefined) continue
    const put = each.fila && (await putBack(transaction, definition, each.registro, each.fila))
    if (put) lost.push(...put.lost)
    const isGiven = put ? put.isThere : await setReference(transaction, definition, each)
    if (isGiven) given[each.tabla] = (given[each.tabla] ?? 0) + 1
  }
  return { given, lost }
}
