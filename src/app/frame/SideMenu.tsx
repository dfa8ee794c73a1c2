import { useEffect, useRef } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { Brand } from '@/app/frame/Brand'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { IconButton } from '@/ui/buttons/IconButton'
import styles from '@/app/frame/SideMenu.module.css'

interface MenuLink {
  label: string
  to: string
  /** Path prefixes of subordinate pages without entries of their own, for example pages of one record. */
  within?: readonly string[]
}

interface ItemProps {
  /** Target address of a pending navigation: its entry is marked at once. */
  goingTo?: string
  onChoose: (() => void) | undefined
}

const isAt = ({ to, within = [] }: MenuLink, pathname: string): boolean =>
  [to, ...within].some(path => matchPath({ path, end: false }, pathname))

interface EntryProps extends ItemProps {
  entry: MenuLink
  icon?: IconName
}

const Entry = ({ entry, icon, goingTo, onChoose }: EntryProps) => {
  const { pathname } = useLocation()
  const current = isAt(entry, goingTo ?? pathname)
  return (
    <Link to={entry.to} className={styles.item} aria-current={current ? 'page' : undefined} onClick={onChoose}>
      {icon && <Icon name={icon} />}
      {entry.label}
    </Link>
  )
}

/** Group that opens and closes; the owner holds the state [FR-06]. */
interface MenuGroup {
  key: string
  label: string
  icon: IconName
  open: boolean
  entries: readonly MenuLink[]
}

export type SideMenuEntry = (MenuLink & { icon: IconName }) | MenuGroup

export interface SideMenuProps extends Pick<ItemProps, 'goingTo'> {
  entries: readonly SideMenuEntry[]
  /** Entries below a separator. */
  more?: readonly SideMenuEntry[]
  onToggle: (key: string) => void
  /** True when the user has hidden the menu, on wide screens. */
  hidden?: boolean
  /** Drawer on narrow screens, closed at first. */
  drawerOpen?: boolean
  onCloseDrawer?: () => void
}

interface GroupProps extends ItemProps {
  group: MenuGroup
  onToggle: (key: string) => void
}

const Group = ({ group: { key, label, icon, open, entries }, onToggle, ...item }: GroupProps) => {
  const { pathname } = useLocation()
  const holdsCurrent = entries.some(entry => isAt(entry, item.goingTo ?? pathname))
  return (
    <li>
      <button
        type="button"
        className={classes(styles.item, holdsCurrent && styles.holdsCurrent)}
        aria-expanded={open}
        aria-controls={`menu-${key}`}
        onClick={() => onToggle(key)}
      >
        <Icon name={icon} />
        {label}
        <Icon name="chevron-right" className={styles.chevron} />
      </button>
      <ul className={styles.sub} id={`menu-${key}`} hidden={!open}>
        {entries.map(entry => (
          <li key={entry.to}>
            <Entry entry={entry} {...item} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Main navigation with its groups [FR-05, FR-07]. */
export const SideMenu = ({ entries, more, goingTo, onToggle, hidden = false, drawerOpen = false, onCloseDrawer }: SideMenuProps) => {
  const item = { goingTo, onChoose: onCloseDrawer }
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!drawerOpen || !onCloseDrawer) return
    closeButton.current?.focus()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCloseDrawer()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [drawerOpen, onCloseDrawer])

  return (
    <>
      <nav className={classes(styles.menu, hidden && styles.hidden, drawerOpen && styles.open)} id="menu" aria-label="Principal">
        {drawerOpen && onCloseDrawer && (
          <div className={styles.head}>
            <Brand onPress={onCloseDrawer} />
            <IconButton ref={closeButton} label="Cerrar el menú" icon="x" onPress={onCloseDrawer} />
          </div>
        )}
        {[entries, more].map(
          (list, at) =>
            list && (
              <ul key={at} className={styles.list}>
                {list.map(entry =>
                  'entries' in entry ? (
                    <Group key={entry.key} group={entry} onToggle={onToggle} {...item} />
                  ) : (
                    <li key={entry.to}>
                      <Entry entry={entry} icon={entry.icon} {...item} />
                    </li>
                  ),
                )}
              </ul>
            ),
        )}
      </nav>
      {drawerOpen && <div className={styles.scrim} onClick={onCloseDrawer} data-testid="scrim" aria-hidden="true" />}
    </>
  )
}
