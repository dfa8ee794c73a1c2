import { sql, type Transaction } from 'kysely'
import type { Deshecho } from '@/shared/history'
import { recordName } from '@/shared/recordName'
import type { Resource } from '@/shared/resources/resource'
import { HttpError, notFound } from '../response/httpError'
import type { Schema } from '../database/schema'
import { lockOrder } from '../resources/order'
import { bringBack } from './bringBack'
import { reattach } from './reattach'
import { noteDangling } from './dangling'
import { readNames } from './names'
import { signRestored } from './signRestored'
import { changesIn, keyOf, namedBefore, readTouched, readUndoable, type Root } from './undoable'

/** Holds an entry, which nothing forgets meanwhile and nothing else undoes; and what it deleted, which nothing else restores. */
const holdEntry = async (transaction: Transaction<Schema>, entrada: number) => {
  const { rows } = await sql`select from historial where id = ${entrada}::bigint for no key update`.execute(transaction)
  if (rows.length === 0) throw notFound()
  await sql`
    select from historial_cambios where entrada = ${entrada}::bigint and despues is null and antes is not null order by id for update
  `.execute(transaction)
}

/** Holds the records that an entry touched, and those that they named before it, in the order in which saves lock them. */
const holdRecords = async (transaction: Transaction<Schema>, entrada: number, touched: readonly Resource[]) => {
  for (const resource of lockOrder) {
    const table = sql.table(resource.name)
    if (touched.includes(resource))
      await sql`
        select id from ${table} where id in (select registro from (${changesIn(entrada, resource)}) as c) order by id for update
      `.execute(transaction)
    const named = namedBefore(entrada, touched, resource).map(each => sql`select id from (${each}) as nombrados`)
    if (named.length > 0)
      await sql`select id from ${table} where id in (${sql.join(named, sql` union all `)}) order by id for key share`.execute(transaction)
  }
}

/** Versions of the tables, in one order: what follows writes to them in several. */
const holdVersions = (transaction: Transaction<Schema>, touched: readonly Resource[]) =>
  sql`
    select from versiones_de_tabla where tabla = any(${touched.map(({ name }) => name)}::text[]) order by tabla for update
  `.execute(transaction)

/** Records that others were restored without are given back to them, as the trash does. */
const giveBackAll = async (transaction: Transaction<Schema>, entrada: number, undone: readonly Root[]) => {
  const { rows } = await sql<Root>`
    select distinct c.tabla as tipo, c.registro as id from historial_cambios as c
    where c.entrada = ${entrada}::bigint and c.despues is null and c.antes is not null and c.tabla = c.raiz_tipo
      and (c.tabla, c.registro) in (
        select x.tipo, x.id from historial_cambios as p, jsonb_to_recordset(p.perdidas) as x (tipo text, id integer) where p.perdidas is not null
      )
    order by tipo, id`.execute(transaction)
  const keys = new Set(undone.map(keyOf))
  for (const { tipo, id } of rows.filter(each => keys.has(keyOf(each)))) {
    const { lost } = await reattach(transaction, tipo, id)
    await noteDangling(transaction, { tipo, id }, lost)
  }
}

/** No entry has a higher number: names of now. */
const NOW = Number.MAX_SAFE_INTEGER

/** Records as they are called now; those that are gone, as they were called after the entry. */
const nameAll = async (transaction: Transaction<Schema>, entrada: number, left: readonly Root[]): Promise<Deshecho['cambiados']> => {
  const wanted = ({ tipo, id }: Root, since: number) => ({ tipo, id: String(id), entrada: since })
  const nameOf = await readNames(
    transaction,
    left.map(each => wanted(each, entrada)),
  )
  return left.map(each => {
    const now = nameOf(wanted(each, NOW))
    const { codigo, nombre } = now.nombre === '' ? nameOf(wanted(each, entrada)) : now
    return { tipo: each.tipo, id: each.id, codigo, nombre }
  })
}

/** Records that a sentence names. */
const MOST_IN_WORDS = 5

/** "Algas, Zinc y 3 más" */
const namesInWords = (records: Deshecho['cambiados']): string => {
  const names = records.slice(0, MOST_IN_WORDS).map(recordName)
  const rest = records.length - names.length
  return rest > 0 ? `${names.join(', ')} y ${rest} más` : names.join(', ')
}

/**
 * Brings every record of an entry back to what it was before, as one entry of its own [IX-07]. A record that has changed since, that others
 * use or that cannot be as before is left, with those that need it, and named.
 * @throws HttpError 404 where there is no such entry, 409 where nothing is left to undo: the sentence names what was left
 */
export const undoEntry = async (transaction: Transaction<Schema>, entrada: number): Promise<Deshecho> => {
  await signRestored(transaction)
  await holdEntry(transaction, entrada)
  const touched = await readTouched(transaction, entrada)
  await holdRecords(transaction, entrada, touched)
  const { undoable, left } = await readUndoable(transaction, entrada, touched)
  if (undoable.length === 0) {
    const names = namesInWords(await nameAll(transaction, entrada, left))
    throw new HttpError(
      409,
      left.length === 0
        ? 'Ya no queda nada que deshacer.'
        : `No queda nada que deshacer: todo ha cambiado desde entonces o se usa en otros registros (${names}).`,
    )
  }
  await holdVersions(transaction, touched)
  await bringBack(transaction, entrada, touched, undoable)
  await giveBackAll(transaction, entrada, undoable)
  return { deshechos: undoable.length, cambiados: await nameAll(transaction, entrada, left) }
}
