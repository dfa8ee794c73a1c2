import type { Action, Reducer } from '@reduxjs/toolkit'
import type { ActionLog } from '@/store/actionLog/file'

export interface ReplayStep<State> {
  /** 1 is the first action. */
  index: number
  action: Action
  before: State
  after: State
  /** What the reducer threw. The store that was recorded kept its state then, and so does the replay. */
  error: Error | null
}

/** The state that a log begins with. */
export const startOf = <State>(reducer: Reducer<State>, { preloadedState }: ActionLog): State =>
  // A recorded state is whole; the reducer knows no other kind.
  reducer(preloadedState as State, { type: '@@INIT' })

/** Feeds a log to the reducer, action by action; no saga runs and nothing is sent [AC-06]. */
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

/** The state after all of a log. */
export const stateAfterLog = <State>(reducer: Reducer<State>, log: ActionLog): State => {
  let state = startOf(reducer, log)
  for (const { after } of replay(reducer, log)) state = after
  return state
}
