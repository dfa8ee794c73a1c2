import { useState } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { addEntries, moreEntries, selectMenuEntries, userEntriesWith } from '@/app/frame/menu'
import { useLogEntries } from '@/app/frame/useLogEntries'
import { DownloadOutlet } from '@/app/outlets/DownloadOutlet'
import { Shortcuts } from '@/app/shortcuts/Shortcuts'
import { VERSION_LABEL } from '@/shared/constants'
import { selectUser } from '@/features/cuenta/slice'
import { selectExtensions } from '@/store/configuration'
import { selectOfflineSince } from '@/store/live/slice'
import { selectDraftCount } from '@/kits/drafts/slice'
import { MENU_KEYS, menuToggled } from '@/store/memory/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AddMenu } from '@/app/frame/AddMenu'
import { FrameLayout } from '@/app/frame/FrameLayout'
import { OfflineNotice } from '@/app/frame/OfflineNotice'
import { UserMenu } from '@/app/frame/UserMenu'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'

/** Question about drafts on sign-out, loaded on demand (4 KiB beside the dialogs' package): shown only when there are drafts [DR-07]. */
const signOutPart = lazyPart(() => import('@/app/frame/SignOutDialog'))

/** Frame around every signed-in page. */
export const Frame = () => {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const entries = useAppSelector(selectMenuEntries)
  const logEntries = useLogEntries()
  const drafts = useAppSelector(selectDraftCount)
  const [isLeaving, setLeaving] = useState(false)
  const signOut = useLazyPart(isLeaving ? signOutPart : null)

  const onToggle = (toggled: string) => {
    const key = MENU_KEYS.find(each => each === toggled)
    if (key) dispatch(menuToggled(key))
  }
  const end = (
    <>
      <Shortcuts />
      <AddMenu items={addEntries} />
      <UserMenu
        nombre={user?.nombre ?? ''}
        apellidos={user?.apellidos ?? ''}
        items={userEntriesWith(drafts, logEntries, () => setLeaving(true))}
      />
      {signOut && <signOut.SignOutDialog onClose={() => setLeaving(false)} />}
      <DownloadOutlet />
    </>
  )
  return (
    <FrameLayout
      version={VERSION_LABEL}
      notice={<OfflineNotice since={useAppSelector(selectOfflineSince)} />}
      menu={{
        entries,
        more: useAppSelector(selectExtensions) ? moreEntries : undefined,
        goingTo: useNavigation().location?.pathname,
        onToggle,
      }}
      end={end}
    >
      <Outlet />
    </FrameLayout>
  )
}
