import type { ComponentType } from 'react'
import { borradoresRoutes } from '@/features/borradores/routes'
import { cuentaRoutes } from '@/features/cuenta/routes'
import { cultivosRoutes } from '@/features/cultivos/routes'
import { ensayosRoutes } from '@/features/ensayos/routes'
import { historialRoutes } from '@/features/historial/routes'
import { informesRoutes } from '@/features/informes/routes'
import { maestrasRoutes } from '@/features/maestras/routes'
import { productosRoutes } from '@/features/productos/routes'
import { solucionesRoutes } from '@/features/soluciones/routes'
import { traduccionesRoutes } from '@/features/traducciones/routes'
import { onIdle } from '@/app/onIdle'
import type { RootState } from '@/app/rootReducer'
import { selectIsSignedIn } from '@/features/session/slice'
import type { Store } from '@/app/createStore'
import { isAddressOf } from '@/shared/address'
import { catalogues } from '@/store/catalogues'
import type { Route, RouteChunk } from '@/store/route'
import { runInSessions } from '@/store/sessionSagas'

/** Routes of all features, in one table. */
export const routeTable: readonly Route[] = [
  ...borradoresRoutes,
  ...cuentaRoutes,
  ...cultivosRoutes,
  ...ensayosRoutes,
  ...historialRoutes,
  ...informesRoutes(async () => (await import('@/features/productos/edit/sectionOf')).sectionOf),
  ...maestrasRoutes,
  ...productosRoutes,
  ...solucionesRoutes,
  ...traduccionesRoutes,
]

/** Route of an address; home is none. */
export const routeAt = (address: string): Route | undefined => routeTable.find(({ path }) => isAddressOf(path, address))

/** Whether the API has what the screen of a route shows. */
export const isAvailable = ({ extension }: Route, { configuration }: RootState): boolean => !extension || configuration.extensions

/**
 * Asks for the catalogues that the screen at an address needs, beside the download of its chunk [RT-01]. Catalogues that are there are asked
 * for again in idle time: the record of a form goes first.
 */
export const requestNeeds = ({ dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>, address: string): void => {
  const route = routeAt(address)
  if (!route || !isAvailable(route, getState())) return
  const { needs = [] } = route
  const requested = (typeof needs === 'function' ? needs(address) : needs).map(name => catalogues[name])
  const isThere = requested.map(({ selectIsThere }) => selectIsThere(getState()))
  for (const [at, { loadRequested }] of requested.entries()) if (!isThere[at]) dispatch(loadRequested())
  if (!isThere.includes(true)) return
  onIdle(() => {
    // Nothing is loaded for a session that has ended.
    if (selectIsSignedIn(getState())) for (const [at, { loadRequested }] of requested.entries()) if (isThere[at]) dispatch(loadRequested())
  })
}

/** Downloads a chunk and starts its sagas; one that is there already is not downloaded again. */
export const loadChunk = async ({ chunk }: { chunk: () => Promise<RouteChunk> }): Promise<ComponentType> => {
  const { Screen, sagas } = await chunk()
  sagas.forEach(runInSessions)
  return Screen
}

/** Downloads the chunks of the routes that the one at an address links to, one after the other; a visit reports a download that fails. */
export const prefetchLinks = async (address: string): Promise<void> => {
  const { links = [] } = routeAt(address) ?? {}
  for (const route of routeTable) if (links.includes(route.path)) await loadChunk(route).catch(() => undefined)
}
