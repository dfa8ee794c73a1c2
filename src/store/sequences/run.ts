import { ApiError, detailOr, type FieldErrors } from '@/api/ApiError'
import { ConflictError, conflictFound } from '@/store/conflicts'
import { call, put, select, type Saga } from '@/store/effects'
import { refusalMet } from '@/store/refusals'
import { reportError } from '@/store/reportError'
import {
  bytesPassed,
  selectRun,
  sequenceFailed,
  sequenceFinished,
  sequenceStarted,
  stepAdvanced,
  stepDone,
  stepFailed,
  stepSkipped,
  stepStarted,
} from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

export interface Sequence<Input, Facts extends object> {
  /** Of this run and its retries: the form's own id, new at each opening, so that a stale run never leaks into the next form. */
  key: string
  steps: readonly Step<Input, Facts>[]
  input: Input
  /** What is known before the first step. */
  facts: Facts
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Of an answer that names fields; an empty object is no news. */
const errorsIn = (error: unknown): { errors?: FieldErrors } =>
  error instanceof ApiError && Object.keys(error.errors).length > 0 ? { errors: error.errors } : {}

/**
 * Runs the steps one after the other; each one's start, success and failure is an action [AC-02].
 * After a failure, running it again under the same key goes on from the facts that were learnt: steps run anew on the
 * new input, and skip by their `when` (or by what they look up in the facts) what the server has already done.
 * @returns the facts, or null where a step stopped it.
 */
export function* runSequence<Input, Facts extends object>(sequence: Sequence<Input, Facts>): Saga<Facts | null> {
  const { key, steps, input } = sequence
  const earlier = yield* select(selectRun, key)
  let facts: Facts = { ...sequence.facts, ...(earlier?.phase === 'failed' && earlier.facts) }
  yield* put(sequenceStarted({ key, steps: steps.map(({ name }) => name), facts }))
  for (const { name: step, when, run, onFailure = 'stop', fallback, isForm } of steps) {
    if (when?.(input, facts) === false) {
      yield* put(stepSkipped({ key, step }))
      continue
    }
    yield* put(stepStarted({ key, step }))
    try {
      const learnt = yield* call(run, {
        input,
        facts,
        *learn(news, progress) {
          facts = { ...facts, ...news }
          yield* put(stepAdvanced({ key, step, facts, progress: progress ?? null }))
        },
        *tell(bytes) {
          yield* put(bytesPassed({ key, bytes }))
        },
        keyOf: (item = '') => [key, step, item].join('/'),
      })
      facts = { ...facts, ...learnt }
      yield* put(stepDone({ key, step, facts }))
    } catch (error) {
      reportError(`${key} > ${step}`, error)
      yield* put(stepFailed({ key, step, reason: reasonOf(error), ...(isForm && errorsIn(error)) }))
      const policy = typeof onFailure === 'function' ? onFailure(input) : onFailure
      if (policy === 'continue') continue
      if (error instanceof ConflictError) yield* put(conflictFound({ key, tag: error.tag, clashes: error.clashes }))
      else if (fallback !== undefined) {
        const text = detailOr(error, fallback)
        yield* put(toastRaised('error', text))
        if (error instanceof ApiError && error.status === 409) yield* put(refusalMet({ key, text }))
      }
      if (policy === 'tell') continue
      yield* put(sequenceFailed({ key }))
      return null
    }
  }
  yield* put(sequenceFinished({ key }))
  return facts
}
