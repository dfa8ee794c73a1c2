import type { NewRow, Schema } from '@server/database/schema'

/** Rows of records carry their id, so that others can refer to them before they are in the database. */
export type NewRecord<T extends keyof Schema> = NewRow<T> & { id: number }

/** Rows by table, in an order in which they can be inserted: what is referred to comes first. */
export type RowsByTable = Map<keyof Schema, readonly object[]>

/** The members of a list in a record, in their order. */
export const listRows = <E>(registro: number, elementos: readonly E[]) =>
  elementos.map((elemento, posicion) => ({ registro, elemento, posicion }))
