import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema'

/** Author of a change, for the history. */
export interface Author {
  /** Null where an operator does it on the machine itself. */
  usuario: number | null
  /** The calls of one save carry the same UUID, and are one entry [HI-01]. */
  guardado?: string | undefined
}

export const OPERATOR: Author = { usuario: null }

/** All that the transaction changes from now on is written down as this author's. */
export const sign = (transaction: Transaction<Schema>, { usuario, guardado }: Author) =>
  sql`
    select set_config('historial.usuario', ${String(usuario ?? '')}, true), set_config('historial.guardado', ${guardado ?? ''}, true)
  `.execute(transaction)

/** Turns the history off for the rest of the transaction: its rows have a history of their own, or no author. */
export const writeNoHistory = (transaction: Transaction<Schema>) =>
  sql`select set_config('historial.apagado', 'si', true)`.execute(transaction)
