import { NewPasswordPage } from '@/features/session/password/NewPasswordPage'
import { Recuperar } from '@/features/session/password/Recuperar'
import { passwordLinkSaga } from '@/features/session/password/saga'
import { Login } from '@/features/session/Login'
import { PublicLayout } from '@/app/frame/PublicLayout'
import { isAddressOf } from '@/shared/address'
import { selectConfiguration } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'

export const sagas = [passwordLinkSaga]

/**
 * Page of a visitor, by its address: login, a new password, or a link for one [RT-03, AU-02, AU-06]. Rendered without the router, which
 * would delay the only page that a visitor sees.
 */
export const Screen = () => {
  const { extensions, mail } = useAppSelector(selectConfiguration)
  const isAt = (path: string) => isAddressOf(path, location.pathname)
  return (
    <PublicLayout>
      {extensions && isAt('/account/clave/restaurar') ? (
        <NewPasswordPage />
      ) : extensions && mail && isAt('/account/clave/recuperar') ? (
        <Recuperar />
      ) : (
        <Login />
      )}
    </PublicLayout>
  )
}
