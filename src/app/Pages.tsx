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
import { recentSaga } from '@/store/memory/recent'

/** Sagas that pages of every kind may ask for work; those of a screen come with its route. */
export const sagas = [
  ...[bulkSaga, exportSaga, goToSaga, keepCurrent, liveSaga, presenceSaga],
  ...[reachSaga, recentSaga, referidosSaga, retryFailedLists, usosSaga],
]

type Router = ReturnType<typeof createBrowserRouter>

/** Once the screen of the address is there, or it is known that it cannot be had. */
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
 * All that somebody sees who is signed in, ready to be shown. The router listens to the window until it is closed: it lives as long as the
 * session, and the next one starts from the address. It leaves a page only when the code of the next one is there, which then shows in the
 * same frame: no transition, which would be put off.
 */
export const createPages = async (store: Store) => {
  const router = createBrowserRouter(createRoutes(store))
  await whenReady(router)
  // The start has asked for what the first route needs.
  const stop = requestNeedsOfVisits(store, router)
  return {
    pages: <RouterProvider router={router} useTransitions={false} />,
    close: () => {
      stop()
      router.dispose()
    },
  }
}
