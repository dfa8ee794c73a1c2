import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { BrokenRoute } from '@/app/screens/BrokenRoute'
import { Frame } from '@/app/frame/Frame'
import { Home } from '@/app/screens/Home'
import { NotFound } from '@/ui/frame/NotFound'
import { PrefetchOutlet } from '@/app/outlets/PrefetchOutlet'
import { NavigationOutlet } from '@/app/outlets/NavigationOutlet'
import type { Store } from '@/app/createStore'
import { isAvailable, loadChunk, loadPublicScreen, routeTable } from '@/app/routeTable'
import type { Route } from '@/store/route'
import { PUBLIC_PATHS } from '@/shared/address'
import { returnPath } from '@/features/session/returnPath'
import { Logout } from '@/features/session/Logout'

const Root = () => (
  <>
    <NavigationOutlet />
    <Outlet />
    <PrefetchOutlet />
  </>
)

/** Redirects signed-in users from the login [RT-04]. */
const LoginWhileSignedIn = () => <Navigate to={returnPath(useLocation().search)} replace />

/** Redirects an address that was moved. The history state stays: it can name the draft to open. */
const Moved = ({ to }: { to: string }) => <Navigate to={to} state={useLocation().state} replace />

/** Route of the router. `lazy` runs once and starts the screen's sagas before the screen shows. */
const routeObject = (route: Route, { getState }: Pick<Store, 'getState'>): RouteObject => ({
  path: route.path,
  lazy: async () => ({ Component: isAvailable(route, getState()) ? await loadChunk(route) : NotFound }),
})

/** Routes of the signed-in pages; a visitor stays at the sign-in page [RT-02]. */
export const createRoutes = (store: Pick<Store, 'getState'>): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <BrokenRoute whole />,
    children: [
      { path: '/login', element: <LoginWhileSignedIn /> },
      ...PUBLIC_PATHS.filter(path => path !== '/login').map(path => ({
        path,
        lazy: async () => ({ Component: await loadPublicScreen() }),
      })),
      {
        element: <Frame />,
        children: [
          {
            errorElement: <BrokenRoute />,
            children: [
              { path: '/', element: <Home /> },
              { path: '/logout', element: <Logout /> },
              // Earlier addresses of the imports of products, in bookmarks and drafts [IX-01].
              ...['genericos', 'acabados'].map(kind => ({
                path: `/importar/productos_${kind}`,
                element: <Moved to={`/productos/${kind}/importar`} />,
              })),
              ...routeTable.map(route => routeObject(route, store)),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
]
