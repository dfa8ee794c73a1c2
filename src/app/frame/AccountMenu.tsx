import { useState } from 'react'
import { userEntriesWith } from '@/app/frame/menu'
import { UserMenu } from '@/app/frame/UserMenu'
import { useLogEntries } from '@/app/frame/useLogEntries'
import { selectUser } from '@/features/cuenta/slice'
import { selectDraftCount } from '@/kits/drafts/slice'
import { useAppSelector } from '@/store/hooks'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'

/** Question about drafts on sign-out, loaded on demand (4 KiB beside the dialogs' package): shown only when there are drafts [DR-07]. */
const signOutPart = lazyPart(() => import('@/app/frame/SignOutDialog'))

/** User menu of the session. Separate component, so that a change of the number of drafts renders the menu and not the frame [PH-04]. */
export const AccountMenu = () => {
  const user = useAppSelector(selectUser)
  const logEntries = useLogEntries()
  const drafts = useAppSelector(selectDraftCount)
  const [isLeaving, setLeaving] = useState(false)
  const signOut = useLazyPart(isLeaving ? signOutPart : null)
  return (
    <>
      <UserMenu
        nombre={user?.nombre ?? ''}
        apellidos={user?.apellidos ?? ''}
        items={userEntriesWith(drafts, logEntries, () => setLeaving(true))}
      />
      {signOut && <signOut.SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  )
}
