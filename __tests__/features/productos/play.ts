import type { Action } from '@reduxjs/toolkit'
import { runSaga } from 'redux-saga'
import type { RootState } from '@/app/rootReducer'
import type { Saga } from '@/store/effects'
import { stepStarted } from '@/store/sequences/slice'
import { rootReducer } from '@test/support/state'

/**
 * Runs one saga to its end on the real reducer, without a store; returns the state and the actions. `meanwhile` is an action that is reduced
 * once its first step has begun.
 */
export const play = async <A extends Action>(saga: (action: A) => Saga<unknown>, action: A, state: RootState, meanwhile?: Action) => {
  let current = rootReducer(state, action)
  const actions: Action[] = [action]
  const dispatch = (next: Action) => {
    actions.push(next)
    current = rootReducer(current, next)
    if (meanwhile && stepStarted.match(next) && actions.filter(stepStarted.match).length === 1) current = rootReducer(current, meanwhile)
    return next
  }
  await runSaga({ dispatch, getState: () => current }, saga, action).toPromise()
  return { state: current, actions }
}

/** State for an API that honours `Idempotency-Key`, like the memory server. */
export const knowingKeys = (state: RootState): RootState => ({
  ...state,
  configuration: { ...state.configuration, idempotencyKeys: true },
})

/** State for an API with extensions, such as the history. */
export const withExtensions = (state: RootState): RootState => ({ ...state, configuration: { ...state.configuration, extensions: true } })

/** Names of the steps with their outcomes, like in the log [AC-02]. */
export const stepsIn = (actions: readonly Action[]): string[] =>
  actions.flatMap(action => {
    const said = /^sequences\/step(Started|Done|Failed|Skipped)$/.exec(action.type)
    if (!said) return []
    const { step } = (action as Action & { payload: { step: string } }).payload
    return [`${step}: ${said[1]?.toLowerCase() ?? ''}`]
  })
