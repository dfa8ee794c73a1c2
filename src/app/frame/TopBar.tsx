import type { ReactNode, Ref } from 'react'
import { IconButton } from '@/ui/buttons/IconButton'
import styles from '@/app/frame/TopBar.module.css'

interface TopBarProps {
  /** Logo, a link to the home page [FR-02]. */
  brand: ReactNode
  /** Label beside the logo [FR-01]. */
  version: string
  /** Content to the right of the version. */
  notice?: ReactNode
  /** Opens and closes the menu; absent on a page without a menu. */
  onMenu?: (() => void) | undefined
  menuOpen?: boolean
  menuButton?: Ref<HTMLButtonElement>
  inert?: boolean
  /** "Añadir" and the user. */
  end?: ReactNode
}

export const TopBar = ({ brand, version, notice, onMenu, menuOpen = false, menuButton, inert, end }: TopBarProps) => (
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
    <span className={styles.version}>{version}</span>
    {notice}
    {end && <div className={styles.end}>{end}</div>}
  </header>
)
