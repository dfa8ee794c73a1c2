import type { Action } from '@reduxjs/toolkit'
import type { EnhancedStore, LiftedAction, LiftedState } from '@redux-devtools/instrument'
import type { MonitorState } from '@/app/devtools/monitorState'

/** Store with the history of Redux DevTools, from the extension or from the page. */
export type InstrumentedStore = EnhancedStore<unknown, Action, MonitorState>

export const instrumented = (store: object): InstrumentedStore | null => ('liftedStore' in store ? (store as InstrumentedStore) : null)

const isInThePast = ({ currentStateIndex, stagedActionIds }: LiftedState<unknown, Action, MonitorState>): boolean =>
  currentStateIndex < stagedActionIds.length - 1

/**
 * Ignores actions of the page while DevTools show a past state: screens that mount in a replay request their data as usual, but must
 * neither change the history nor send calls. Running sagas of the present finish. After the import of a log there is no present: all sagas
 * end, and the page is read-only until a reload [AC-06].
 */
export const refuseActionsOfPast = (store: InstrumentedStore, stopSagas: () => void): void => {
  const { dispatch, liftedStore } = store
  const { dispatch: tell } = liftedStore
  let imported = false
  Object.assign(liftedStore, {
    dispatch: (action: LiftedAction<unknown, Action, MonitorState>) => {
      if (action.type === 'IMPORT_STATE' && !imported) {
        imported = true
        stopSagas()
      }
      return tell(action)
    },
  })
  Object.assign(store, {
    dispatch: (action: Action) => (imported || isInThePast(liftedStore.getState()) ? action : dispatch(action)),
  })
}
