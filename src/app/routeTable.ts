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
import type { RootState } from '@/app/rootReducer'
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

/** Asks for the catalogues that the screen at an address needs, beside the download of its chunk [RT-01]. */
export const requestNeeds = ({ dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>, address: string): void => {
  const route = routeAt(address)
  if (!route || !isAvailable(route, getState())) return
  const { needs = [] } = route
  for (const name of typeof needs === 'function' ? needs(address) : needs) dispatch(catalogues[name].loadRequested())
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
