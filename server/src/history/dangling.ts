import { sql, type Transaction } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import { firstText } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { Perdida } from '@/shared/history'
import { resourceOf } from '@/shared/resources/registry'
import type { Schema } from '../database/schema'
import { subjectOf } from '../resources/words'
import { isInTrash } from './trash'
import { nameRequest, readNames } from './names'
import type { Fila } from './record'

/** Reference that a restored record lost because its target is deleted; a restore of the target restores it. */
export interface DanglingReference {
  tabla: string
  registro: number
  /** Column or list of the reference; null if the row itself, a part, cannot exist without it. */
  campo: string | null
  /** Position in the list, from 1; null for a column. */
  posicion: number | null
  /** Deleted part with its former values; null if only the reference is missing. */
  fila: Fila | null
  /** Target of the reference. */
  tipo: string
  id: number
}

/** Stores missing references in the history, with the record that this transaction has restored. */
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

interface Gone {
  tipo: string
  id: number
}

interface Deletion {
  id: number
  entrada: number
  tabla: string
  registro: number
  momento: Date
}

/** Query of deletions: an index has the changes of each record. Exported for the test of its query plan. */
export const deletionsQuery = (gone: readonly Gone[]) => sql<Deletion>`
    select c.id, c.entrada, c.tabla, c.registro, e.momento
    from (select distinct tipo, id from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as x (tipo text, id integer)) as x
    cross join lateral (select * from historial_cambios as c where c.raiz_tipo = x.tipo and c.raiz = x.id and ${isInTrash} offset 0) as c
    join historial as e on e.id = c.entrada
  `

/** Reads names and deletion times of deleted records; returns a function that describes one by table and id. */
export const describeDeleted = async (transaction: Transaction<Schema>, gone: readonly Gone[]) => {
  const deletions = gone.length === 0 ? [] : (await deletionsQuery(gone).execute(transaction)).rows
  // Names at their deletion.
  const nameRequests = deletions.map(({ tabla, registro, entrada }) => nameRequest(tabla, registro, entrada))
  const nameOf = await readNames(transaction, nameRequests)
  const byRecord = groupBy(deletions, ({ tabla, registro }) => `${tabla} ${registro}`)
  return (tipo: string, id: number): Perdida => {
    const [found] = byRecord.get(`${tipo} ${id}`) ?? []
    const resource = resourceOf(tipo)
    const name = found && firstText(nameOf(nameRequest(tipo, id, found.entrada)).nombre)
    return {
      que: [resource ? subjectOf(resource) : tipo, plainName(name ?? '')].join(' ').trim(),
      motivo: found ? 'Está en la papelera' : 'Ya no existe',
      momento: found?.momento.toISOString() ?? null,
      papelera: found?.id ?? null,
    }
  }
}
