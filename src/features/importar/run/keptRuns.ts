import type { DBSchema } from 'idb'
import { baseUrlNow } from '@/api/http/http'
import type { ImportableName } from '@/features/importar/model/resources'
import { IMPORT_DATABASE } from '@/features/importar/run/importDatabase'
import { withNameEnds, withRowEnds, type ImportRun, type NameEnd, type RowEnd } from '@/features/importar/model/importRun'
import { isOutdated } from '@/kits/drafts/model/draft'
import { lazyDatabase } from '@/store/lazyDatabase'

type End = { kind: 'name'; end: NameEnd } | { kind: 'row'; end: RowEnd }

interface Schema extends DBSchema {
  /** Unfinished imports, as they began or resumed. */
  runs: { key: string; value: { owner: string; run: ImportRun }; indexes: { owner: string } }
  /** Results since then, by import and record, so that a run of thousands of rows is not stored again after each row. */
  ends: { key: [string, string]; value: End }
}

const database = lazyDatabase<Schema>(IMPORT_DATABASE, made => {
  made.createObjectStore('runs').createIndex('owner', 'owner')
  made.createObjectStore('ends')
})

/** Owner of the imports in this browser: API and user. */
export const ownerOf = (email: string): string => `${baseUrlNow()} ${email}`

const STORES = ['runs', 'ends'] as const

const endsOf = (run: string): IDBKeyRange => IDBKeyRange.bound([run], [run, []])

/** Stores an import at its start or resume. Earlier results are deleted, because the import includes them. */
export const keepRun = async (owner: string, run: ImportRun): Promise<void> => {
  const change = (await database()).transaction(STORES, 'readwrite')
  const [runs, ends] = [change.objectStore('runs'), change.objectStore('ends')]
  await Promise.all([runs.put({ owner, run }, run.id), ends.delete(endsOf(run.id)), change.done])
}

/** Stores a result, unless its import was deleted meanwhile, for example before a sign-out. Resolves to false then. */
const keepEnd = async (record: string, kept: End): Promise<boolean> => {
  const change = (await database()).transaction(STORES, 'readwrite')
  const isKept = (await change.objectStore('runs').getKey(kept.end.run)) !== undefined
  await Promise.all([...(isKept ? [change.objectStore('ends').put(kept, [kept.end.run, record])] : []), change.done])
  return isKept
}

export const keepNameEnd = (end: NameEnd): Promise<boolean> => keepEnd(`name ${end.key}`, { kind: 'name', end })

export const keepRowEnd = (end: RowEnd): Promise<boolean> => keepEnd(`row ${end.number}`, { kind: 'row', end })

const withEnds = (run: ImportRun, ends: readonly End[]): ImportRun => {
  const names = ends.flatMap(each => (each.kind === 'name' ? [each.end] : []))
  const rows = ends.flatMap(each => (each.kind === 'row' ? [each.end] : []))
  return withRowEnds(withNameEnds(run, names), rows)
}

/** Unfinished imports of an owner, into a resource or into all, with their results, latest first. Outdated imports are deleted. */
export const keptRuns = async (owner: string, recurso?: ImportableName): Promise<ImportRun[]> => {
  const look = (await database()).transaction(STORES, 'readonly')
  const stored = await look.objectStore('runs').index('owner').getAll(owner)
  const all = stored.map(({ run }) => run)
  const outdated = all.filter(run => isOutdated(run, Date.now()))
  const found = all.filter(run => (recurso === undefined || run.recurso === recurso) && !outdated.includes(run))
  const ends = await Promise.all(found.map(({ id }) => look.objectStore('ends').getAll(endsOf(id))))
  await look.done
  await Promise.all(outdated.map(({ id }) => forgetRun(id)))
  return found.map((run, at) => withEnds(run, ends[at] ?? [])).sort((one, other) => other.at - one.at)
}

export const forgetRun = async (id: string): Promise<void> => {
  const change = (await database()).transaction(STORES, 'readwrite')
  await Promise.all([change.objectStore('runs').delete(id), change.objectStore('ends').delete(endsOf(id)), change.done])
}

/** Deletes all imports of an owner. */
export const forgetRunsOf = async (owner: string): Promise<void> => {
  const change = (await database()).transaction(STORES, 'readwrite')
  const [runs, ends] = [change.objectStore('runs'), change.objectStore('ends')]
  const ids = await runs.index('owner').getAllKeys(owner)
  await Promise.all([...ids.flatMap(id => [runs.delete(id), ends.delete(endsOf(id))]), change.done])
}
