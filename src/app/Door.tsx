import { VERSION_LABEL } from '@/domain/constants'
import { Login } from '@/features/session/Login'
import { PublicLayout } from '@/ui/frame/PublicLayout'

/** All of them show the login form, whoever asks [RT-03]; but somebody signed in is sent on from the first [RT-04]. */
export const PUBLIC_PATHS = ['/login', '/account/clave/restaurar', '/account/clave/recuperar']

/** The sign-in. It does without the router: it is the one page that a visitor sees, and the faster it is there the better. */
export const Door = () => (
  <PublicLayout version={VERSION_LABEL}>
    <Login />
  </PublicLayout>
)
