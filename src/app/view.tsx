import type { ReactNode } from 'react'
import { toastPart } from '@/app/outlets/toastPart'
import { BrokenSite } from '@/app/screens/BrokenSite'
import type { Store } from '@/app/createStore'
import { loadScreen, screenAt } from '@/app/screenAt'
import { isAddressOf } from '@/shared/address'
import { userRequested } from '@/features/cuenta/slice'
import { returnPath } from '@/features/session/returnPath'
import { selectIsSignedIn } from '@/features/session/slice'

/** What the page shows, whole: nothing of it is waited for any more. */
export interface View {
  signedIn: boolean
  shown: ReactNode
}

const loadDoor = () => import(/* webpackChunkName: "puerta" */ '@/app/Door')
const loadPages = () => import(/* webpackChunkName: "pages" */ '@/app/Pages')

const isLogin = () => isAddressOf('/login', location.pathname)

/** Where somebody who is signed in finds themselves: they are sent on from the login [RT-04]. */
const address = (): URL => new URL(isLogin() ? returnPath(location.search) : location.href, location.href)

const loadAddressed = async () => {
  const screen = screenAt(address().pathname)
  return screen && loadScreen(screen)
}

/** The code that the address takes, all of it asked for at once; what is asked for twice is fetched once. */
export const loadCode = async (signedIn: boolean): Promise<unknown> => (signedIn ? Promise.all([loadPages(), loadAddressed()]) : loadDoor())

/** What the first page shows is asked for before there is a page, in the words of every other time; its lists first, which take longest. */
const askAhead = ({ dispatch }: Store): void => {
  for (const { aheadRequested } of screenAt(address().pathname)?.lists ?? []) dispatch(aheadRequested())
  dispatch(userRequested())
}

const openPages = async (store: Store): Promise<ReactNode> => {
  askAhead(store)
  // The router tells of a screen that cannot be had, in its frame.
  const [{ createPages }] = await Promise.all([loadPages(), loadCode(true).catch(() => undefined)])
  if (isLogin()) history.replaceState(null, '', address())
  const { pages, close } = await createPages()
  const stop = store.subscribe(() => {
    if (selectIsSignedIn(store.getState())) return
    stop()
    close()
  })
  return pages
}

/** To sign in, or out, then shows the other side at once. */
export const loadOtherSide = (signedIn: boolean): Promise<unknown> =>
  Promise.all([loadCode(!signedIn), toastPart.load()]).catch(() => undefined)

const openDoor = async ({ getState }: Store): Promise<ReactNode> => {
  const { Door, loadEntrance } = await loadDoor()
  await loadEntrance(getState().configuration)
  return <Door />
}

/** Never fails: what cannot be fetched is told of by what shows. */
export const openView = async (store: Store, signedIn: boolean): Promise<View> => {
  const shown = await (signedIn ? openPages(store) : openDoor(store)).catch((error: unknown) => <BrokenSite error={error} />)
  return { signedIn, shown }
}
