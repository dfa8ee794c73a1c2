import { lazy } from 'react'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom'
import { BrokenScreen } from '@/app/BrokenScreen'
import { Frame, PublicFrame } from '@/app/frame/Frame'
import { Home } from '@/app/Home'
import { NotFound } from '@/app/NotFound'
import { NavigationOutlet } from '@/app/outlets/NavigationOutlet'
import { SignedInOnly, SignedOutOnly } from '@/features/session/guards'
import { Login } from '@/features/session/Login'
import { Logout } from '@/features/session/Logout'

// The sign-in page comes first and small; every other screen is fetched when it is asked for.
const Perfil = lazy(async () => ({ default: (await import(/* webpackChunkName: "perfil" */ '@/features/cuenta/Perfil')).Perfil }))
const Usuarios = lazy(async () => ({ default: (await import(/* webpackChunkName: "usuarios" */ '@/features/cuenta/Usuarios')).Usuarios }))
const Maestra = lazy(async () => ({ default: (await import(/* webpackChunkName: "maestra" */ '@/app/Maestra')).Maestra }))

const Root = () => (
  <>
    <NavigationOutlet />
    <Outlet />
  </>
)

/** [RT-02, RT-03, RT-04, FR-12] */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <PublicFrame />,
        children: [
          {
            errorElement: <BrokenScreen />,
            children: [
              { element: <SignedOutOnly />, children: [{ path: '/login', element: <Login /> }] },
              { path: '/account/clave/restaurar', element: <Login /> },
              { path: '/account/clave/recuperar', element: <Login /> },
            ],
          },
        ],
      },
      {
        element: <SignedInOnly />,
        children: [
          {
            element: <Frame />,
            children: [
              {
                errorElement: <BrokenScreen />,
                children: [
                  { path: '/', element: <Home /> },
                  { path: '/logout', element: <Logout /> },
                  { path: '/account/perfil', element: <Perfil /> },
                  { path: '/account/usuarios', element: <Usuarios /> },
                  { path: '/maestras/:maestra', element: <Maestra /> },
                  { path: '*', element: <NotFound /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
