import { useState } from 'react'
import { userEntriesWith } from '@/app/frame/menu'
import { selectAsksOnSignOut, signOutPart } from '@/app/frame/signOutPart'
import { UserMenu } from '@/app/frame/UserMenu'
import { selectUser } from '@/features/cuenta/slice'
import { selectLosesTexts } from '@/features/traducciones/slice'
import { selectDraftCount } from '@/kits/drafts/slice'
import { useAppSelector } from '@/store/hooks'
import { useLazyPart } from '@/ui/lazyPart'
import { useUnloadQuestion } from '@/ui/useUnloadQuestion'

/** User menu of the session. Separate component, so that a change of the number of drafts renders the menu and not the frame [PH-04]. */
export const AccountMenu = () => {
  const user = useAppSelector(selectUser)
  const drafts = useAppSelector(selectDraftCount)
  const asks = useAppSelector(selectAsksOnSignOut)
  const losesTexts = useAppSelector(selectLosesTexts)
  const [isLeaving, setLeaving] = useState(false)
  const signOut = useLazyPart(isLeaving ? signOutPart : null)
  // Unsaved translations outlive the workbench's page, so the question is asked on every page [TX-04, DR-09].
  useUnloadQuestion(losesTexts)
  return (
    <>
      <UserMenu
        nombre={user?.nombre ?? ''}
        apellidos={user?.apellidos ?? ''}
        items={userEntriesWith(drafts, asks ? () => setLeaving(true) : null)}
      />
      {signOut && <signOut.SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  )
}
