import { sql, type Transaction } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import type { Perdida, Restauracion } from '@/shared/history'
import { countedNoun } from '@/shared/counted'
import { listed } from '@/shared/listed'
import { lowered } from '@/shared/lowered'
import { resourceOf } from '@/shared/resources/registry'
import { HttpError, notFound } from '../response/httpError'
import type { Schema } from '../database/schema'
import { subjectOf } from '../resources/words'
import { isInTrash } from './trash'
import type { ChangeRow } from './changes'
import { reattach } from './reattach'
import { noteDangling, describeDeleted, type DanglingReference } from './dangling'
import { reinsert } from './reinsert'
import type { Fila } from './record'
import { beginRestore } from './beginRestore'

/** History row of the deletion, locked until the transaction ends. */
const lockDeletion = async (transaction: Transaction<Schema>, id: number) => {
  // Separate statement, so that the next one sees the changes of an earlier holder of the lock.
  await sql`select from historial_cambios where id = ${id}::integer for update`.execute(transaction)
  const { rows } = await sql<ChangeRow>`
    select c.entrada, c.tabla, c.registro, c.antes, c.despues from historial_cambios as c where c.id = ${id}::integer and ${isInTrash}
  `.execute(transaction)
  const [row] = rows
  if (row === undefined) throw notFound()
  return row
}

const partsOf = async (transaction: Transaction<Schema>, { entrada, tabla, registro }: ChangeRow) =>
  (
    await sql<ChangeRow>`
      select entrada, tabla, registro, antes, despues from historial_cambios
      where entrada = ${entrada}::bigint and raiz_tipo = ${tabla} and raiz = ${registro}::integer and tabla <> raiz_tipo
        and despues is null and antes is not null order by id
    `.execute(transaction)
  ).rows

const imagesIn = (tabla: string, fila: Fila | undefined) =>
  Object.entries(resourceOf(tabla)?.fields ?? {}).filter(([name, { kind }]) => kind === 'image' && typeof fila?.[name] === 'string').length

const BESIDES: Record<string, { one: string; many: string }> = {
  paises: { one: 'país', many: 'países' },
  imagenes: { one: 'imagen', many: 'imágenes' },
}

const inWords = (counts: Record<string, number>) =>
  listed(
    Object.entries(counts).flatMap(([table, n]) =>
      n > 0 ? [countedNoun(n, resourceOf(table)?.noun ?? BESIDES[table] ?? { one: table, many: table })] : [],
    ),
  )

const why = ({ que, motivo }: Perdida) => `${que}: ${lowered(motivo)}`

const add = (counts: Record<string, number>, more: Record<string, number>) => {
  for (const [table, n] of Object.entries(more)) counts[table] = (counts[table] ?? 0) + n
}

/** Description of a missing reference; that of a missing part begins with its kind. */
const describeMissing = ({ tabla, campo }: DanglingReference, gone: Perdida): Perdida => {
  if (campo !== null) return gone
  const { one } = resourceOf(tabla)?.noun ?? { one: tabla }
  return { ...gone, que: `1 ${one}: ${lowered(gone.que)}` }
}

/**
 * Restores a deleted record under its old id, with its parts, its images and the references from and to it [HI-04]. References to records
 * that are still deleted are returned as missing; a restore of their target restores them.
 * @throws HttpError 404 if it is not in the trash, 409 if its code is in use or a record that it requires is deleted
 */
export const restoreRecord = async (transaction: Transaction<Schema>, id: number): Promise<Restauracion> => {
  await beginRestore(transaction)
  const row = await lockDeletion(transaction, id)
  const resource = resourceOf(row.tabla)
  if (resource === undefined || row.antes === null) throw notFound()
  const [put] = await reinsert(transaction, resource, [{ registro: row.registro, fila: row.antes }])
  const [missing] = put?.lost ?? []
  if (put?.exists === false && missing) {
    const descriptionOf = await describeDeleted(transaction, [missing])
    throw new HttpError(409, `${subjectOf(resource)} no puede volver sin lo que falta. ${why(descriptionOf(missing.tipo, missing.id))}.`)
  }

  const back: Record<string, number> = { ...put?.elements }
  let images = imagesIn(row.tabla, row.antes)
  const lost = [...(put?.lost ?? [])]
  for (const [tabla, rows] of groupBy(await partsOf(transaction, row), part => part.tabla)) {
    const of = resourceOf(tabla)
    if (of === undefined) continue
    const parts = rows.flatMap(({ registro, antes }) => (antes === null ? [] : [{ registro, fila: antes }]))
    for (const [at, own] of (await reinsert(transaction, of, parts)).entries()) {
      lost.push(...own.lost)
      if (!own.exists) continue
      add(back, { [tabla]: 1 })
      images += imagesIn(tabla, parts[at]?.fila)
    }
  }
  if (images > 0) add(back, { imagenes: images })
  const { counts, lost: still } = await reattach(transaction, row.tabla, row.registro)
  lost.push(...still)

  await noteDangling(transaction, { tipo: row.tabla, id: row.registro }, lost)
  const descriptionOf = await describeDeleted(transaction, lost)
  const perdidas = lost.map(each => describeMissing(each, descriptionOf(each.tipo, each.id)))
  const returned = inWords(counts)
  return {
    tipo: row.tabla,
    id: row.registro,
    faltan: perdidas.map(why),
    perdidas,
    recuperado: [inWords(back), ...(returned === '' ? [] : [`vuelve a ${returned}`])].filter(Boolean).join('; '),
  }
}
