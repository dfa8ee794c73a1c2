import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { BrokenRoute } from '@/app/screens/BrokenRoute'
import { Door, PUBLIC_PATHS } from '@/app/Door'
import { Frame } from '@/app/frame/Frame'
import { Home } from '@/app/screens/Home'
import { NotFound } from '@/ui/frame/NotFound'
import { DownloadOutlet } from '@/app/outlets/DownloadOutlet'
import { NavigationOutlet } from '@/app/outlets/NavigationOutlet'
import { routesOf } from '@/app/routesOf'
import { VERSION_LABEL } from '@/domain/constants'
import { cuentaDoor } from '@/features/cuenta'
import { cultivosDoor } from '@/features/cultivos'
import { ensayosDoor } from '@/features/ensayos'
import { informesDoor } from '@/features/informes'
import { maestrasDoor } from '@/features/maestras'
import { productosDoor } from '@/features/productos'
import { returnPath } from '@/features/session/returnPath'
import { Logout } from '@/features/session/Logout'
import { solucionesDoor } from '@/features/soluciones'
import { PublicLayout } from '@/ui/frame/PublicLayout'

const Root = () => (
  <>
    <NavigationOutlet />
    <DownloadOutlet />
    <Outlet />
  </>
)

/** Somebody who is signed in has nothing to do at the login and is sent on [RT-04]. */
const LoginWhileSignedIn = () => <Navigate to={returnPath(useLocation().search)} replace />

/** The routes of somebody who is signed in; a visitor who is not stays at the door [RT-02]. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: (
      <PublicLayout version={VERSION_LABEL}>
        <BrokenRoute />
      </PublicLayout>
    ),
    children: [
      { path: '/login', element: <LoginWhileSignedIn /> },
      ...PUBLIC_PATHS.filter(path => path !== '/login').map(path => ({ path, element: <Door /> })),
      {
        element: <Frame />,
        children: [
          {
            errorElement: <BrokenRoute />,
            children: [
              { path: '/', element: <Home /> },
              { path: '/logout', element: <Logout /> },
              ...[cuentaDoor, cultivosDoor, ensayosDoor, informesDoor, maestrasDoor, productosDoor, solucionesDoor].flatMap(routesOf),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
]
