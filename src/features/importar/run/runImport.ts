import { hasStatus } from '@/api/http/ApiError'
import { earlierIn } from '@/features/importar/run/earlier'
import { forget, keepName, keepRow } from '@/features/importar/run/keep'
import { UnwrittenRow, reasonOf } from '@/features/importar/run/reasons'
import { madeIn, madeInRows, type MadeIds } from '@/features/importar/run/values'
import { makeName, writeRow } from '@/features/importar/run/writeRow'
import { unsettledIn, type ImportRun, type NameEnd, type RowEnd, type RunRow } from '@/features/importar/model/importRun'
import { nameMade, rowBegun, rowEnded, selectImport, stopRequested, type ImportState } from '@/features/importar/slice'
import { selectConfiguration } from '@/store/configuration'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

interface Input {
  run: ImportRun
  /** Numbers of the rows to write: all waiting rows, or only those to retry. */
  numbers: readonly number[]
  /** True for a retry: records of earlier attempts may exist without a response. */
  isAgain: boolean
}

interface Facts {
  /** Ids of the records of missing names, by key. */
  ids: MadeIds
}

/** Time that idempotency keys are relied on. Servers keep them for a day; the margin is for clocks and the run itself. */
const KEYS_LAST_MS = 20 * 60 * 60_000
/** Number of consecutive requests without a response that stops the run. */
const MOST_UNANSWERED = 3

/** True unless the import was stopped or left. */
function* isGoingOn(id: string): Saga<boolean> {
  const { run }: ImportState = yield* select(selectImport)
  return run?.id === id && run.phase === 'running'
}

/** True if the session is over: the page is about to be reloaded, and its rows have not failed. */
const isSignedOut = (error: unknown): boolean => hasStatus(error, 401)

/** @throws Error if records have failed. A stop by the user is no failure [ER-05]; the recorded progress tells how far a run went. */
const failIf = (failures: number, total: number): void => {
  if (failures > 0) throw new Error(`${failures} de ${total}`)
}

/** True if records may exist without a response, and no idempotency key detects them. */
function* mayBeMadeBy({ run, isAgain }: Input): Saga<boolean> {
  if (!isAgain) return false
  const { idempotencyKeys } = yield* select(selectConfiguration)
  const age = yield* call(() => Date.now() - run.at)
  return !(idempotencyKeys && age < KEYS_LAST_MS)
}

/** Error for a row that needs a missing name whose record could not be created; else null. */
const lackOf = ({ row }: RunRow, names: ImportRun['names'], ids: MadeIds): UnwrittenRow | null => {
  const lacking = madeIn(row).find(key => ids[key] === undefined)
  if (lacking === undefined) return null
  return new UnwrittenRow(`No se ha podido crear «${names.find(({ key }) => key === lacking)?.text ?? lacking}»`)
}

/** Missing names of the rows to write that have no record yet. */
const unmadeIn = ({ run, numbers }: Input): ImportRun['names'] => {
  const toWrite = new Set(numbers)
  const used = madeInRows(run.rows.filter(({ row }) => toWrite.has(row.number)))
  return run.names.filter(({ key, id }) => id === null && used.has(key))
}

/** Steps of a run: records of missing names, then the rows in file order; each row fails or succeeds by itself [IX-06]. */
const importSteps: readonly Step<Input, Facts>[] = [
  {
    name: 'Nombres nuevos',
    words: { saved: 'los nombres nuevos', counted: { one: 'registro', many: 'registros' } },
    when: input => unmadeIn(input).length > 0,
    *run({ input, facts, recordFacts }) {
      const { run } = input
      const ids = { ...facts.ids }
      const names = unmadeIn(input)
      let [failures, left] = [0, names.length]
      for (const name of names) {
        if (!(yield* isGoingOn(run.id))) break
        const end: NameEnd = { run: run.id, key: name.key, id: null, reason: null }
        try {
          end.id = yield* makeName(name, `${run.id}/nombre/${run.names.indexOf(name)}`)
          ids[name.key] = end.id
        } catch (error) {
          reportError(`importar > ${name.key}`, error)
          failures += 1
          end.reason = reasonOf(name.recurso, error)
          if (isSignedOut(error)) yield* put(stopRequested({ run: run.id }))
        }
        left -= 1
        yield* keepName(end)
        yield* put(nameMade(end))
      }
      yield* recordFacts({ ids }, { done: names.length - failures - left, total: names.length })
      failIf(failures, names.length)
    },
    onFailure: 'continue',
  },
  {
    name: 'Registros',
    words: { saved: 'los registros', counted: { one: 'registro', many: 'registros' } },
    *run({ input, facts: { ids }, recordFacts }) {
      const { run } = input
      const numbers = new Set(input.numbers)
      const rows = run.rows.filter(({ row }) => numbers.has(row.number))
      const writtenIds = run.rows.flatMap(({ id }) => id ?? [])
      const context = {
        run: run.id,
        recurso: run.recurso,
        ids,
        findEarlier: earlierIn(run.recurso, writtenIds),
        mayBeMade: yield* mayBeMadeBy(input),
      }
      const others = unsettledIn({ rows: run.rows.filter(({ row }) => !numbers.has(row.number)) })
      let [left, failures, unanswered] = [rows.length, 0, 0]
      for (const each of rows) {
        if (!(yield* isGoingOn(run.id))) break
        const { row } = each
        const end: RowEnd = {
          run: run.id,
          number: row.number,
          state: row.id === null ? 'created' : 'changed',
          id: each.id,
          reason: null,
          other: null,
        }
        yield* put(rowBegun({ run: run.id, name: row.name }))
        try {
          const lack = lackOf(each, run.names, ids)
          if (lack) throw lack
          yield* writeRow(each, context, id => (end.id = id))
          unanswered = 0
        } catch (error) {
          reportError(`importar > fila ${row.number}`, error)
          if (isSignedOut(error)) {
            yield* put(stopRequested({ run: run.id }))
            break
          }
          unanswered = hasStatus(error, 0) ? unanswered + 1 : 0
          failures += 1
          end.state = 'failed'
          end.reason = reasonOf(run.recurso, error)
          end.other = error instanceof UnwrittenRow ? error.other : null
        }
        left -= 1
        yield* keepRow(run, end, failures + left + others)
        yield* put(rowEnded(end))
        if (unanswered === MOST_UNANSWERED) yield* put(stopRequested({ run: run.id }))
      }
      if (failures + left + others === 0) yield* forget(run.id)
      yield* recordFacts({}, { done: rows.length - failures - left, total: rows.length })
      failIf(failures, rows.length)
    },
  },
]

const idsIn = ({ names }: ImportRun): MadeIds => Object.fromEntries(names.flatMap(({ key, id }) => (id === null ? [] : [[key, id]])))

/** Writes rows. All requests of a run and its retries carry its Save-Id. */
export function* runImport(input: Input): Saga {
  const { run } = input
  const save = run.save ?? undefined
  yield* runAfresh({ key: `importar/${run.id}`, save, steps: importSteps, input, facts: { ids: idsIn(run) } })
}
