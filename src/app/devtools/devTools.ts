import { instrument } from '@redux-devtools/instrument'
import type { Action, StoreEnhancer } from '@reduxjs/toolkit'
import { mountOpener } from '@/app/devtools/Opener'
import type { MonitorAction, MonitorReducer, MonitorState } from '@/app/devtools/monitorState'
import { instrumented, refuseActionsOfPast } from '@/app/devtools/refuseActionsOfPast'

export interface DevTools {
  /** Keeps the history in the page; absent when the browser's extension keeps the history. */
  enhancer?: StoreEnhancer
  /** `stopSagas` ends all sagas for good. */
  attend: (store: object, stopSagas: () => void) => void
}

const guard = (store: object, stopSagas: () => void) => {
  const found = instrumented(store)
  if (found) refuseActionsOfPast(found, stopSagas)
  return found
}

/** Redux DevTools of the development build: the browser's extension, or else the monitors inside the page [AC-06]. */
export const createDevTools = (): DevTools => {
  if ('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis) return { attend: guard }
  // The monitors are fetched when they are opened; until then they have no state.
  let monitors: MonitorReducer = state => state
  return {
    enhancer: instrument<unknown, Action, MonitorState, MonitorAction>((state, action) => monitors(state, action), { trace: true }),
    attend: (store, stopSagas) => {
      const found = guard(store, stopSagas)
      const onLoaded = (loaded: MonitorReducer) => {
        monitors = loaded
        // Any action initialises the monitors' state; this one has no other effect.
        found?.liftedStore.dispatch({ type: 'LOCK_CHANGES', status: false })
      }
      if (found) mountOpener(found, onLoaded)
    },
  }
}
