import { hasStatus } from '@/api/http/ApiError'
import type { Bulk, BulkAction } from '@/kits/lists/selection/definition'
import { saidOf } from '@/kits/lists/selection/words'
import { call, put, select, type Saga } from '@/store/effects'
import { isAllWell, selectBulk } from '@/kits/lists/store/outcome'
import { bulkEnded, bulkRequested, recordEnded, type BulkRequest } from '@/kits/lists/store/runs'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import { recordReason, STALE } from '@/store/sequences/recordReason'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'
import { watch } from '@/store/watch'

/**
 * Single step: a few records at a time, each of which succeeds or fails alone. A started record is always finished, even after a request to
 * stop, so that its outcome is known.
 */
const bulkSteps = (action: BulkAction): readonly Step<BulkRequest, object>[] => [
  {
    name: action.label,
    *run({ input: { place, run, ids, change }, recordFacts }) {
      let [begun, failures] = [0, 0]
      yield* eachOf(ids, function* (id) {
        const current = yield* select(selectBulk, place)
        if (current?.run !== run || current.phase !== 'running') return
        begun += 1
        let reason: string | null = null
        try {
          yield* call(action.run, id, change)
        } catch (error) {
          failures += 1
          reason = hasStatus(error, 412) ? STALE : recordReason(error, action.fallback)
          reportError(`${place} > ${action.label} > ${id}`, error)
        }
        yield* put(recordEnded({ place, run, id, reason, next: ids[begun] ?? null }))
      })
      yield* recordFacts({}, { done: begun - failures, total: ids.length })
      if (failures > 0) throw new Error(`${failures} de ${ids.length}`)
    },
  },
]

/**
 * Runs a bulk action [LS-05]. Full success raises a toast and reloads the list. After a failure the list stays as it is, rows in their
 * places, until the user closes the result.
 */
export function* runBulk(request: BulkRequest, { noun, actions, reload }: Bulk): Saga {
  const { place, run } = request
  const action = actions.find(({ key }) => key === request.action)
  if (!action) return
  yield* runAfresh({ key: `listas/${place}/${run}`, steps: bulkSteps(action), input: request, facts: {} })
  const ended = yield* select(selectBulk, place)
  yield* put(bulkEnded({ place, run }))
  if (ended?.run === run && !isAllWell(ended)) return
  if (ended?.run === run) yield* put(toastRaised('success', saidOf(noun, action, ended.done.length)))
  yield* put(reload())
}

/** Bulk actions by the place of their list. */
const bulks = new Map<string, Bulk>()

/** Defines the bulk actions of a list; `bulkSaga` runs them. */
export const defineBulk = (bulk: Bulk): Bulk => {
  bulks.set(bulk.place, bulk)
  return bulk
}

/** Ignores requests while the list has another run. */
function* runRequest({ payload }: ReturnType<typeof bulkRequested>): Saga {
  const bulk = bulks.get(payload.place)
  const current = yield* select(selectBulk, payload.place)
  if (bulk && current?.run === payload.run) yield* runBulk(payload, bulk)
}

/** Runs the requested bulk actions. */
export const bulkSaga = watch({ first: [[bulkRequested, runRequest, ({ payload }) => payload.run]] })
