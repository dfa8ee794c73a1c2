import { VERSION_LABEL } from '@/domain/constants'
import { Login } from '@/features/session/Login'
import { PublicLayout } from '@/ui/frame/PublicLayout'

/** The sign-in. It does without the router: it is the one page that a visitor sees, and the faster it is there the better. */
export const Door = () => (
  <PublicLayout version={VERSION_LABEL}>
    <Login />
  </PublicLayout>
)
