import { useEffect } from 'react'
import { isPublic } from '@/shared/address'
import { loginPath } from '@/features/session/returnPath'

const stayAtTheDoor = (): void => {
  if (!isPublic(location.pathname)) history.replaceState(null, '', loginPath(location))
}

/** As long as nobody is signed in, every address but the public ones becomes the login's, which remembers it [RT-02, RT-07]. */
export const useGuard = (signedIn: boolean): void => {
  useEffect(() => {
    if (signedIn) return
    stayAtTheDoor()
    window.addEventListener('popstate', stayAtTheDoor)
    return () => window.removeEventListener('popstate', stayAtTheDoor)
  }, [signedIn])
}
