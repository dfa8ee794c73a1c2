import type { NewRow, Schema } from '@server/database/schema'

/** Rows of records carry their id, so that others can refer to them before they are in the database. */
export type Fila<T extends keyof Schema> = NewRow<T> & { id: number }

/** Rows by table, in an order in which they can be inserted: what is referred to comes first. */
export type Filas = Map<keyof Schema, readonly object[]>

/** The members of a list in a record, in their order. */
export const lista = <E>(registro: number, elementos: readonly E[]) =>
  elementos.map((elemento, posicion) => ({ registro, elemento, posicion }))
