import { ApiError, detailOr, hasStatus, type FieldErrors } from '@/api/http/ApiError'
import { assertReadable } from '@/store/chosenFiles'
import { selectExtensions } from '@/store/configuration'
import { call, put, select, withinSave, type Saga } from '@/store/effects'
import { endJournal, writeJournal } from '@/store/sequences/journal'
import { reportError } from '@/store/reportError'
import {
  bytesPassed,
  selectRun,
  sequenceFailed,
  sequenceFinished,
  sequenceForgotten,
  sequenceStarted,
  stepAdvanced,
  stepDone,
  stepFailed,
  stepSkipped,
  stepStarted,
} from '@/store/sequences/slice'
import type { QuestionError, Sequence, Step, StepContext } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Text of the toast: the message of the response, or else the fallback; both where the fallback is kept [ER-01]. */
const textOf = (error: unknown, fallback: string, isKept = false): string => {
  const text = detailOr(error, fallback)
  return isKept && text !== fallback ? `${fallback}. ${text}` : text
}

/** Field errors of a response; left out when there are none. */
const errorsIn = (error: unknown): { errors?: FieldErrors } =>
  error instanceof ApiError && Object.keys(error.errors).length > 0 ? { errors: error.errors } : {}

/** Id of a save. It is not secret, so `Math.random` is enough; `crypto.randomUUID` exists in secure contexts only. */
const newSave = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16))

/** Id of an import's save: a UUID of version 8, which is free for applications [IX-07]. */
export const newImportSave = () => newSave().replace(/^(.{14})4/, '$18')

const isAsking = (error: unknown): error is QuestionError => error instanceof ApiError && 'ask' in error

/** Tags that the user has agreed to overwrite, in this try and in earlier tries. */
const agreedIn = (input: unknown, earlier: readonly string[] = []): string[] =>
  typeof input === 'object' && input && 'overwrites' in input ? [...new Set([...earlier, ...(input.overwrites as string[])])] : []

/**
 * Runs the steps in order; start, success and failure of each step are actions [AC-02].
 *
 * A retry under the same key continues from the recorded facts: steps run on the new input, and skip finished work by `when` or by their
 * facts.
 * @returns the facts, or null when a step stopped the run
 */
export function* runSequence<Input, Facts extends object>(sequence: Sequence<Input, Facts>): Saga<Facts | null> {
  const { key, place, steps } = sequence
  const earlier = yield* select(selectRun, key)
  const failed = earlier?.phase === 'failed' ? earlier : null
  const agreed = agreedIn(sequence.input, failed?.agreed)
  const input = agreed.length > 0 ? { ...sequence.input, overwrites: agreed } : sequence.input
  let facts: Facts = { ...sequence.facts, ...failed?.facts }
  const save = (yield* select(selectExtensions)) ? (failed?.save ?? sequence.save ?? newSave()) : undefined
  const applies = ({ when }: Step<Input, Facts>) => when?.(input, facts) !== false
  const ran = new Set<string>()
  /** Reports a failed step. Returns false when it ends the run. */
  function* goesOn(
    { name: step, onFailure = 'stop', fallback, keepsFallback, isForm }: Step<Input, Facts>,
    later: typeof steps,
    error: unknown,
  ): Saga<boolean> {
    reportError(`${key} > ${step}`, error)
    const isTold = onFailure !== 'continue'
    const conflict = isTold && isAsking(error) ? yield* error.ask(later.filter(applies), input, facts) : undefined
    const text = isTold && !conflict && fallback !== undefined ? textOf(error, fallback, keepsFallback) : undefined
    const isRefusal = place !== undefined && hasStatus(error, 409)
    yield* put(
      stepFailed({
        key,
        step,
        reason: reasonOf(error),
        ...(isForm && errorsIn(error)),
        ...(conflict && { conflict }),
        ...(text !== undefined && isRefusal && { refusal: text }),
      }),
    )
    yield* writeJournal(sequence, error)
    if (text !== undefined) yield* put(toastRaised('error', text, undefined, key))
    if (onFailure !== 'stop') return true
    yield* put(sequenceFailed({ key }))
    return false
  }
  yield* put(
    sequenceStarted({
      key,
      ...(place !== undefined && { place }),
      steps: [...new Set(steps.map(({ name }) => name))],
      facts,
      ...(save && { save }),
      ...(agreed.length > 0 && { agreed }),
      words: Object.fromEntries(steps.flatMap(({ name, words }) => (words ? [[name, words]] : []))),
    }),
  )
  // The input is on disk before the first call.
  yield* writeJournal(sequence)
  for (const current of steps.filter(applies)) {
    try {
      if (current.files) yield* call(assertReadable, current.files(input, facts))
    } catch (error) {
      yield* goesOn({ ...current, onFailure: 'stop' }, [], error)
      return null
    }
  }
  for (const [at, current] of steps.entries()) {
    const { name: step } = current
    const later = steps.slice(at + 1)
    if (!applies(current)) {
      // Alternatives share a name, which is skipped only if none of them runs.
      if (!ran.has(step) && !later.some(({ name }) => name === step)) yield* put(stepSkipped({ key, step }))
      continue
    }
    ran.add(step)
    yield* put(stepStarted({ key, step }))
    const context: StepContext<Input, Facts> = {
      input,
      facts,
      *recordFacts(news, progress) {
        facts = { ...facts, ...news }
        yield* put(stepAdvanced({ key, step, facts: news, progress: progress ?? null }))
        yield* writeJournal(sequence)
      },
      *tell(bytes) {
        yield* put(bytesPassed({ key, bytes }))
      },
      keyOf: (item = '') => [key, step, item].join('/'),
    }
    try {
      const news = (yield* withinSave(save, () => current.run(context))) ?? {}
      facts = { ...facts, ...news }
      yield* put(stepDone({ key, step, facts: news }))
      yield* writeJournal(sequence)
    } catch (error) {
      if (yield* goesOn(current, later, error)) continue
      return null
    }
  }
  yield* endJournal(key, true)
  yield* put(sequenceFinished({ key }))
  return facts
}

/** Runs a sequence without retry: another request after a failure starts a new run. */
export function* runAfresh<Input, Facts extends object>(sequence: Sequence<Input, Facts>): Saga<Facts | null> {
  const done = yield* runSequence(sequence)
  if (!done) {
    yield* put(sequenceForgotten({ key: sequence.key }))
    yield* endJournal(sequence.key, false)
  }
  return done
}
