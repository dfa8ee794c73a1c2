import { useState } from 'react'
import { userEntriesWith } from '@/app/frame/menu'
import { selectAsksOnSignOut, signOutPart } from '@/app/frame/signOutPart'
import { UserMenu } from '@/app/frame/UserMenu'
import { selectUser } from '@/features/cuenta/slice'
import { selectLosesTexts } from '@/features/traducciones/slice'
import { selectDraftCount } from '@/kits/drafts/slice'
import { logRequested, recordingStarted, selectIsRecording } from '@/store/actionLog/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useLazyPart } from '@/ui/lazyPart'
import { useUnloadQuestion } from '@/ui/useUnloadQuestion'

/** Entries of the user menu that record the action log and download it [AC-06]. */
const useLogEntries = () => {
  const dispatch = useAppDispatch()
  const recording = useAppSelector(selectIsRecording)
  return recording
    ? [{ label: 'Descargar registro', icon: 'download', onAction: () => dispatch(logRequested()) } as const]
    : [{ label: 'Registrar actividad', icon: 'circle', onAction: () => dispatch(recordingStarted()) } as const]
}

/** User menu of the session. Separate component, so that a change of the number of drafts renders the menu and not the frame [PH-04]. */
export const AccountMenu = () => {
  const user = useAppSelector(selectUser)
  const logEntries = useLogEntries()
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
        items={userEntriesWith(drafts, logEntries, asks ? () => setLeaving(true) : null)}
      />
      {signOut && <signOut.SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  )
}
