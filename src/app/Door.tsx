import { useEffect } from 'react'
import { VERSION_LABEL } from '@/domain/constants'
import { Login } from '@/features/session/Login'
import { loginPath } from '@/features/session/returnPath'
import { PublicLayout } from '@/ui/PublicLayout'

/** All of them show the login form [RT-03]. */
export const PUBLIC_PATHS = ['/login', '/account/clave/restaurar', '/account/clave/recuperar']

/** Every other address of a visitor who is not signed in becomes the login's, which remembers it [RT-02, RT-07]. */
const stayAtTheDoor = (): void => {
  if (!PUBLIC_PATHS.includes(location.pathname)) history.replaceState(null, '', loginPath(location))
}

/**
 * All that a visitor sees who is not signed in. It does without the router: the sign-in is one page, and the faster it
 * is there the better.
 */
export const Door = () => {
  useEffect(() => {
    stayAtTheDoor()
    window.addEventListener('popstate', stayAtTheDoor)
    return () => window.removeEventListener('popstate', stayAtTheDoor)
  }, [])
  return (
    <PublicLayout version={VERSION_LABEL}>
      <Login />
    </PublicLayout>
  )
}
