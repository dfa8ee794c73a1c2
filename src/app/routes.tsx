import { lazy, type ComponentType } from 'react'
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { BrokenRoute } from '@/app/screens/BrokenRoute'
import { Door, PUBLIC_PATHS } from '@/app/Door'
import { Frame } from '@/app/frame/Frame'
import { Home } from '@/app/screens/Home'
import { NotFound } from '@/app/screens/NotFound'
import { DownloadOutlet } from '@/app/outlets/DownloadOutlet'
import { NavigationOutlet } from '@/app/outlets/NavigationOutlet'
import { VERSION_LABEL } from '@/domain/constants'
import { returnPath } from '@/features/session/returnPath'
import { Logout } from '@/features/session/Logout'
import { PublicLayout } from '@/ui/frame/PublicLayout'

/** Each screen is fetched when it is asked for. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const Perfil = screen(async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/Perfil')).Perfil)
const Usuarios = screen(async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/Usuarios')).Usuarios)
const Maestra = screen(async () => (await import(/* webpackChunkName: "maestra" */ '@/app/screens/Maestra')).Maestra)

const GenericosList = screen(
  async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/GenericosList')).GenericosList,
)
const AcabadosList = screen(
  async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/AcabadosList')).AcabadosList,
)
const NuevoGenerico = screen(
  async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/new/NuevoGenerico')).NuevoGenerico,
)
const NuevoAcabado = screen(
  async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/new/NuevoAcabado')).NuevoAcabado,
)
const ProductoScreen = screen(
  async () => (await import(/* webpackChunkName: "producto" */ '@/features/productos/edit/ProductoScreen')).ProductoScreen,
)
const SolucionesList = screen(
  async () => (await import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/SolucionesList')).SolucionesList,
)
const SolucionDetalle = screen(
  async () => (await import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/SolucionDetalle')).SolucionDetalle,
)
const Informes = screen(async () => (await import(/* webpackChunkName: "informes" */ '@/features/informes/Informes')).Informes)

const CultivosList = screen(async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/CultivosList')).CultivosList)
const CultivoDetalle = screen(
  async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/CultivoDetalle')).CultivoDetalle,
)
const EnsayosList = screen(async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/list/EnsayosList')).EnsayosList)
const NuevoEnsayo = screen(async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/new/NuevoEnsayo')).NuevoEnsayo)
const EnsayoDetalle = screen(
  async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/edit/EnsayoDetalle')).EnsayoDetalle,
)

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
              { path: '/account/perfil', element: <Perfil /> },
              { path: '/account/usuarios', element: <Usuarios /> },
              { path: '/maestras/:maestra', element: <Maestra /> },
              { path: '/productos/genericos/view', element: <GenericosList /> },
              { path: '/productos/genericos/new', element: <NuevoGenerico /> },
              { path: '/productos/acabados/view', element: <AcabadosList /> },
              { path: '/productos/acabados/new', element: <NuevoAcabado /> },
              { path: '/productos/edit/:tipo/:id', element: <ProductoScreen /> },
              { path: '/soluciones/ver', element: <SolucionesList /> },
              { path: '/soluciones/detalle/:id', element: <SolucionDetalle /> },
              { path: '/informe/ver', element: <Informes /> },
              { path: '/cultivos/ver', element: <CultivosList /> },
              { path: '/cultivos/detalle/:id', element: <CultivoDetalle /> },
              { path: '/ensayos/ver', element: <EnsayosList /> },
              { path: '/ensayos/new', element: <NuevoEnsayo /> },
              { path: '/ensayos/detalle/:id', element: <EnsayoDetalle /> },
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
]
