import type { DBSchema, IDBPDatabase } from 'idb'
import type { Draft } from '@/kits/drafts/model/draft'
import type { KeptRun } from '@/kits/drafts/keptRun'
import { lazyDatabase, openDatabase } from '@/store/lazyDatabase'

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { user: string } }
  /** Run of a draft's save, by draft id. Separate from `drafts`, because it is written much more often. */
  runs: { key: string; value: KeptRun }
  /** Files of drafts, by ticket. */
  files: { key: string; value: { draft: string; file: Blob; name: string; type: string }; indexes: { draft: string } }
}

/** Draft database in IndexedDB. Every call fails when storage is full, forbidden or missing. */
export type DraftDatabase = IDBPDatabase<Schema>

const NAME = 'borradores'

const create = (database: DraftDatabase): void => {
  database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('user', 'user')
  database.createObjectStore('runs')
  database.createObjectStore('files').createIndex('draft', 'draft')
}

export const openDrafts = (name = NAME): Promise<DraftDatabase> => openDatabase<Schema>(name, create)

/** Connection for a session, which opens again after the browser has closed it. */
export const lazyDrafts = (): (() => Promise<DraftDatabase>) => lazyDatabase<Schema>(NAME, create)

const STORES = ['drafts', 'runs', 'files'] as const

interface FileChanges {
  added: ReadonlyMap<string, File>
  gone: readonly string[]
}

/** Writes a draft and its files in one transaction. All requests are made synchronously, because a closing page does not wait. */
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

/** Tickets of a draft's files. */
export const ticketsOf = (database: DraftDatabase, id: string): Promise<string[]> => database.getAllKeysFromIndex('files', 'draft', id)

/** Removes drafts in one transaction, without waits inside: leaving the page right after a save or an undo leaves no draft. */
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

/** Removes all drafts of a user, and runs and files without a draft, left by a write of another tab. */
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

/** All drafts of a user, each with the run of its save if one had started. */
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
  const stored = await ofDraft.getAll(id)
  await look.done
  // Files with their original names, which a browser may not keep: a retry under the same idempotency key must send the same name.
  const files = stored.map(({ file, name, type }) => new File([file], name, { type }))
  return { draft, run, files: tickets.map((ticket, at) => [ticket, files[at]] as const) }
}
