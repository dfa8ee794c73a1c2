import { combineReducers, type Action } from '@reduxjs/toolkit'
import { cuentaReducer } from '@/features/cuenta/slice'
import { usuariosReducer } from '@/features/cuenta/usuarios/slice'
import { cultivosReducer } from '@/features/cultivos/slice'
import { ensayosReducer } from '@/features/ensayos/slice'
import { historialReducer } from '@/features/historial/slice'
import { informesReducer } from '@/features/informes/slice'
import { maestrasReducer } from '@/features/maestras/slice'
import { comparacionReducer } from '@/features/productos/edit/comparison/slice'
import { fichaReducer } from '@/features/productos/edit/ficha/slice'
import { sheetsReducer } from '@/features/productos/sheets/slice'
import { composicionesReducer } from '@/features/productos/list/composicion/slice'
import { productosReducer } from '@/features/productos/slice'
import { sessionReducer, signedOut } from '@/features/session/slice'
import { solucionesReducer } from '@/features/soluciones/slice'
import { importarReducer } from '@/features/importar/slice'
import { importacionReducer } from '@/features/traducciones/importar/slice'
import { traduccionesReducer } from '@/features/traducciones/slice'
import { newsReducer } from '@/kits/forms/news/slice'
import { sinceReducer } from '@/kits/drafts/since/slice'
import { draftsReducer } from '@/kits/drafts/slice'
import { savesReducer } from '@/kits/history/saves/slice'
import { versionesReducer } from '@/kits/history/slice'
import { runsReducer } from '@/kits/lists/store/runs'
import { listsReducer } from '@/kits/lists/store/slice'
import { referidosReducer } from '@/kits/usages/referred/slice'
import { usosReducer } from '@/kits/usages/slice'
import { actionLogReducer } from '@/store/actionLog/slice'
import { cataloguesReducer } from '@/store/catalogues'
import { configurationReducer } from '@/store/configuration'
import { downloadsReducer } from '@/store/downloads'
import { liveReducer } from '@/store/live/slice'
import { memoryReducer } from '@/store/memory/slice'
import { navigationReducer } from '@/store/navigation'
import { rowMarksReducer } from '@/store/catalogues/rowMarks'
import type { RootState } from '@/store/rootState'
import { sequencesReducer } from '@/store/sequences/slice'
import { toastsReducer } from '@/store/toasts'

const reducer = combineReducers({
  actionLog: actionLogReducer,
  catalogues: cataloguesReducer,
  comparacion: comparacionReducer,
  composiciones: composicionesReducer,
  configuration: configurationReducer,
  cuenta: cuentaReducer,
  cultivos: cultivosReducer,
  downloads: downloadsReducer,
  drafts: draftsReducer,
  ensayos: ensayosReducer,
  ficha: fichaReducer,
  historial: historialReducer,
  importacion: importacionReducer,
  importar: importarReducer,
  informes: informesReducer,
  lists: listsReducer,
  live: liveReducer,
  maestras: maestrasReducer,
  memory: memoryReducer,
  navigation: navigationReducer,
  news: newsReducer,
  productos: productosReducer,
  referidos: referidosReducer,
  rowMarks: rowMarksReducer,
  runs: runsReducer,
  saves: savesReducer,
  sequences: sequencesReducer,
  session: sessionReducer,
  sheets: sheetsReducer,
  since: sinceReducer,
  soluciones: solucionesReducer,
  toasts: toastsReducer,
  traducciones: traduccionesReducer,
  usos: usosReducer,
  usuarios: usuariosReducer,
  versiones: versionesReducer,
})

type State = ReturnType<typeof reducer>
export type { RootState } from '@/store/rootState'

declare module '@/store/rootState' {
  // eslint-disable-next-line typescript/no-empty-object-type -- declaration merging
  interface RootState extends State {}
}

/** State kept after sign-out: settings, no data of the user. */
const afterSignOut = ({ actionLog, configuration, memory, session, toasts }: Partial<RootState>): Partial<RootState> => ({
  actionLog,
  configuration,
  memory: memory && { ...memory, recent: {} },
  session,
  toasts,
})

export const rootReducer = (state: Partial<RootState> | undefined, action: Action): RootState =>
  reducer(state && signedOut.match(action) ? afterSignOut(state) : state, action)
