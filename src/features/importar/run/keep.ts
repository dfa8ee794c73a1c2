import type { ImportableName } from '@/features/importar/model/resources'
import { draftIdOf } from '@/features/importar/run/draftIds'
import { draftOf } from '@/features/importar/run/draftOf'
import { forgetRun, keepNameEnd, keepRowEnd, keepRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { freeRuns } from '@/features/importar/run/runLock'
import { isSettled, type ImportRun, type NameEnd, type RowEnd } from '@/features/importar/model/importRun'
import { discardRequested, draftChanged } from '@/kits/drafts/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import type { RootState } from '@/store/rootState'

const selectEmail = ({ cuenta }: RootState): string | null => cuenta.user?.email ?? null

/** Owner of stored imports; null before the user is loaded. */
export function* owner(): Saga<string | null> {
  const email = yield* select(selectEmail)
  return email === null ? null : ownerOf(email)
}

/** Runs a storage operation; a failure (storage forbidden, missing or full) is reported, and does not stop the import. */
function* quietly<Result>(work: () => Promise<Result>): Saga<Result | null> {
  try {
    return yield* call(work)
  } catch (error) {
    reportError('importar > almacén', error)
    return null
  }
}

export function* keepBegun(run: ImportRun): Saga {
  const whose = yield* owner()
  if (whose === null) return
  const isKept = yield* quietly(() => keepRun(whose, run).then(() => true))
  if (isKept) yield* put(draftChanged(draftOf(run)))
}

export function* keepName(end: NameEnd): Saga {
  yield* quietly(() => keepNameEnd(end))
}

/** @param left number of rows to import after this one */
export function* keepRow(run: ImportRun, end: RowEnd, left?: number): Saga {
  const isKept = yield* quietly(() => keepRowEnd(end))
  if (isKept) yield* put(draftChanged(draftOf(run, left)))
}

export function* forget(id: string): Saga {
  yield* quietly(() => forgetRun(id))
  yield* put(discardRequested({ ids: [draftIdOf(id)] }))
}

/** Import as currently stored, with the results of other tabs; null if it is not stored. */
export function* keptNow({ id, recurso }: ImportRun): Saga<ImportRun | null> {
  const whose = yield* owner()
  if (whose === null) return null
  return yield* quietly(async () => (await keptRuns(whose, recurso)).find(run => run.id === id) ?? null)
}

/**
 * Interrupted import into a resource that no tab is running; null if there is none.
 * @param wanted id of the import to prefer over the latest
 */
export function* findHalfDone(recurso: ImportableName, wanted?: string | null): Saga<ImportRun | null> {
  const whose = yield* owner()
  if (whose === null) return null
  return yield* quietly(async () => {
    const free = (await freeRuns(await keptRuns(whose, recurso))).filter(run => !isSettled(run))
    const found = free.find(({ id }) => id === wanted) ?? free[0]
    return found ? { ...found, phase: 'over', now: null } : null
  })
}
