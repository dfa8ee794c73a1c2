import { isAction, type Action, type Middleware } from '@reduxjs/toolkit'
import { createStore, type Store } from '@/app/createStore'
import { signedIn, signedOut } from '@/features/session/slice'
import { stateAfter } from '@test/support/state'

/** Stores of signed-in pages, each with its dispatched actions of `live/`. All are signed out after each test, which ends their sagas. */
export const useLiveStores = () => {
  let stores: Store[] = []
  const signOut = () => {
    for (const store of stores) store.dispatch(signedOut())
    stores = []
  }
  afterEach(signOut)
  const open = ({ extensions = true, before = [] }: { extensions?: boolean; before?: readonly Action[] } = {}) => {
    const state = stateAfter(signedIn(), ...before)
    const actions: Action[] = []
    const middleware: Middleware = () => next => action => {
      if (isAction(action) && action.type.startsWith('live/')) actions.push(action)
      return next(action)
    }
    const recorder = { middleware, read: () => null }
    const store = createStore({ ...state, configuration: { ...state.configuration, extensions } }, { recorder })
    stores.push(store)
    return { store, actions }
  }
  return { open, signOut }
}
