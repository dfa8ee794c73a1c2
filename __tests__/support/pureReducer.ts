import type { Reducer } from '@reduxjs/toolkit'
import { changedPaths } from '@/store/actionLog/changedPaths'

/**
 * The reducer, each of whose steps is done again with the action as a log would have kept it: a step that comes out otherwise the
 * second time, because it asked the clock, drew an id or held on to something that JSON cannot say, is an error [AC-04, AC-05].
 */
export const pureReducer = <State>(reducer: Reducer<State>): Reducer<State> => {
  return (state, action) => {
    const once = reducer(state, action)
    const again = reducer(state, JSON.parse(JSON.stringify(action)))
    const differences = changedPaths(once, again)
    if (differences.length > 0) throw new Error(`${action.type} replayed gives another state at ${differences.join(', ')}`)
    return once
  }
}
