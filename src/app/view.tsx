import type { ReactNode } from 'react'
import { BrokenSite } from '@/app/screens/BrokenSite'
import type { Store } from '@/app/createStore'
import { loadChunk, loadPublicScreen, requestNeeds, routeAt } from '@/app/routeTable'
import { isAddressOf } from '@/shared/address'
import { userRequested } from '@/features/cuenta/slice'
import { returnPath } from '@/features/session/returnPath'
import { selectIsSignedIn } from '@/features/session/slice'
import { runInSessions } from '@/store/sessionSagas'

/** Content of the page, completely loaded. */
export interface View {
  signedIn: boolean
  shown: ReactNode
}

const loadPages = () => import('@/app/Pages')

const isLogin = () => isAddressOf('/login', location.pathname)

/** Address of a signed-in user: the login redirects [RT-04]. */
const address = (): URL => new URL(isLogin() ? returnPath(location.search) : location.href, location.href)

const loadAddressed = async () => {
  const route = routeAt(address().pathname)
  return route && loadChunk(route)
}

/** Downloads all code for the address in parallel; modules are cached. */
export const loadCode = async (signedIn: boolean): Promise<unknown> =>
  signedIn ? Promise.all([loadPages(), loadAddressed()]) : loadPublicScreen()

const openPages = async (store: Store): Promise<ReactNode> => {
  // Lists take longest: the first route's are requested before the router is loaded.
  requestNeeds(store, address().pathname)
  store.dispatch(userRequested())
  // The router reports a screen that fails to load, inside the frame.
  const [{ createPages, sagas }] = await Promise.all([loadPages(), loadCode(true).catch(() => undefined)])
  sagas.forEach(runInSessions)
  const { pages, close } = await createPages(store, isLogin() ? returnPath(location.search) : null)
  const stop = store.subscribe(() => {
    if (selectIsSignedIn(store.getState())) return
    stop()
    close()
  })
  return pages
}

/** Downloads the code of the other side of the sign-in in advance, so that the switch needs no download. */
export const loadOtherSide = (signedIn: boolean): Promise<unknown> => loadCode(!signedIn).catch(() => undefined)

const openPublicPage = async (): Promise<ReactNode> => {
  const Screen = await loadPublicScreen()
  return <Screen />
}

/** Opens the pages of either side. Never fails: loading errors become an error page. */
export const openView = async (store: Store, signedIn: boolean): Promise<View> => {
  const shown = await (signedIn ? openPages(store) : openPublicPage()).catch((error: unknown) => <BrokenSite error={error} />)
  return { signedIn, shown }
}
