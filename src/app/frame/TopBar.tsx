import type { ReactNode, Ref } from 'react'
import { VERSION_LABEL } from '@/shared/constants'
import { IconButton } from '@/ui/buttons/IconButton'
import styles from '@/app/frame/TopBar.module.css'

interface TopBarProps {
  /** Logo, a link to the home page [FR-02]. */
  brand: ReactNode
  /** Content to the right of the version. */
  notice?: ReactNode
  /** Opens and closes the menu; absent on a page without a menu. */
  onMenu?: () => void
  menuOpen?: boolean
  menuButton?: Ref<HTMLButtonElement>
  inert?: boolean
  /** "Añadir" and the user. */
  end?: ReactNode
}

/** Bar above every page, with the version beside the logo [FR-01]. */
export const TopBar = ({ brand, notice, onMenu, menuOpen = false, menuButton, inert, end }: TopBarProps) => (
  <header className={styles.topbar} inert={inert}>
    {onMenu && (
      <IconButton
        ref={menuButton}
        className={styles.menu}
        label="Menú"
        icon="menu"
        aria-expanded={menuOpen}
        aria-controls="menu"
        onPress={onMenu}
      />
    )}
    {brand}
    <span className={styles.version}>{VERSION_LABEL}</span>
    {notice}
    {end && <div className={styles.end}>{end}</div>}
  </header>
)
