import { versionesApi } from '@/api/versiones'
import type { ImportableName } from '@/features/importar/model/resources'
import { findHalfDone, forget, keepBegun, keepRow, keptNow, owner } from '@/features/importar/run/keep'
import { runImport } from '@/features/importar/run/runImport'
import { holdRun } from '@/features/importar/run/runLock'
import { madeInRows } from '@/features/importar/run/values'
import {
  halfDoneDiscarded,
  halfDoneFound,
  isSettled,
  isWritten,
  runBegun,
  runEnded,
  selectImport,
  type ImportRun,
  type ImportState,
  type retryRequested,
  type rowLeftOut,
  type runRequested,
  type RunRow,
} from '@/features/importar/slice'
import { catalogues, isCatalogueName, stateKeyOf } from '@/store/catalogues'
import { selectExtensions } from '@/store/configuration'
import { call, put, select, take, takeAny, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { newImportSave } from '@/store/sequences/run'
import { toastRaised } from '@/store/toasts'

const numbersOf = ({ rows }: ImportRun, state: RunRow['state']): number[] =>
  rows.flatMap(each => (each.state === state ? [each.row.number] : []))

/** Run of all rows that are new or change; null where there is none. */
export const runOf = (state: ImportState, begun: Pick<ImportRun, 'id' | 'at' | 'save'>): ImportRun | null => {
  const { recurso, file, sheet: at, review, decisions } = state
  const sheet = file?.sheets[at]
  if (!recurso || !sheet || !review || review.progress) return null
  const toWrite = review.rows.filter(({ state: is }) => is === 'new' || is === 'changed')
  const rows = toWrite.map((row): ImportRun['rows'][number] => ({ row, state: 'waiting', id: null, reason: null, other: null }))
  if (rows.length === 0) return null
  const used = madeInRows(rows)
  const made = review.missing.filter(({ key }) => used.has(key) && 'make' in (decisions.names[key] ?? {}))
  return {
    ...begun,
    recurso,
    fileName: file.name,
    phase: 'running',
    names: made.map(({ key, recurso: of, text }) => ({ key, recurso: of, text, id: null, reason: null })),
    rows,
    left: review.rows.filter(({ state: is }) => is === 'error' || is === 'repeated'),
    titles: sheet.titles,
    cells: Object.fromEntries(sheet.rows.map(({ number, cells }) => [number, cells])),
    now: null,
    entry: null,
  }
}

/** Entry of an import in the newest history of a record; null where it is not there. */
function* entryIn(tipo: ImportableName, id: number, save: string): Saga<number | null> {
  const { entradas } = yield* call(versionesApi.of, { tipo, id })
  return entradas.find(({ importacion }) => importacion === save)?.id ?? null
}

/**
 * Entry that holds the whole run, for its undo; null where the history does not say, or holds the run in several entries, because another user has
 * written of its records meanwhile: one of them alone would undo a part of it without a word.
 */
function* entryOf({ recurso, rows, save }: ImportRun): Saga<number | null> {
  const written = rows.flatMap(({ state, id }) => (id !== null && isWritten(state) ? [id] : []))
  const [first, last] = [written[0], written.at(-1)]
  if (save === null || first === undefined || last === undefined) return null
  try {
    const entry = yield* entryIn(recurso, first, save)
    return first === last || entry === (yield* entryIn(recurso, last, save)) ? entry : null
  } catch (error) {
    reportError('importar > historial', error)
    return null
  }
}

/** Catalogues of texts beside those of the records. */
const TEXTS: Partial<Record<ImportableName, string>> = {
  productos_genericos: 'textosDeGenericos',
  productos_acabados: 'textosDeAcabados',
}

/** Asks anew for the lists that a run has written into. */
export function* loadAgain({ recurso, names }: Pick<ImportRun, 'recurso' | 'names'>): Saga {
  const changed = [stateKeyOf(recurso), TEXTS[recurso] ?? '', ...names.map(each => stateKeyOf(each.recurso))]
  for (const name of new Set(changed)) if (isCatalogueName(name)) yield* catalogues[name].loadAgain()
}

function* endRun({ id }: ImportRun): Saga {
  const { run } = yield* select(selectImport)
  if (run?.id !== id) return
  yield* put(runEnded({ run: id, entry: null }))
  const entry = yield* entryOf(run)
  if (entry !== null) yield* put(runEnded({ run: id, entry }))
}

/** Holds an import while this tab works on it; a toast says where another one does. */
function* alone(id: string, work: () => Saga): Saga {
  const letGo = yield* call(holdRun, id)
  if (!letGo) {
    yield* put(toastRaised('error', 'Esta importación sigue en otra pestaña'))
    return
  }
  try {
    yield* work()
  } finally {
    letGo()
  }
}

/** Runs rows that wait. */
function* goOn(run: ImportRun, numbers: readonly number[], isAgain: boolean): Saga {
  yield* keepBegun(run)
  yield* put(runBegun(run))
  yield* runImport({ run, numbers, isAgain })
  yield* endRun(run)
  yield* loadAgain(run)
}

/** Begins the import of what the review shows [IX-06]. */
export function* beginRun({ payload: { id } }: ReturnType<typeof runRequested>): Saga {
  const state = yield* select(selectImport)
  const save = (yield* select(selectExtensions)) ? newImportSave() : null
  const run = runOf(state, { id, at: yield* call(() => Date.now()), save })
  if (run && !state.run) yield* alone(run.id, () => goOn(run, numbersOf(run, 'waiting'), false))
}

/** Runs what failed once more, or one row of it, left out or not, and nothing else. */
export function* retryRun({ payload: { row: only } }: ReturnType<typeof retryRequested>): Saga {
  const { run } = yield* select(selectImport)
  if (run?.phase !== 'over') return
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
  yield* alone(run.id, () => goOn({ ...run, phase: 'running', names, rows, entry: null }, numbers, true))
}

/** Keeps it for later pages that a row was left out; once nothing is left to do, there is nothing to go on with. */
export function* keepLeftOut({ payload: { row: number } }: ReturnType<typeof rowLeftOut>): Saga {
  const { run } = yield* select(selectImport)
  const found = run?.rows.find(({ row, state }) => row.number === number && state === 'left')
  if (!run || !found) return
  const { state, id, reason, other } = found
  if (isSettled(run)) yield* forget(run.id)
  else yield* keepRow({ run: run.id, number, state, id, reason, other })
}

/** Runs the rows that a stop left, of this page or of an earlier one; where none waits, the result is shown. Another tab may have gone on with them since they were read. */
export function* resumeRun(): Saga {
  const { run, halfDone } = yield* select(selectImport)
  const stopped = run ?? halfDone
  if (stopped?.phase !== 'over') return
  yield* alone(stopped.id, function* () {
    const kept = yield* keptNow(stopped)
    if (kept === null && halfDone?.id === stopped.id) {
      yield* put(toastRaised('warning', 'Esta importación ya terminó en otra pestaña'))
      yield* put(halfDoneDiscarded())
      return
    }
    const now = kept ?? stopped
    const waiting = numbersOf(now, 'waiting')
    if (waiting.length > 0) {
      yield* goOn({ ...now, phase: 'running', entry: null }, waiting, true)
      return
    }
    yield* put(runBegun({ ...now, phase: 'over' }))
    yield* endRun(now)
  })
}

/** Forgets an import, unless another tab has gone on with it. */
function* discard(id: string): Saga {
  const letGo = yield* call(holdRun, id)
  if (!letGo) return
  yield* forget(id)
  letGo()
}

/** Offers imports that stopped half-way, one after the other, once it is known whose they have to be. */
export function* offerHalfDone(): Saga {
  const { recurso } = yield* select(selectImport)
  if (!recurso) return
  while ((yield* owner()) === null) yield* takeAny()
  while (true) {
    const found = yield* findHalfDone(recurso)
    if (!found) return
    yield* put(halfDoneFound(found))
    yield* take(halfDoneDiscarded.match)
    yield* discard(found.id)
  }
}
