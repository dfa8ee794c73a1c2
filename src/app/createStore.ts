import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { rootReducer, type RootState } from '@/app/rootReducer'
import { rootSaga } from '@/app/rootSaga'
import type { Recorder } from '@/store/actionLog/recorder'
import { reportError } from '@/store/reportError'

/** The one store. Redux Toolkit's checks of serialisability and immutability are on, with nothing left out [AC-01, AC-04]. */
export const createStore = (preloadedState?: Partial<RootState>, recorder?: Recorder) => {
  const sagas = createSagaMiddleware({ onError: (error, { sagaStack }) => reportError(sagaStack, error) })
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: defaults => defaults({ thunk: false }).concat(recorder ? [sagas, recorder.middleware] : [sagas]),
    devTools: process.env['NODE_ENV'] !== 'production' && { name: 'Nutrición de cultivos', trace: true },
  })
  sagas.run(rootSaga)
  return store
}

export type Store = ReturnType<typeof createStore>
