import { sql, type Transaction } from 'kysely'
import type { Reversion } from '@/shared/history'
import { fewOf } from '@/shared/listed'
import { recordName } from '@/shared/recordName'
import type { Resource } from '@/shared/resources/resource'
import { HttpError, notFound } from '../response/httpError'
import type { Schema } from '../database/schema'
import { unionAll } from '../sql'
import { lockOrder } from '../resources/order'
import { revertRecords } from './revertRecords'
import { reattach } from './reattach'
import { noteDangling } from './dangling'
import { nameRequest, readNames } from './names'
import { beginRestore } from './beginRestore'
import { changesIn, keyOf, namedBefore, readTouched, readUndoable, type Root } from './undoable'

/** Locks an entry against removal and another undo, and its deletions against a restore. */
const lockEntry = async (transaction: Transaction<Schema>, entrada: number) => {
  const { rows } = await sql`select from historial where id = ${entrada}::bigint for no key update`.execute(transaction)
  if (rows.length === 0) throw notFound()
  await sql`
    select from historial_cambios where entrada = ${entrada}::bigint and despues is null and antes is not null order by id for update
  `.execute(transaction)
}

/** Locks the records that an entry touched, and those that they referred to before it, in the lock order of saves. */
const lockRecords = async (transaction: Transaction<Schema>, entrada: number, touched: readonly Resource[]) => {
  for (const resource of lockOrder) {
    const table = sql.table(resource.name)
    if (touched.includes(resource))
      await sql`
        select id from ${table} where id in (select registro from (${changesIn(entrada, resource)}) as c) order by id for update
      `.execute(transaction)
    const named = namedBefore(entrada, touched, resource).map(each => sql`select id from (${each}) as nombrados`)
    if (named.length > 0) await sql`select id from ${table} where id in (${unionAll(named)}) order by id for key share`.execute(transaction)
  }
}

/** Locks the versions of the tables in a fixed order: the next statements update them in another one. */
const lockVersions = (transaction: Transaction<Schema>, touched: readonly Resource[]) =>
  sql`
    select from versiones_de_tabla where tabla = any(${touched.map(({ name }) => name)}::text[]) order by tabla for update
  `.execute(transaction)

/** Restores missing references to the records that the undo has restored, as a restore from the trash does. */
const reattachAll = async (transaction: Transaction<Schema>, entrada: number, undone: readonly Root[]) => {
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

/** Number above that of every entry, to read current names. */
const NOW = Number.MAX_SAFE_INTEGER

/** Records with their current names; deleted ones with those after the entry. */
const nameAll = async (transaction: Transaction<Schema>, entrada: number, left: readonly Root[]): Promise<Reversion['cambiados']> => {
  const nameOf = await readNames(
    transaction,
    left.map(({ tipo, id }) => nameRequest(tipo, id, entrada)),
  )
  return left.map(({ tipo, id }) => {
    const now = nameOf(nameRequest(tipo, id, NOW))
    const { codigo, nombre } = now.nombre === '' ? nameOf(nameRequest(tipo, id, entrada)) : now
    return { tipo, id, codigo, nombre }
  })
}

/** Most records named in a sentence. */
const MOST_IN_WORDS = 5

/**
 * Restores every record of an entry to its state before, as a new entry [IX-07]. Records that have changed since, are in use or cannot be
 * restored are skipped, with the records that need them, and returned.
 * @throws HttpError 404 if the entry does not exist, 409 if nothing can be undone: the message names the skipped records
 */
export const undoEntry = async (transaction: Transaction<Schema>, entrada: number): Promise<Reversion> => {
  await beginRestore(transaction)
  await lockEntry(transaction, entrada)
  const touched = await readTouched(transaction, entrada)
  await lockRecords(transaction, entrada, touched)
  const { undoable, left } = await readUndoable(transaction, entrada, touched)
  if (undoable.length === 0) {
    const names = fewOf((await nameAll(transaction, entrada, left)).map(recordName), MOST_IN_WORDS)
    throw new HttpError(
      409,
      left.length === 0
        ? 'Ya no queda nada que deshacer.'
        : `No queda nada que deshacer: todo ha cambiado desde entonces o se usa en otros registros (${names}).`,
    )
  }
  await lockVersions(transaction, touched)
  await revertRecords(transaction, entrada, touched, undoable)
  await reattachAll(transaction, entrada, undoable)
  return { deshechos: undoable.length, cambiados: await nameAll(transaction, entrada, left) }
}
