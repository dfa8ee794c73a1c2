import type { Action, Reducer } from '@reduxjs/toolkit'
import type { ActionLog } from '@/store/actionLog/file'

export interface ReplayStep<State> {
  /** Number of the action, from 1. */
  index: number
  action: Action
  before: State
  after: State
  /** Error thrown by the reducer. The recorded store kept its state then, and so does the replay. */
  error: Error | null
}

/** Initial state of a log. */
export const startOf = <State>(reducer: Reducer<State>, { preloadedState }: ActionLog): State =>
  // Cast: a recorded state is complete, and the reducer's type has no partial ones.
  reducer(preloadedState as State, { type: '@@INIT' })

/** Reduces the actions of a log one by one, without sagas and requests [AC-06]. */
export function* replay<State>(reducer: Reducer<State>, log: ActionLog): Generator<ReplayStep<State>> {
  let before = startOf(reducer, log)
  for (const [at, action] of log.actions.entries()) {
    const step: ReplayStep<State> = { index: at + 1, action, before, after: before, error: null }
    try {
      step.after = reducer(before, action)
    } catch (error) {
      step.error = error instanceof Error ? error : new Error(String(error))
    }
    yield step
    before = step.after
  }
}
