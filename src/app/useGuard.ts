import { useEffect } from 'react'
import { isPublic } from '@/shared/address'
import { loginPath } from '@/features/session/returnPath'

const redirectToLogin = (): void => {
  if (!isPublic(location.pathname)) history.replaceState(null, '', loginPath(location))
}

/**
 * Redirects every address except the public ones to the login while the user is signed out; the login remembers the address [RT-02, RT-07].
 */
export const useGuard = (signedIn: boolean): void => {
  useEffect(() => {
    if (signedIn) return
    redirectToLogin()
    window.addEventListener('popstate', redirectToLogin)
    return () => window.removeEventListener('popstate', redirectToLogin)
  }, [signedIn])
}
