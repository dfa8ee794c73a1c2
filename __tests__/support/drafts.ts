import '@test/support/fakeDatabase'
import { IDBFactory } from 'fake-indexeddb'
import { createStore } from '@/app/createStore'
import { DRAFT_SHAPE, type Draft } from '@/kits/drafts/model/draft'
import { userRequested } from '@/features/cuenta/slice'
import { openDrafts, putDraft, putRun, readDraft } from '@/kits/drafts/database'
import { draftChanged, draftsNeeded, selectDraftStatus } from '@/kits/drafts/slice'

export const ANA = { email: 'ana@example.com', nombre: 'Ana', apellidos: 'Ruiz' }

const MINUTE_MS = 60_000
let made = 0

/** New draft by Ana of a finished product; each is a minute older than the previous one. */
export const draftOf = (fields: Partial<Draft> = {}): Draft => {
  made += 1
  const content = { runKey: `productos/a/${made}`, opened: { codigo: '1' }, values: { codigo: '2' }, openedParts: {}, parts: {} }
  const place = { form: 'productos/a', record: made, path: `/productos/edit/a/${made}` }
  const words = { name: `Zinc ${made}`, over: '', kind: 'Producto acabado', changes: ['Código'] }
  return {
    ...{ id: `d${made}`, shape: DRAFT_SHAPE, user: ANA.email, ...place, ...words },
    ...{ at: Date.now() - made * MINUTE_MS, half: null, content, ...fields },
  }
}

/** Action of a form that hands over a draft. */
export const handed = ({ user: _user, half: _half, ...draft }: Draft) => draftChanged(draft)

/** Replaces the IndexedDB with a new one that has these drafts, as of an earlier visit. */
export const plant = async (...drafts: Draft[]): Promise<void> => {
  globalThis.indexedDB = new IDBFactory()
  const database = await openDrafts()
  for (const draft of drafts) await putDraft(database, draft, { added: new Map(), gone: [] })
  database.close()
}

/** Stores the progress of a draft's save. */
export const plantRun = async ({ id, content }: Draft, ...steps: [name: string, state: 'done' | 'waiting'][]): Promise<void> => {
  const database = await openDrafts()
  const told = steps.map(([name, state]) => ({ name, state }))
  await putRun(database, id, { key: content.runKey, steps: told, facts: {}, progress: null })
  database.close()
}

/** Ids of the drafts in the IndexedDB. */
export const keptIds = async (): Promise<string[]> => {
  const database = await openDrafts()
  const ids = await database.getAllKeys('drafts')
  database.close()
  return ids
}

export const keptDraft = async (id: string) => {
  const database = await openDrafts()
  const read = await readDraft(database, id)
  database.close()
  return read
}

/** The application's store after its drafts have loaded. The API must answer the request for the user with Ana's data. */
export const storeWithDrafts = async () => {
  const store = createStore()
  store.dispatch(userRequested())
  store.dispatch(draftsNeeded())
  await new Promise<void>(resolve => {
    const look = () => {
      if (['ready', 'none'].includes(selectDraftStatus(store.getState()))) resolve()
    }
    store.subscribe(look)
    look()
  })
  return store
}
