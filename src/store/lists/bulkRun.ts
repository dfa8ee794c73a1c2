import type { Action } from '@reduxjs/toolkit'
import { ApiError, detailOr } from '@/api/http/ApiError'
import { all, call, fork, put, select, type Saga } from '@/store/effects'
import { isAllWell, selectBulk } from '@/store/lists/outcome'
import { bulkEnded, bulkRequested, recordEnded, type BulkRequest } from '@/store/lists/runs'
import { reportError } from '@/store/reportError'
import { CALLS_AT_ONCE } from '@/store/sequences/eachOf'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'
import { onFirst } from '@/store/watch'

/** What a feature does to each of many records. */
export interface BulkWork {
  /** Of the step, in Spanish. */
  name: string
  one: (id: number) => Saga
  /** Why not, where the answer does not say. */
  fallback: string
  /** "37 productos acabados desactivados" */
  said: (count: number) => string
  reload: () => Action
}

const STALE = 'Otra persona lo ha cambiado mientras tanto'
const NO_ANSWER = 'El servidor no responde'

const reasonOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback
  if (error.status === 412) return STALE
  return error.status === 0 ? NO_ANSWER : detailOr(error, fallback)
}

/**
 * One step: a few records at a time, each of which fails or succeeds by itself. A record that has begun is ended, whatever is asked
 * meanwhile, so that nobody has to guess what became of it.
 */
export const bulkSteps = (work: BulkWork): readonly Step<BulkRequest, object>[] => [
  {
    name: work.name,
    *run({ input: { place, run, ids } }) {
      let begun = 0
      let failures = 0
      function* lane(): Saga {
        while (true) {
          const current = yield* select(selectBulk, place)
          const id = ids[begun]
          if (id === undefined || current?.run !== run || current.phase !== 'running') return
          begun += 1
          let reason: string | null = null
          try {
            yield* call(work.one, id)
          } catch (error) {
            failures += 1
            reason = reasonOf(error, work.fallback)
            reportError(`${place} > ${work.name} > ${id}`, error)
          }
          yield* put(recordEnded({ place, run, id, reason, next: ids[begun] ?? null }))
        }
      }
      yield* all(Array.from({ length: Math.min(CALLS_AT_ONCE, ids.length) }, () => lane))
      if (failures > 0) throw new Error(`${failures} de ${ids.length}`)
    },
  },
]

/**
 * Works through a selection [LS-05]. Where all went well a toast says so and the list loads again; else the list stays as it is, rows in
 * their places, until whoever reads what went wrong has closed that.
 */
export function* runBulk(request: BulkRequest, work: BulkWork): Saga {
  const { place, run } = request
  yield* runAfresh({ key: `listas/${place}/${run}`, steps: bulkSteps(work), input: request, facts: {} })
  const ended = yield* select(selectBulk, place)
  yield* put(bulkEnded({ place, run }))
  if (ended?.run === run && !isAllWell(ended)) return
  if (ended?.run === run) yield* put(toastRaised('success', work.said(ended.done.length)))
  yield* put(work.reload())
}

/** Of a feature: the work that its lists ask for, by their places; null where a place is another's. */
export function* bulkSaga(workOf: (request: BulkRequest) => BulkWork | null): Saga {
  yield* fork(
    onFirst<ReturnType<typeof bulkRequested>>,
    bulkRequested,
    ({ payload }) => payload.run,
    function* ({ payload }) {
      const work = workOf(payload)
      // What is asked for while the list is at work is not taken up.
      const current = yield* select(selectBulk, payload.place)
      if (work && current?.run === payload.run) yield* runBulk(payload, work)
    },
  )
}
