import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Brand } from '@/app/frame/Brand'
import { FrameGrid } from '@/app/frame/FrameGrid'
import { useFocusKeeper } from '@/app/frame/focusKeeper'
import { SideMenu, type SideMenuProps } from '@/app/frame/SideMenu'
import { TopBar } from '@/app/frame/TopBar'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/app/frame/FrameLayout.module.css'

interface FrameLayoutProps {
  /** Content to the right of the version. */
  notice?: ReactNode
  menu: Pick<SideMenuProps, 'entries' | 'more' | 'goingTo' | 'onToggle'>
  end: ReactNode
  children: ReactNode
}

/** Top bar, menu and sheet. The menu button hides the menu on wide screens and opens the drawer on narrow ones. */
export const FrameLayout = ({ notice, menu, end, children }: FrameLayoutProps) => {
  useFocusKeeper()
  const narrow = useMediaQuery(NARROW)
  const [hidden, setHidden] = useState(false)
  const [opened, setOpened] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const drawerOpen = narrow && opened

  const closeDrawer = useCallback(() => {
    setOpened(false)
    // Deferred: the button cannot take the focus while it is inert.
    requestAnimationFrame(() => menuButton.current?.focus())
  }, [])
  const toggleMenu = () => (narrow ? setOpened(!opened) : setHidden(!hidden))

  return (
    <FrameGrid
      menu={hidden ? 'hidden' : 'shown'}
      isInert={drawerOpen}
      around={
        <>
          {menu.goingTo && <div className={styles.going} role="progressbar" aria-label="Abriendo la página" />}
          <TopBar
            brand={<Brand isBrief />}
            notice={notice}
            onMenu={toggleMenu}
            menuOpen={narrow ? drawerOpen : !hidden}
            menuButton={menuButton}
            inert={drawerOpen}
            end={end}
          />
          <SideMenu {...menu} hidden={hidden} drawerOpen={drawerOpen} onCloseDrawer={drawerOpen ? closeDrawer : undefined} />
        </>
      }
    >
      {children}
    </FrameGrid>
  )
}
