import type { ReactNode, Ref } from 'react'
import { Brand } from '@/ui/Brand'
import { IconButton } from '@/ui/IconButton'
import styles from '@/ui/Frame.module.css'

interface TopBarProps {
  /** The label beside the logo [FR-01]. */
  version: string
  /** Opens and closes the menu, where there is one. */
  onMenu?: (() => void) | undefined
  menuOpen?: boolean
  menuButton?: Ref<HTMLButtonElement>
  inert?: boolean
  /** "Añadir" and the user. */
  end?: ReactNode
}

export const TopBar = ({ version, onMenu, menuOpen = false, menuButton, inert, end }: TopBarProps) => (
  <header className={styles.topbar} inert={inert}>
    {onMenu && <IconButton ref={menuButton} label="Menú" icon="menu" aria-expanded={menuOpen} aria-controls="menu" onPress={onMenu} />}
    <Brand />
    <span className={styles.version}>{version}</span>
    {end && <div className={styles.end}>{end}</div>}
  </header>
)
