import { historialApi } from '@/api/historial'
import { findHalfDone, forget, keepBegun, keepRow, keptNow, owner } from '@/features/importar/run/keep'
import { runImport } from '@/features/importar/run/runImport'
import { lockRun } from '@/features/importar/run/runLock'
import { madeInRows } from '@/features/importar/run/values'
import { isSettled, type ImportRun, type RunRow } from '@/features/importar/model/importRun'
import {
  halfDoneDiscarded,
  halfDoneFound,
  importEntered,
  isRevised,
  isUndoing,
  runBegun,
  runEnded,
  selectImport,
  type ImportState,
  type retryRequested,
  type rowLeftOut,
  type runRequested,
} from '@/features/importar/slice'
import { writtenBy, type WrittenRecord } from '@/features/importar/words'
import { catalogueOf, textCatalogues } from '@/store/catalogues'
import { selectExtensions } from '@/store/configuration'
import { call, put, select, take, takeAny, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { newImportSave } from '@/store/sequences/run'
import { toastRaised } from '@/store/toasts'

const numbersOf = ({ rows }: ImportRun, state: RunRow['state']): number[] =>
  rows.flatMap(each => (each.state === state ? [each.row.number] : []))

/** Run of all new and changed rows; null if there are none, before the end of the review, and while its rows are being revised. */
export const runOf = (state: ImportState, begun: Pick<ImportRun, 'id' | 'at' | 'save'>): ImportRun | null => {
  const { recurso, file, sheet: at, review, decisions } = state
  const sheet = file?.sheets[at]
  if (!recurso || !sheet || !review || review.progress || !isRevised(state)) return null
  const toWrite = review.rows.filter(({ state: is }) => is === 'new' || is === 'changed')
  const rows = toWrite.map((row): ImportRun['rows'][number] => ({ row, state: 'waiting', id: null, reason: null, other: null }))
  if (rows.length === 0) return null
  const used = madeInRows(rows)
  const names = review.missing.flatMap(({ key, recurso: of, text, owned }) => {
    const decision = decisions.names[key]
    return used.has(key) && decision && 'make' in decision
      ? [{ key, recurso: of, text: owned?.name ?? text, owner: decision.owner, id: null, reason: null }]
      : []
  })
  return {
    ...begun,
    recurso,
    fileName: file.name,
    phase: 'running',
    names,
    rows,
    left: review.rows.filter(({ state: is }) => is === 'error' || is === 'repeated'),
    titles: sheet.titles,
    cells: Object.fromEntries(sheet.rows.map(({ number, cells }) => [number, cells])),
    now: null,
    entry: null,
  }
}

/** Id of an import's entry in the newest history of a record; null if it is not there. */
function* entryIn(record: WrittenRecord, save: string): Saga<number | null> {
  const { entradas } = yield* call(historialApi.ofRecord, record)
  return entradas.find(({ importacion }) => importacion === save)?.id ?? null
}

/**
 * Id of the entry with the whole run, for its undo; null if the history fails, or has several entries of the run because another user wrote
 * its records meanwhile: undoing one of them would silently undo only a part.
 */
function* entryOf(run: ImportRun): Saga<number | null> {
  const { save } = run
  const written = writtenBy(run)
  const [first, last] = [written[0], written.at(-1)]
  if (save === null || first === undefined || last === undefined) return null
  try {
    const entry = yield* entryIn(first, save)
    return first === last || entry === (yield* entryIn(last, save)) ? entry : null
  } catch (error) {
    reportError('importar > historial', error)
    return null
  }
}

/** Reloads the lists that a run has written to. */
export function* loadAgain({ recurso, names }: Pick<ImportRun, 'recurso' | 'names'>): Saga {
  const changed = new Set([catalogueOf(recurso), textCatalogues.get(recurso), ...names.map(each => catalogueOf(each.recurso))])
  for (const catalogue of changed) if (catalogue) yield* catalogue.loadAgain()
}

function* endRun({ id }: ImportRun): Saga {
  const { run } = yield* select(selectImport)
  if (run?.id !== id) return
  yield* put(runEnded({ run: id, entry: null }))
  const entry = yield* entryOf(run)
  const { run: now } = yield* select(selectImport)
  // A retry may have begun meanwhile.
  if (entry !== null && now?.phase === 'over') yield* put(runEnded({ run: id, entry }))
}

/**
 * Runs work under the lock of an import, which the work may release early. A toast reports a lock held by another tab.
 * @returns false without the lock
 */
export function* withRunLock(id: string, work: (releaseRun: () => void) => Saga): Saga<boolean> {
  const releaseRun = yield* call(lockRun, id)
  if (!releaseRun) {
    yield* put(toastRaised('error', 'Esta importación sigue en otra pestaña'))
    return false
  }
  try {
    yield* work(releaseRun)
  } finally {
    releaseRun()
  }
  return true
}

/** Writes rows of a run, releases its lock, because the result offers retries from now on, and reloads the lists. */
function* writeRows(run: ImportRun, numbers: readonly number[], isAgain: boolean, releaseRun: () => void): Saga {
  yield* runImport({ run, numbers, isAgain })
  releaseRun()
  yield* endRun(run)
  yield* loadAgain(run)
}

/** Begins the import of the reviewed rows [IX-06]. The run is in the state at once, so that a second press begins none. */
export function* beginRun({ payload: { id } }: ReturnType<typeof runRequested>): Saga {
  const state = yield* select(selectImport)
  const save = (yield* select(selectExtensions)) ? newImportSave() : null
  const run = runOf(state, { id, at: yield* call(() => Date.now()), save })
  if (!run || state.run) return
  yield* put(runBegun(run))
  yield* withRunLock(run.id, function* (releaseRun) {
    yield* keepBegun(run)
    yield* writeRows(run, numbersOf(run, 'waiting'), false, releaseRun)
  })
}

/** Shows a run as it was before a try that has begun nothing, unless its page was left. */
export function* restoreRun(run: ImportRun): Saga {
  const { run: now } = yield* select(selectImport)
  if (now?.id === run.id) yield* put(runBegun(run))
}

/**
 * Retries all failed rows, or one failed or left-out row. The run is under way in the state at once, so that a press for another row meanwhile
 * begins none; without the lock, it is as before.
 */
export function* retryRun({ payload: { row: only } }: ReturnType<typeof retryRequested>): Saga {
  const { run, undo } = yield* select(selectImport)
  if (run?.phase !== 'over' || isUndoing({ undo })) return
  const numbers = run.rows.flatMap(({ row: { number }, state }) =>
    (only === null && state === 'failed') || (number === only && (state === 'failed' || state === 'left')) ? [number] : [],
  )
  if (numbers.length === 0) return
  const tried = new Set(numbers)
  const rows = run.rows.map((each): RunRow =>
    tried.has(each.row.number) ? { ...each, state: 'waiting', reason: null, other: null } : each,
  )
  const used = madeInRows(rows.filter(({ row }) => tried.has(row.number)))
  const names = run.names.map(name => (used.has(name.key) ? { ...name, reason: null } : name))
  const next: ImportRun = { ...run, phase: 'running', names, rows, entry: null }
  yield* put(runBegun(next))
  const hasLock = yield* withRunLock(run.id, function* (releaseRun) {
    yield* keepBegun(next)
    yield* writeRows(next, numbers, true, releaseRun)
  })
  if (!hasLock) yield* restoreRun(run)
}

/** Stores that a row was left out; a settled import is deleted from storage. */
export function* keepLeftOut({ payload: { row: number } }: ReturnType<typeof rowLeftOut>): Saga {
  const { run } = yield* select(selectImport)
  const found = run?.rows.find(({ row, state }) => row.number === number && state === 'left')
  if (!run || !found) return
  const { state, id, reason, other } = found
  if (isSettled(run)) yield* forget(run.id)
  else yield* keepRow(run, { run: run.id, number, state, id, reason, other })
}

/**
 * Resumes the waiting rows of a stopped import, of this page or an earlier one; without any, shows the result. The stored import is read
 * again, because another tab may have resumed it. A run of this page is under way in the state at once, so that a retry meanwhile begins none.
 */
export function* resumeRun(): Saga {
  const { run, halfDone, undo } = yield* select(selectImport)
  const stopped = run ?? halfDone
  if (stopped?.phase !== 'over' || isUndoing({ undo })) return
  if (run) yield* put(runBegun({ ...run, phase: 'running' }))
  const hasLock = yield* withRunLock(stopped.id, function* (releaseRun) {
    const kept = yield* keptNow(stopped)
    if (kept === null && halfDone?.id === stopped.id) {
      yield* put(toastRaised('warning', 'Esta importación ya terminó en otra pestaña'))
      yield* put(halfDoneDiscarded())
      if (run) yield* restoreRun(run)
      return
    }
    const now = kept ?? stopped
    const waiting = numbersOf(now, 'waiting')
    if (waiting.length > 0) {
      const next: ImportRun = { ...now, phase: 'running', entry: null }
      yield* keepBegun(next)
      yield* put(runBegun(next))
      yield* writeRows(next, waiting, true, releaseRun)
      return
    }
    releaseRun()
    yield* put(runBegun({ ...now, phase: 'over' }))
    yield* endRun(now)
  })
  if (run && !hasLock) yield* restoreRun(run)
}

/** Deletes a stored import, unless another tab is running it. */
function* discard(id: string): Saga {
  const releaseRun = yield* call(lockRun, id)
  if (!releaseRun) return
  yield* forget(id)
  releaseRun()
}

/** Offers interrupted imports one after the other, once their owner is known; first the one whose draft was opened [DR-05]. */
export function* offerHalfDone(action: { type: string }): Saga {
  const { recurso } = yield* select(selectImport)
  if (!recurso) return
  while ((yield* owner()) === null) yield* takeAny()
  while (true) {
    const found = yield* findHalfDone(recurso, importEntered.match(action) ? action.payload.run : null)
    if (!found) return
    yield* put(halfDoneFound(found))
    yield* take(halfDoneDiscarded.match)
    yield* discard(found.id)
  }
}
