import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Store } from '@/app/createStore'
import { goToSaga } from '@/app/goto/saga'
import { createRoutes } from '@/app/routes'
import { requestNeedsOfVisits } from '@/app/routeTable'
import { bulkSaga } from '@/kits/lists/selection/bulkRun'
import { exportSaga } from '@/kits/lists/export/exportSaga'
import { referidosSaga } from '@/kits/usages/referred/saga'
import { usosSaga } from '@/kits/usages/saga'
import { keepCurrent } from '@/store/catalogues/keepCurrent'
import { retryFailedLists } from '@/store/catalogues/retry'
import { presenceSaga } from '@/store/live/presenceSaga'
import { reachSaga } from '@/store/live/reachSaga'
import { liveSaga } from '@/store/live/saga'
import { recentSaga } from '@/app/goto/recent'

/** Sagas used by pages of every kind; sagas of a screen load with its route. */
export const sagas = [
  ...[bulkSaga, exportSaga, goToSaga, keepCurrent, liveSaga, presenceSaga],
  ...[reachSaga, recentSaga, referidosSaga, retryFailedLists, usosSaga],
]

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the first screen has loaded or failed to load. */
const whenReady = (router: Router) =>
  new Promise<void>(resolve => {
    if (router.state.initialized) resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/**
 * Signed-in pages. Create, await, render; call `close` on sign-out to stop the router's listeners. The router lives as long as the session.
 * A navigation waits for the code of the next page, which then renders in the same frame: `useTransitions={false}` avoids deferred
 * rendering.
 * @param to address after a sign-in: a navigation, after which the focus moves into the page [TB-11]; null for the address of the window
 */
export const createPages = async (store: Store, to: string | null) => {
  const router = createBrowserRouter(createRoutes(store))
  await whenReady(router)
  if (to !== null) await router.navigate(to, { replace: true })
  // The needs of the first route were requested at the start.
  const stop = requestNeedsOfVisits(store, router)
  return {
    pages: <RouterProvider router={router} useTransitions={false} />,
    close: () => {
      stop()
      router.dispose()
    },
  }
}
