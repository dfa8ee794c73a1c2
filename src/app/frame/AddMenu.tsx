import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { Icon } from '@/ui/buttons/Icon'
import { barButtonLook } from '@/app/frame/barButtonLook'

/** The top bar's "Añadir" [FR-03]. */
export const AddMenu = ({ items }: { items: readonly MenuEntry[] }) => (
  <DropdownMenu items={items} name="Añadir" className={barButtonLook()}>
    <Icon name="plus" />
    <span className="phone-hidden">Añadir</span>
    <Icon name="chevron-down" />
  </DropdownMenu>
)
