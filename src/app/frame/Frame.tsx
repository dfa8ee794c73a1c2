import { Outlet, useNavigation } from 'react-router-dom'
import { addEntries, moreEntries, selectMenuEntries } from '@/app/frame/menu'
import { DownloadOutlet } from '@/app/outlets/DownloadOutlet'
import { Shortcuts } from '@/app/shortcuts/Shortcuts'
import { selectExtensions } from '@/store/configuration'
import { selectOfflineSince } from '@/store/live/slice'
import { MENU_KEYS, menuToggled } from '@/store/memory/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AccountMenu } from '@/app/frame/AccountMenu'
import { AddMenu } from '@/app/frame/AddMenu'
import { FrameLayout } from '@/app/frame/FrameLayout'
import { OfflineNotice } from '@/app/frame/OfflineNotice'

/** Frame around every signed-in page. */
export const Frame = () => {
  const dispatch = useAppDispatch()
  const entries = useAppSelector(selectMenuEntries)

  const onToggle = (toggled: string) => {
    const key = MENU_KEYS.find(each => each === toggled)
    if (key) dispatch(menuToggled(key))
  }
  const end = (
    <>
      <Shortcuts />
      <AddMenu items={addEntries} />
      <AccountMenu />
      <DownloadOutlet />
    </>
  )
  return (
    <FrameLayout
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
