import type { Reducer } from '@reduxjs/toolkit'
import { changedPaths } from '@/store/actionLog/changedPaths'

/**
 * Wraps a reducer to run every action twice, the second time as parsed from a log in JSON. Different results (clock, random id, values that
 * JSON cannot represent) throw an error [AC-04, AC-05].
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
