import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/app/frame/Frame.module.css'

/** The top bar's "Añadir" [FR-03]. */
export const AddMenu = ({ items }: { items: readonly MenuEntry[] }) => (
  <DropdownMenu items={items} className={styles.add}>
    <Icon name="plus" />
    <span className="phone-hidden">Añadir</span>
    <Icon name="chevron-down" />
  </DropdownMenu>
)
