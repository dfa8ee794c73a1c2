import type { DBSchema } from 'idb'
import type { ListAnswer } from '@/api/http/knownLists'
import { lazyDatabase } from '@/store/lazyDatabase'

/** Head of a kept list, written in one transaction with the blocks: a killed page leaves the old copy or the complete new one. */
export interface KeptHead {
  version: number | null
  answer: ListAnswer | null
  /** Number of rows in each block. */
  blocks: number[]
  /** Random id of the write: a page writes single blocks only over its own copy. */
  stamp: string
}

interface Schema extends DBSchema {
  /** Heads by owner and list. */
  heads: { key: [string, string]; value: KeptHead }
  /** Rows as JSON, which parses faster than a structured clone; by owner, list and index. */
  blocks: { key: [string, string, number]; value: string }
}

export const keptDatabase = lazyDatabase<Schema>('listas', database => {
  database.createObjectStore('heads')
  database.createObjectStore('blocks')
})
