import { combineReducers, type Action } from '@reduxjs/toolkit'
import { cuentaReducer } from '@/features/cuenta/slice'
import { maestrasReducer } from '@/features/maestras/slice'
import { productosReducer } from '@/features/productos/slice'
import { sessionReducer, signedOut } from '@/features/session/slice'
import { actionLogReducer } from '@/store/actionLog/slice'
import { cataloguesReducer } from '@/store/catalogues'
import { configurationReducer } from '@/store/configuration'
import { conflictsReducer } from '@/store/conflicts'
import { memoryReducer } from '@/store/memory/slice'
import { navigationReducer } from '@/store/navigation'
import { sequencesReducer } from '@/store/sequences/slice'
import { toastsReducer } from '@/store/toasts'

const reducer = combineReducers({
  actionLog: actionLogReducer,
  catalogues: cataloguesReducer,
  configuration: configurationReducer,
  conflicts: conflictsReducer,
  cuenta: cuentaReducer,
  maestras: maestrasReducer,
  memory: memoryReducer,
  navigation: navigationReducer,
  productos: productosReducer,
  sequences: sequencesReducer,
  session: sessionReducer,
  toasts: toastsReducer,
})

export type RootState = ReturnType<typeof reducer>

/** What the next person to sign in on this computer may find: nothing of the data, all of the settings. */
const afterSignOut = ({ actionLog, configuration, memory, session, toasts }: Partial<RootState>): Partial<RootState> => ({
  ...(actionLog && { actionLog }),
  ...(configuration && { configuration }),
  ...(memory && { memory }),
  ...(session && { session }),
  ...(toasts && { toasts }),
})

export const rootReducer = (state: Partial<RootState> | undefined, action: Action): RootState =>
  reducer(state && signedOut.match(action) ? afterSignOut(state) : state, action)
