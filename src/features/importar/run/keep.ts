import type { ImportableName } from '@/features/importar/model/resources'
import { forgetRun, keepNameEnd, keepRowEnd, keepRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { heldRuns } from '@/features/importar/run/runLock'
import type { ImportRun, NameEnd, RowEnd } from '@/features/importar/slice'
import { call, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

interface Root {
  cuenta: { user: { email: string } | null }
}

const selectEmail = ({ cuenta }: Root): string | null => cuenta.user?.email ?? null

/** Null before it is known who the user is. */
export function* owner(): Saga<string | null> {
  const email = yield* select(selectEmail)
  return email === null ? null : ownerOf(email)
}

/** Storage that the browser forbids, lacks or has full keeps no import from running. */
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
  if (whose !== null) yield* quietly(() => keepRun(whose, run))
}

export function* keepName(end: NameEnd): Saga {
  yield* quietly(() => keepNameEnd(end))
}

export function* keepRow(end: RowEnd): Saga {
  yield* quietly(() => keepRowEnd(end))
}

export function* forget(id: string): Saga {
  yield* quietly(() => forgetRun(id))
}

/** An import as it is kept now, after all that other tabs have done; null where it is not kept. */
export function* keptNow({ id, recurso }: ImportRun): Saga<ImportRun | null> {
  const whose = yield* owner()
  if (whose === null) return null
  return yield* quietly(async () => (await keptRuns(whose, recurso)).find(run => run.id === id) ?? null)
}

/** The latest import into a resource that stopped half-way, and that no tab is running. */
export function* findHalfDone(recurso: ImportableName): Saga<ImportRun | null> {
  const whose = yield* owner()
  if (whose === null) return null
  return yield* quietly(async () => {
    const runs = await keptRuns(whose, recurso)
    const held = await heldRuns(runs.map(({ id }) => id))
    const found = runs.find(({ id }) => !held.includes(id))
    return found ? { ...found, phase: 'over', now: null } : null
  })
}
