import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { recordAt } from '@/app/goto/recordAt'
import { selectUser } from '@/features/cuenta/slice'
import { masters } from '@/features/maestras/definitions'
import { selectScreen } from '@/features/maestras/slice'
import { recordOpened } from '@/store/memory/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Remembers the records that the user opens, for "Abiertos hace poco" [LS-09]. */
export const RecentRecords = () => {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const user = useAppSelector(selectUser)?.email
  const master = masters.find(({ path }) => path === pathname)?.key ?? ''
  const edited = useAppSelector(selectScreen, master).editedId
  const { kind, id } = recordAt(pathname, edited) ?? {}
  useEffect(() => {
    if (user !== undefined && kind !== undefined && id !== undefined) dispatch(recordOpened({ user, kind, id }))
  }, [dispatch, user, kind, id])
  return null
}
