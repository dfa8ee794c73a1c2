import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { logoutRequested } from '@/features/session/slice'
import { MessagePage } from '@/ui/page/MessagePage'

/** Coming here ends the session [SE-07]. */
export const Logout = () => {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(logoutRequested())
  }, [dispatch])
  return <MessagePage title="Cerrando la sesión" />
}
