import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '@/app/routes'

/** All that somebody sees who is signed in. The router lives as long as the session: the next one starts from the address. */
export const Pages = () => {
  const [router, setRouter] = useState<ReturnType<typeof createBrowserRouter> | null>(null)
  useEffect(() => {
    const created = createBrowserRouter(routes)
    // Made here and not while rendering, because it listens to the window until it is disposed of.
    // eslint-disable-next-line react/set-state-in-effect
    setRouter(created)
    return () => created.dispose()
  }, [])
  return <I18nProvider locale="es-ES">{router && <RouterProvider router={router} />}</I18nProvider>
}
