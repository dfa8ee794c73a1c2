import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema'
import type { Named } from './catalogueWith'

interface Said extends Named {
  campos: readonly string[]
  /** The last change of their sources that is known to whoever says so; all that there are, where it is left out. */
  entrada?: number | undefined
}

/** Notes that texts of a language hold although their sources have changed; what changes later is news again [TX-02]. */
export const noteStillValid = async (transaction: Transaction<Schema>, idioma: string, { tipo, id, campos, entrada }: Said) => {
  const last = await sql<{ cambios: Record<string, Record<string, number>> }>`
    select cambios from textos_cambiados where tabla = ${tipo} and registro = ${id} for update`.execute(transaction)
  // Of a record whose texts have not changed since it was made all of them hold.
  const [changed] = last.rows
  if (changed === undefined) return
  const said = campos.flatMap(campo => {
    const latest = Math.max(0, ...Object.values(changed.cambios[campo] ?? {}))
    const known = Math.min(latest, entrada ?? latest)
    return known > 0 ? [[campo, { [idioma]: known }] as const] : []
  })
  await sql`
    update textos_cambiados set vigentes = textos_juntos(vigentes, ${JSON.stringify(Object.fromEntries(said))}::jsonb)
    where tabla = ${tipo} and registro = ${id}`.execute(transaction)
}
