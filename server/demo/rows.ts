import type { NewRow, Schema } from '@server/database/schema'

/** Row with its id: other rows can refer to the id before the row is inserted. */
export type NewRecord<T extends keyof Schema> = NewRow<T> & { id: number }

/** Rows by table, in an order in which they can be inserted: referenced rows come first. */
export type RowsByTable = Map<keyof Schema, readonly object[]>

/** Rows of a record's list, in the order of its items. */
export const listRows = <E>(registro: number, elementos: readonly E[]) =>
  elementos.map((elemento, posicion) => ({ registro, elemento, posicion }))
