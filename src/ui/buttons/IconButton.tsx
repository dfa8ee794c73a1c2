import type { ComponentProps } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { buttonLook } from '@/ui/buttons/buttonLook'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'aria-label'> {
  /** Accessible name, distinct from that of other buttons ("Editar kg"). */
  label: string
  icon: IconName
  onPress: () => void
  /** Red under the pointer, for irreversible actions. */
  danger?: boolean
  size?: 'small' | 'medium'
}

/** Button with an icon only. A plain `<button>`, because a table shows dozens of them. */
export const IconButton = ({ label, icon, onPress, danger, size = 'medium', className, ...button }: IconButtonProps) => (
  <button
    type="button"
    {...button}
    aria-label={label}
    onClick={onPress}
    className={classes(buttonLook('icon'), size === 'small' && buttonLook('small'), danger && buttonLook('danger'), className)}
  >
    <Icon name={icon} />
  </button>
)
