import type { ComponentType } from 'react'
import type { createMemoryRouter } from 'react-router-dom'
import { borradoresRoutes } from '@/features/borradores/routes'
import { cuentaRoutes } from '@/features/cuenta/routes'
import { cultivosRoutes } from '@/features/cultivos/routes'
import { ensayosRoutes } from '@/features/ensayos/routes'
import { historialRoutes } from '@/features/historial/routes'
import { importarRoutes } from '@/features/importar/routes'
import { informesRoutes } from '@/features/informes/routes'
import { maestrasRoutes } from '@/features/maestras/routes'
import { productosRoutes } from '@/features/productos/routes'
import { solucionesRoutes } from '@/features/soluciones/routes'
import { traduccionesRoutes } from '@/features/traducciones/routes'
import { onIdle } from '@/store/onIdle'
import type { RootState } from '@/app/rootReducer'
import type { Store } from '@/app/createStore'
import { isAddressOf } from '@/shared/address'
import { catalogues } from '@/store/catalogues'
import type { Route, RouteChunk } from '@/store/route'
import { runInSessions } from '@/store/sessionSagas'

/** Table of the routes of all features. */
export const routeTable: readonly Route[] = [
  ...borradoresRoutes,
  ...cuentaRoutes,
  ...cultivosRoutes,
  ...ensayosRoutes,
  ...historialRoutes,
  ...importarRoutes,
  ...informesRoutes,
  ...maestrasRoutes,
  ...productosRoutes,
  ...solucionesRoutes,
  ...traduccionesRoutes,
]

/** Route of an address; undefined for the home page and unknown addresses. */
export const routeAt = (address: string): Route | undefined => routeTable.find(({ path }) => isAddressOf(path, address))

/** True if the API supports the route's screen. */
export const isAvailable = ({ extension }: Route, { configuration }: RootState): boolean => !extension || configuration.extensions

type StoreAccess = Pick<Store, 'dispatch' | 'getState'>

const nothing = () => undefined

/**
 * Requests the catalogues of the screen at an address, in parallel with its chunk [RT-01]. Loaded catalogues are requested again in idle
 * time, after the record of a form. Returns a function that cancels the idle requests.
 */
export const requestNeeds = ({ dispatch, getState }: StoreAccess, address: string): (() => void) => {
  const route = routeAt(address)
  if (!route || !isAvailable(route, getState())) return nothing
  const { needs = [] } = route
  const requested = (typeof needs === 'function' ? needs(address) : needs).map(name => catalogues[name])
  const loaded = requested.filter(({ selectIsThere }) => selectIsThere(getState()))
  for (const catalogue of requested) if (!loaded.includes(catalogue)) dispatch(catalogue.loadRequested())
  if (loaded.length === 0) return nothing
  return onIdle(() => {
    for (const { loadRequested } of loaded) dispatch(loadRequested())
  })
}

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>

/**
 * Requests the needs of each visit after the first. Not a route loader, which would delay a screen whose chunk is loaded by a promise.
 * Returns a function that ends the subscription.
 */
export const requestNeedsOfVisits = (store: StoreAccess, router: Router): (() => void) => {
  let visited = router.state.location.pathname
  let cancel: () => void = nothing
  const stop = router.subscribe(({ navigation, location }) => {
    const { pathname } = navigation.location ?? location
    if (pathname === visited) return
    visited = pathname
    cancel()
    cancel = requestNeeds(store, pathname)
  })
  return () => {
    cancel()
    stop()
  }
}

/** Downloads a chunk, unless already loaded, and starts its sagas. */
export const loadChunk = async ({ chunk }: { chunk: () => Promise<RouteChunk> }): Promise<ComponentType> => {
  const { Screen, sagas = [] } = await chunk()
  sagas.forEach(runInSessions)
  return Screen
}

/** Screen of the public addresses, for visitors and for signed-in users with a password link [RT-03]. */
export const loadPublicScreen = (): Promise<ComponentType> => loadChunk({ chunk: () => import('@/app/PublicPages') })

/** Downloads the chunks of the routes linked from an address, one after the other. Failures are ignored: a visit reports them. */
export const prefetchLinks = async (address: string): Promise<void> => {
  const { links = [] } = routeAt(address) ?? {}
  for (const route of routeTable) if (links.includes(route.path)) await loadChunk(route).catch(() => undefined)
}
