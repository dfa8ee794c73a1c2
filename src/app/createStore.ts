import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { DevTools } from '@/app/devtools/devTools'
import { rootReducer, type RootState } from '@/app/rootReducer'
import { rootSaga } from '@/app/rootSaga'
import type { Recorder } from '@/store/actionLog/recorder'
import { reportError } from '@/store/reportError'

interface Watchers {
  recorder?: Recorder
  devTools?: DevTools
}

/** Store of the application. Redux Toolkit's checks of serialisability and immutability are on, without exceptions [AC-01, AC-04]. */
export const createStore = (preloadedState?: Partial<RootState>, { recorder, devTools }: Watchers = {}) => {
  const sagas = createSagaMiddleware({ onError: (error, { sagaStack }) => reportError(sagaStack, error) })
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: defaults => defaults({ thunk: false }).concat(recorder ? [sagas, recorder.middleware] : [sagas]),
    devTools: process.env['NODE_ENV'] !== 'production' && { name: 'Nutrición de cultivos', trace: true },
    enhancers: defaults => defaults().concat(devTools?.enhancer ? [devTools.enhancer] : []),
  })
  const running = sagas.run(rootSaga)
  devTools?.attend(store, () => running.cancel())
  return store
}

export type Store = ReturnType<typeof createStore>
