import { combineReducers, type Action } from '@reduxjs/toolkit'
import { cuentaReducer } from '@/features/cuenta/slice'
import { cultivosReducer } from '@/features/cultivos/slice'
import { ensayosReducer } from '@/features/ensayos/slice'
import { maestrasReducer } from '@/features/maestras/slice'
import { productosReducer } from '@/features/productos/slice'
import { sessionReducer, signedOut } from '@/features/session/slice'
import { solucionesReducer } from '@/features/soluciones/slice'
import { actionLogReducer } from '@/store/actionLog/slice'
import { cataloguesReducer } from '@/store/catalogues'
import { configurationReducer } from '@/store/configuration'
import { draftsReducer } from '@/kits/drafts/slice'
import { lateReducer } from '@/store/late'
import { listsReducer } from '@/kits/lists/store/slice'
import { memoryReducer } from '@/store/memory/slice'
import { navigationReducer } from '@/store/navigation'
import { sequencesReducer } from '@/store/sequences/slice'
import { toastsReducer } from '@/store/toasts'
import { usosReducer } from '@/kits/usages/slice'

const reducer = combineReducers({
  actionLog: actionLogReducer,
  catalogues: cataloguesReducer,
  configuration: configurationReducer,
  cuenta: cuentaReducer,
  cultivos: cultivosReducer,
  drafts: draftsReducer,
  ensayos: ensayosReducer,
  late: lateReducer,
  lists: listsReducer,
  maestras: maestrasReducer,
  memory: memoryReducer,
  navigation: navigationReducer,
  productos: productosReducer,
  sequences: sequencesReducer,
  session: sessionReducer,
  soluciones: solucionesReducer,
  toasts: toastsReducer,
  usos: usosReducer,
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
