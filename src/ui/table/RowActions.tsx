import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import type { RowAction } from '@/ui/table/types'
import button from '@/ui/buttons/Button.module.css'

interface RowActionsProps {
  /** What the row is called: an action's name says on what it acts [TB-11]. */
  name: string
  actions: readonly RowAction[]
  isTabStop: boolean
  /** One button that opens them all. */
  folded: boolean
}

export const RowActions = ({ name, actions, isTabStop, folded }: RowActionsProps) => {
  if (folded)
    return (
      <DropdownMenu label={`Acciones de ${name}`} className={button.icon} items={actions} isTabStop={isTabStop}>
        <Icon name="more" />
      </DropdownMenu>
    )
  return actions.map(({ label, icon, danger, onAction }) => (
    <IconButton
      key={label}
      size="small"
      label={`${label} ${name}`}
      title={label}
      icon={icon}
      danger={danger ?? false}
      tabIndex={isTabStop ? 0 : -1}
      onPress={onAction}
    />
  ))
}
