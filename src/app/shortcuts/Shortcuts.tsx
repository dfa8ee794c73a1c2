import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { barButtonLook } from '@/app/frame/barButtonLook'
import { PageFocus } from '@/app/frame/PageFocus'
import { PastedText } from '@/app/frame/PastedText'
import { signOutPart } from '@/app/frame/signOutPart'
import { goToPart } from '@/app/goto/goToPart'
import { RecentRecords } from '@/app/goto/RecentRecords'
import { handleShortcut, type Overlay } from '@/app/shortcuts/handleShortcut'
import { keysTo } from '@/app/shortcuts/shortcutList'
import { Icon } from '@/ui/buttons/Icon'
import { useLazyPart } from '@/ui/lazyPart'

type Opened = Overlay | 'signOut'

const OpenedDialog = ({ opened, onOpen }: { opened: Opened; onOpen: (opened: Opened | null) => void }) => {
  const part = useLazyPart(goToPart)
  const signOut = useLazyPart(opened === 'signOut' ? signOutPart : null)
  const close = () => onOpen(null)
  if (opened === 'signOut') return signOut && <signOut.SignOutDialog onClose={close} />
  if (!part) return null
  return opened === 'goto' ? (
    <part.GoTo onSignOut={() => onOpen('signOut')} onShortcuts={() => onOpen('shortcuts')} onClose={close} />
  ) : (
    <part.ShortcutsDialog onClose={close} />
  )
}

/** Button "Ir a…" of the top bar; on phones only the magnifier [LS-09]. */
const GoToButton = ({ keys, onPress }: { keys: string | undefined; onPress: () => void }) => (
  <button
    type="button"
    className={barButtonLook('search')}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    title={keys}
    onClick={onPress}
  >
    <Icon name="search" />
    <span className="phone-hidden">Ir a…</span>
  </button>
)

/** Button of "Ir a…", and the keys of the page [LS-09]. */
export const Shortcuts = () => {
  const { pathname } = useLocation()
  // A frame mounted by a navigation, that of the sign-in, has no first page.
  const [firstPath] = useState(useNavigationType() === NavigationType.Pop ? pathname : null)
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleShortcut(event, setOpened)
    // Capture phase: many controls stop the propagation of keys.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  return (
    <>
      <GoToButton keys={keysTo('goto')} onPress={() => setOpened('goto')} />
      <PageFocus firstPath={firstPath} />
      <PastedText />
      <RecentRecords />
      {opened && <OpenedDialog opened={opened} onOpen={setOpened} />}
    </>
  )
}
