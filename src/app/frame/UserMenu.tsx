import { fullNameOf } from '@/shared/user'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { Icon } from '@/ui/buttons/Icon'
import { Initials } from '@/ui/text/Initials'
import styles from '@/app/frame/UserMenu.module.css'

interface UserMenuProps {
  nombre: string
  apellidos: string
  items: readonly MenuEntry[]
}

/** Menu of the user in the top bar; initials replace the name on narrow screens [FR-04]. */
export const UserMenu = ({ nombre, apellidos, items }: UserMenuProps) => {
  const name = fullNameOf({ nombre, apellidos }) || 'Usuario'
  return (
    <DropdownMenu items={items} name={name} className={styles.user}>
      <Initials user={{ nombre, apellidos }} size="large" />
      <span className={styles.userName}>{name}</span>
      <Icon name="chevron-down" />
    </DropdownMenu>
  )
}
