import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Draft } from '@/kits/drafts/model/draft'
import type { KeptRun } from '@/kits/drafts/keptRun'

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { user: string } }
  /** By the draft's id: it is written much more often than the draft. */
  runs: { key: string; value: KeptRun }
  /** By ticket. */
  files: { key: string; value: { draft: string; file: Blob; name: string; type: string }; indexes: { draft: string } }
}

/** The browser's own store of drafts. Everything fails where it is full, forbidden, or not there. */
export type DraftDatabase = IDBPDatabase<Schema>

export const openDrafts = async (name = 'borradores'): Promise<DraftDatabase> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('user', 'user')
      database.createObjectStore('runs')
      database.createObjectStore('files').createIndex('draft', 'draft')
    },
    // Another version of the application waits for this tab.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

const STORES = ['drafts', 'runs', 'files'] as const

interface FileChanges {
  added: ReadonlyMap<string, File>
  gone: readonly string[]
}

/** Nothing in it waits: a page that is being closed does not either. */
export const putDraft = async (database: DraftDatabase, draft: Draft, { added, gone }: FileChanges): Promise<void> => {
  const change = database.transaction(['drafts', 'files'], 'readwrite')
  const files = change.objectStore('files')
  const written: Promise<unknown>[] = [change.objectStore('drafts').put(draft)]
  for (const [ticket, file] of added) written.push(files.put({ draft: draft.id, file, name: file.name, type: file.type }, ticket))
  for (const ticket of gone) written.push(files.delete(ticket))
  change.commit()
  await Promise.all([...written, change.done])
}

export const putRun = async (database: DraftDatabase, draft: string, run: KeptRun): Promise<void> => {
  const change = database.transaction('runs', 'readwrite')
  const written = change.store.put(run, draft)
  change.commit()
  await Promise.all([written, change.done])
}

/** Tickets of the files that a draft holds. */
export const ticketsOf = (database: DraftDatabase, id: string): Promise<string[]> => database.getAllKeysFromIndex('files', 'draft', id)

/** Removes drafts in one transaction without waits inside: a page that is left right after a save or an undo leaves no draft. */
export const removeDrafts = async (database: DraftDatabase, ids: readonly string[], tickets: readonly string[]): Promise<void> => {
  const change = database.transaction(STORES, 'readwrite')
  const removed = [
    ...ids.flatMap(id => [change.objectStore('drafts').delete(id), change.objectStore('runs').delete(id)]),
    ...tickets.map(ticket => change.objectStore('files').delete(ticket)),
  ]
  change.commit()
  await Promise.all([...removed, change.done])
}

export const removeRun = async (database: DraftDatabase, draft: string): Promise<void> => database.delete('runs', draft)

/** Everything of a user, and runs and files that a write of another tab has left behind without their draft. */
export const removeDraftsOf = async (database: DraftDatabase, user: string): Promise<void> => {
  const change = database.transaction(STORES, 'readwrite')
  const drafts = change.objectStore('drafts')
  const runs = change.objectStore('runs')
  const files = change.objectStore('files')
  await Promise.all((await drafts.index('user').getAllKeys(user)).map(id => drafts.delete(id)))
  const left = new Set(await drafts.getAllKeys())
  await Promise.all((await runs.getAllKeys()).filter(id => !left.has(id)).map(id => runs.delete(id)))
  for (let cursor = await files.index('draft').openKeyCursor(); cursor; cursor = await cursor.continue())
    if (!left.has(cursor.key)) await files.delete(cursor.primaryKey)
  await change.done
}

/** All drafts of a user, each with the run of its save, where one was begun. */
export const draftsOf = async (database: DraftDatabase, user: string): Promise<{ draft: Draft; run: KeptRun | undefined }[]> => {
  const look = database.transaction(['drafts', 'runs'], 'readonly')
  const drafts = await look.objectStore('drafts').index('user').getAll(user)
  const runs = await Promise.all(drafts.map(({ id }) => look.objectStore('runs').get(id)))
  await look.done
  return drafts.map((draft, at) => ({ draft, run: runs[at] }))
}

export const readDraft = async (database: DraftDatabase, id: string) => {
  const look = database.transaction(STORES, 'readonly')
  const draft = await look.objectStore('drafts').get(id)
  const run = await look.objectStore('runs').get(id)
  const ofDraft = look.objectStore('files').index('draft')
  const tickets = await ofDraft.getAllKeys(id)
  const kept = await ofDraft.getAll(id)
  await look.done
  // What a browser keeps of a file's name is its own affair: the same name is sent under the same idempotency key.
  const files = kept.map(({ file, name, type }) => new File([file], name, { type }))
  return { draft, run, files: tickets.map((ticket, at) => [ticket, files[at]] as const) }
}
