import type { Action, Reducer } from '@reduxjs/toolkit'
import { sequenceStarted, stepDone, stepFailed } from '@/store/sequences/slice'

const started = new Set<string>()
const done = new Set<string>()
const failed = new Set<string>()

const note = (action: Action): void => {
  if (sequenceStarted.match(action)) action.payload.steps.forEach(step => started.add(step))
  if (stepDone.match(action)) done.add(action.payload.step)
  if (stepFailed.match(action)) failed.add(action.payload.step)
}

/** True if the run is restricted to tests by name. */
const isFiltered = (): boolean => process.argv.some(argument => /^(-t|--testNamePattern)/.test(argument))

/** @throws Error unless every step of the sequences that ran in this file has both succeeded and failed in it [AC-03] */
export const expectProved = (): void => {
  if (isFiltered()) return
  const steps = [...started]
  if (steps.length === 0) throw new Error('No sequence ran here [AC-03]')
  const never = (how: string, seen: Set<string>) => steps.filter(step => !seen.has(step)).map(step => `«${step}» never ${how}`)
  const missing = [...never('succeeded', done), ...never('failed', failed)]
  if (missing.length > 0) throw new Error(`Not proved here [AC-03]: ${missing.join(', ')}`)
}

/** Wraps a reducer to record the steps of sequences for `expectProved`. */
export const provingSteps =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) => {
    note(action)
    return reducer(state, action)
  }
