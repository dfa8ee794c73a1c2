import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'

/** Value of the column that a list is ordered by: unique, and indexed. */
export type Key = number | string

/** Rows of a table that follow one another, read by one statement. */
export interface Chunk<K extends Key = Key> {
  /** The table's, as of the moment of the statement. */
  version: number
  /** Rows that were read. */
  count: number
  /** Characters of their texts. */
  size: number
  /** Key of the last one; null where there is none. */
  last: K | null
}

/** Number of rows that a list's first slice has: remembered, since a list that is read again has rows as long as before. */
export interface ChunkSize {
  rows: number
}

interface Slicing<K extends Key, S extends Chunk<K>> {
  pace: ChunkSize
  /** Reads at most `limit` rows, those whose key follows; from the first on where that is null. */
  read: (db: Kysely<Schema>, after: K | null, limit: number) => Promise<S>
  /** Aborted when the caller has hung up: no further slice is read. */
  abandoned?: AbortSignal | undefined
}

/**
 * Characters that a slice should have: the embedded engine answers no other caller while it makes one, and what comes from its thread is
 * several times in memory until it has come.
 */
const SLICE_SIZE = 500_000

export const firstChunkSize = (): ChunkSize => ({ rows: 250 })

/** Goes by the size of the rows before, for those after may be as long. */
const nextRows = (limit: number, { count, size }: Chunk) =>
  Math.max(1, Math.min(limit * 4, Math.floor((SLICE_SIZE * count) / Math.max(1, size))))

/** Slices in their order; the next one is read while one is worked on. */
export async function* slicesOf<K extends Key, S extends Chunk<K>>(
  db: Kysely<Schema>,
  { pace, read, abandoned }: Slicing<K, S>,
): AsyncGenerator<S, undefined> {
  let limit = pace.rows
  abandoned?.throwIfAborted()
  let reading = read(db, null, limit)
  try {
    for (;;) {
      const slice = await reading
      const isLast = slice.count < limit
      if (!isLast) {
        abandoned?.throwIfAborted()
        limit = nextRows(limit, slice)
        pace.rows = limit
        reading = read(db, slice.last, limit)
        // Error is heard where the slice is awaited, unless the reader has had enough before.
        reading.catch(() => undefined)
      }
      yield slice
      if (isLast) return undefined
    }
  } finally {
    // A reader that has had enough goes on alone: its transaction may end, or the list begin anew.
    await reading.catch(() => undefined)
  }
}

export const withoutVersion = (table: string) =>
  new Error(`${table} has no version: its migration has to call trackChanges of 006_trackChanges.ts`)
