import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '@/app/routes'

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
export const createPages = async () => {
  const router = createBrowserRouter(routes)
  await whenReady(router)
  return {
    pages: <RouterProvider router={router} useTransitions={false} />,
    close: () => router.dispose(),
  }
}
