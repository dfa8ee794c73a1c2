import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema'

/** Author of a change, for the history. */
export interface Author {
  /** Id of the user; null for an operator on the server. */
  usuario: number | null
  /** UUID that all calls of one save send; they share one entry [HI-01]. */
  guardado?: string
}

export const OPERATOR: Author = { usuario: null }

/** Sets the author of all further changes of the transaction. */
export const sign = (transaction: Transaction<Schema>, { usuario, guardado }: Author) =>
  sql`
    select set_config('historial.usuario', ${String(usuario ?? '')}, true), set_config('historial.guardado', ${guardado ?? ''}, true)
  `.execute(transaction)

/** Turns the history off for the rest of the transaction, for rows with a history of their own, or without an author. */
export const writeNoHistory = (transaction: Transaction<Schema>) =>
  sql`select set_config('historial.apagado', 'si', true)`.execute(transaction)
