import { useEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { logoutRequested } from '@/features/session/slice'
import { MessagePage } from '@/ui/page/MessagePage'

/** Page that ends the session [SE-07]. */
export const Logout = () => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(logoutRequested())
  }, [dispatch])
  return <MessagePage title="Cerrando la sesión" />
}
