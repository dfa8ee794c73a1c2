import 'fake-indexeddb/auto'
import { configureStore, type Action } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { RootState } from '@/app/rootReducer'
import { importarSaga } from '@/features/importar/saga'
import { rowEnded, selectImport } from '@/features/importar/slice'
import { rootReducer, stateAfter } from '@test/support/state'

interface PageOptions {
  user: string
  idempotencyKeys?: boolean
  extensions?: boolean
  /** Actions reduced before the sagas start. */
  given?: readonly Action[]
}

/** Opens a page of an import that can end at any moment, after which it has no effects. The next page has the same storage. */
export const openImport = ({ user, idempotencyKeys = true, extensions = true, given = [] }: PageOptions) => {
  const start = stateAfter(...given)
  const preloadedState: RootState = {
    ...start,
    configuration: { ...start.configuration, idempotencyKeys, extensions },
    cuenta: { ...start.cuenta, user: { id: 1, email: user, nombre: 'Ana', apellidos: 'Ruiz', administrador: false } },
  }
  let isDead = false
  const sagas = createSagaMiddleware()
  const actions: Action[] = []
  let meanwhile: (action: Action) => Action | null = () => null
  const mortal = () => (next: (action: unknown) => unknown) => (action: unknown) => {
    if (isDead) return action
    actions.push(action as Action)
    const result = next(action)
    const other = meanwhile(action as Action)
    if (other) next(other)
    return result
  }
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: defaults => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas, mortal),
  })
  const running = sagas.run(importarSaga)
  const state = () => selectImport(store.getState())
  return {
    dispatch: (action: Action) => store.dispatch(action),
    getState: store.getState,
    state,
    actions,
    /** Sets the reaction of the user, called right after each action. */
    answer: (next: typeof meanwhile) => {
      meanwhile = next
    },
    die: () => {
      isDead = true
      running.cancel()
    },
    isDead: () => isDead,
    close: () => running.cancel(),
    /** Id of the run, or of the interrupted import that the page offers. */
    runId: () => (state().run ?? state().halfDone)?.id ?? '',
    rowsEnded: () => actions.filter(rowEnded.match).map(({ payload }) => payload),
  }
}

export type ImportPage = ReturnType<typeof openImport>
