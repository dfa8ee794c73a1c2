import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'

/** Value of the column that a list is ordered by: unique, and indexed. */
export type Key = number | string

/** Consecutive rows of a table, read by one statement. */
export interface Chunk<K extends Key = Key> {
  /** Version of the table at the time of the statement. */
  version: number
  /** Number of rows. */
  count: number
  /** Characters of their texts. */
  size: number
  /** Key of the last row; null without rows. */
  last: K | null
}

interface SliceOptions<K extends Key, S extends Chunk<K>> {
  /** Reads at most `limit` rows with a key above `after`; from the first row if that is null. */
  read: (db: Kysely<Schema>, after: K | null, limit: number) => Promise<S>
  /** Aborted when the client has disconnected: no further slice is read. */
  abandoned?: AbortSignal
}

/**
 * Target size of a slice in characters: the embedded engine executes no other query meanwhile, and the message from its thread is several
 * times in memory until it has arrived.
 */
export const SLICE_SIZE = 500_000

/** Rows of the first slice of each read: few, because the length of the rows is not known yet. */
export const FIRST_ROWS = 20

/** Number of rows for the next slice, from the size of the last rows; at most sixteen times as many. */
const nextRows = (limit: number, { count, size }: Chunk) =>
  Math.max(1, Math.min(limit * 16, Math.floor((SLICE_SIZE * count) / Math.max(1, size))))

/** Slices in their order; the next one is read while one is processed. */
export async function* slicesOf<K extends Key, S extends Chunk<K>>(
  db: Kysely<Schema>,
  { read, abandoned }: SliceOptions<K, S>,
): AsyncGenerator<S, undefined> {
  let limit = FIRST_ROWS
  abandoned?.throwIfAborted()
  let reading = read(db, null, limit)
  try {
    for (;;) {
      const slice = await reading
      const isLast = slice.count < limit
      if (!isLast) {
        abandoned?.throwIfAborted()
        limit = nextRows(limit, slice)
        reading = read(db, slice.last, limit)
        // Error is thrown where the slice is awaited, unless the consumer has stopped before.
        reading.catch(() => undefined)
      }
      yield slice
      if (isLast) return undefined
    }
  } finally {
    // A consumer that stops continues without a running query: its transaction may end, or the read restart.
    await reading.catch(() => undefined)
  }
}

export const withoutVersion = (table: string) =>
  new Error(`${table} has no version: its migration has to call trackChanges of 006_trackChanges.ts`)
