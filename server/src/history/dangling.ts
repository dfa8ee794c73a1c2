import { sql, type Transaction } from 'kysely'
import { firstText } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { Perdida } from '@/shared/history'
import { resourceOf } from '@/shared/resources/registry'
import type { Schema } from '../database/schema'
import { subjectOf } from '../resources/words'
import { isInTrash } from './trash'
import { groupBy } from './groupBy'
import { readNames } from './names'
import type { Fila } from './record'

/** A reference that a restored record had to do without, kept so that restoring the named record gives it back. */
export interface DanglingReference {
  tabla: string
  registro: number
  /** The column or list that had it; null where the row itself, a part, could not be without. */
  campo: string | null
  /** Its place in the list. */
  posicion: number | null
  /** The part that is missing, as it was. */
  fila: Fila | null
  /** Record that it named. */
  tipo: string
  id: number
}

/** Keeps with a record that this transaction has restored what it and those that lacked it lack still. */
export const noteDangling = async (
  transaction: Transaction<Schema>,
  { tipo, id }: { tipo: string; id: number },
  lost: readonly DanglingReference[],
) => {
  if (lost.length === 0) return
  await sql`
    update historial_cambios set perdidas = ${JSON.stringify(lost)}::jsonb
    where entrada = current_setting('historial.entrada')::bigint and tabla = ${tipo} and registro = ${id}::integer
  `.execute(transaction)
}

const day = (moment: Date) => moment.toISOString().slice(0, 10)

/** Names of records that are gone, by table and id. */
export const tellOfGone = async (transaction: Transaction<Schema>, gone: readonly { tipo: string; id: number }[]) => {
  const { rows: binned } = await sql<{ id: number; entrada: number; tabla: string; registro: number; momento: Date }>`
    select c.id, c.entrada, c.tabla, c.registro, e.momento from historial_cambios as c join historial as e on e.id = c.entrada
    where ${isInTrash}
      and (c.tabla, c.registro) in (select tipo, id from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as x (tipo text, id integer))
  `.execute(transaction)
  // Names at their deletion.
  const wanted = binned.map(({ tabla, registro, entrada }) => ({ tipo: tabla, id: String(registro), entrada }))
  const nameOf = await readNames(transaction, wanted)
  const byRecord = groupBy(binned, ({ tabla, registro }) => `${tabla} ${registro}`)
  return (tipo: string, id: number): Perdida => {
    const [found] = byRecord.get(`${tipo} ${id}`) ?? []
    const resource = resourceOf(tipo)
    const name = found && firstText(nameOf({ tipo, id: String(id), entrada: found.entrada }).nombre)
    return {
      que: [resource ? subjectOf(resource) : tipo, plainName(name ?? '')].join(' ').trim(),
      motivo: found ? `Está en la papelera desde el ${day(found.momento)}` : 'Ya no existe',
      papelera: found?.id ?? null,
    }
  }
}
