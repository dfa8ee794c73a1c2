import { useDispatch } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { addEntries, selectMenuEntries, userEntries } from '@/app/frame/menu'
import { useLogEntries } from '@/app/frame/useLogEntries'
import { VERSION_LABEL } from '@/domain/constants'
import { selectUser } from '@/features/cuenta/slice'
import { MENU_KEYS, menuToggled } from '@/store/memory/slice'
import { useSelect } from '@/store/useSelect'
import { AddMenu } from '@/ui/frame/AddMenu'
import { FrameLayout } from '@/ui/frame/FrameLayout'
import { UserMenu } from '@/ui/frame/UserMenu'

/** The frame stands around every page of somebody who is signed in. */
export const Frame = () => {
  const dispatch = useDispatch()
  const user = useSelect(selectUser)
  const entries = useSelect(selectMenuEntries)
  const logEntries = useLogEntries()

  const onToggle = (toggled: string) => {
    const key = MENU_KEYS.find(each => each === toggled)
    if (key) dispatch(menuToggled(key))
  }
  const [profile, leave] = userEntries
  const end = (
    <>
      <AddMenu items={addEntries} />
      <UserMenu nombre={user?.nombre ?? ''} apellidos={user?.apellidos ?? ''} items={[profile, ...logEntries, leave]} />
    </>
  )
  return (
    <FrameLayout version={VERSION_LABEL} menu={{ entries, onToggle }} end={end}>
      <Outlet />
    </FrameLayout>
  )
}
