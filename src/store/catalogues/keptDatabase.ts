import type { DBSchema, IDBPDatabase } from 'idb'
import type { ListAnswer } from '@/api/http/knownLists'
import { lazyDatabase } from '@/store/lazyDatabase'

/** First line of a kept list. It is written in one transaction with the blocks: a killed page leaves the copy before, or the whole of the next. */
export interface KeptHead {
  version: number | null
  answer: ListAnswer | null
  /** Number of rows in each block. */
  blocks: number[]
  /** Random text of the write: a page writes single blocks only over its own copy. */
  stamp: string
}

interface Schema extends DBSchema {
  /** Heads by owner and list. */
  heads: { key: [string, string]; value: KeptHead }
  /** Rows as JSON, which is parsed much sooner than the browser copies objects; by owner, list and place. */
  blocks: { key: [string, string, number]; value: string }
}

export type KeptDatabase = IDBPDatabase<Schema>

export const keptDatabase = lazyDatabase<Schema>('listas', database => {
  database.createObjectStore('heads')
  database.createObjectStore('blocks')
})
