import type { ReactNode } from 'react'
import { BrokenSite } from '@/app/screens/BrokenSite'
import type { Store } from '@/app/createStore'
import { loadChunk, loadPublicScreen, requestNeeds, routeAt } from '@/app/routeTable'
import { isAddressOf } from '@/shared/address'
import { userRequested } from '@/features/cuenta/slice'
import { returnPath } from '@/features/session/returnPath'
import { selectIsSignedIn } from '@/features/session/slice'
import { runInSessions } from '@/store/sessionSagas'

/** What the page shows, whole: nothing of it is waited for any more. */
export interface View {
  signedIn: boolean
  shown: ReactNode
}

const loadPages = () => import('@/app/Pages')

const isLogin = () => isAddressOf('/login', location.pathname)

/** Where somebody who is signed in finds themselves: they are sent on from the login [RT-04]. */
const address = (): URL => new URL(isLogin() ? returnPath(location.search) : location.href, location.href)

const loadAddressed = async () => {
  const route = routeAt(address().pathname)
  return route && loadChunk(route)
}

/** The code that the address takes, all of it asked for at once; what is asked for twice is fetched once. */
export const loadCode = async (signedIn: boolean): Promise<unknown> =>
  signedIn ? Promise.all([loadPages(), loadAddressed()]) : loadPublicScreen()

const openPages = async (store: Store): Promise<ReactNode> => {
  // Lists take longest, so the first route's are asked for before the router is there.
  requestNeeds(store, address().pathname)
  store.dispatch(userRequested())
  // The router tells of a screen that cannot be had, in its frame.
  const [{ createPages, sagas }] = await Promise.all([loadPages(), loadCode(true).catch(() => undefined)])
  sagas.forEach(runInSessions)
  if (isLogin()) history.replaceState(null, '', address())
  const { pages, close } = await createPages(store)
  const stop = store.subscribe(() => {
    if (selectIsSignedIn(store.getState())) return
    stop()
    close()
  })
  return pages
}

/** Downloads the other side of the sign-in, which then shows at once. */
export const loadOtherSide = (signedIn: boolean): Promise<unknown> => loadCode(!signedIn).catch(() => undefined)

const openPublicPage = async (): Promise<ReactNode> => {
  const Screen = await loadPublicScreen()
  return <Screen />
}

/** Never fails: what cannot be fetched is told of by what shows. */
export const openView = async (store: Store, signedIn: boolean): Promise<View> => {
  const shown = await (signedIn ? openPages(store) : openPublicPage()).catch((error: unknown) => <BrokenSite error={error} />)
  return { signedIn, shown }
}
