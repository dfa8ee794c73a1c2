import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath, returnPath } from '@/features/session/returnPath'
import { selectIsSignedIn } from '@/features/session/slice'
import { useSelect } from '@/store/useSelect'

/** Around every route but the public ones [RT-02]. */
export const SignedInOnly = () => {
  const location = useLocation()
  return useSelect(selectIsSignedIn) ? <Outlet /> : <Navigate to={loginPath(location)} replace />
}

/** Around the login itself [RT-04]. */
export const SignedOutOnly = () => {
  const { search } = useLocation()
  return useSelect(selectIsSignedIn) ? <Navigate to={returnPath(search)} replace /> : <Outlet />
}
