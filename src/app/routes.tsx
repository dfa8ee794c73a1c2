import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { BrokenRoute } from '@/app/screens/BrokenRoute'
import { Frame } from '@/app/frame/Frame'
import { Home } from '@/app/screens/Home'
import { NotFound } from '@/ui/frame/NotFound'
import { LaterOutlet } from '@/app/outlets/LaterOutlet'
import { NavigationOutlet } from '@/app/outlets/NavigationOutlet'
import { loadScreen, screens } from '@/app/screenAt'
import { PUBLIC_PATHS } from '@/shared/address'
import { returnPath } from '@/features/session/returnPath'
import { Logout } from '@/features/session/Logout'

const Root = () => (
  <>
    <NavigationOutlet />
    <Outlet />
    <LaterOutlet />
  </>
)

/** Somebody who is signed in has nothing to do at the login and is sent on [RT-04]. */
const LoginWhileSignedIn = () => <Navigate to={returnPath(useLocation().search)} replace />

const loadDoor = async () => ({ Component: (await import(/* webpackChunkName: "puerta" */ '@/app/Door')).Door })

/** The routes of somebody who is signed in; a visitor who is not stays at the door [RT-02]. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenRoute whole />,
    children: [
      { path: '/login', element: <LoginWhileSignedIn /> },
      ...PUBLIC_PATHS.filter(path => path !== '/login').map(path => ({ path, lazy: loadDoor })),
      {
        element: <Frame />,
        children: [
          {
            errorElement: <BrokenRoute />,
            children: [
              { path: '/', element: <Home /> },
              { path: '/logout', element: <Logout /> },
              ...screens.map(([path, screen]) => ({ path, lazy: async () => ({ Component: await loadScreen(screen) }) })),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
]
