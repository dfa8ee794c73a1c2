import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { ListAnswer } from '@/api/http/knownLists'

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

const open = (): Promise<KeptDatabase> =>
  openDB<Schema>('listas', 1, {
    upgrade(database) {
      database.createObjectStore('heads')
      database.createObjectStore('blocks')
    },
    // Closes for another version of the application, which waits for this tab.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

let opening: Promise<KeptDatabase> | null = null

/** One connection of the page. @throws where the browser forbids or lacks storage */
export const keptDatabase = (): Promise<KeptDatabase> => {
  opening ??= open().catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}
