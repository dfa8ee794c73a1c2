import type { ComponentProps } from 'react'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { classes } from '@/ui/classes'
import type { RowAction } from '@/ui/table/types'
import { buttonLook } from '@/ui/buttons/buttonLook'
import signs from '@/ui/table/RowActions.module.css'

interface RowActionsProps {
  /** Name of the row, part of the accessible names of its actions [TB-11]. */
  name: string
  actions: readonly RowAction[]
  isTabStop: boolean
  /** Combines several actions in one menu button. */
  folded: boolean
}

export const FoldedActions = ({ name, ...menu }: { name: string } & Pick<ComponentProps<typeof DropdownMenu>, 'items' | 'isTabStop'>) => (
  <DropdownMenu label={`Acciones de ${name}`} className={buttonLook('icon')} {...menu}>
    <Icon name="more" />
  </DropdownMenu>
)

/** Action as a menu entry. */
export const entryOf = ({ label, icon, tone, why, onAction }: RowAction): MenuEntry => ({
  label,
  icon,
  detail: why,
  isDisabled: !!why,
  onAction,
  danger: tone === 'danger',
})

/** Icons drawn by the style sheet, without elements, because a list shows dozens of them. */
const DRAWN: readonly IconName[] = ['pencil', 'trash', 'copy', 'sheet']

export const RowActions = ({ name, actions, isTabStop, folded }: RowActionsProps) => {
  if (folded && actions[1]) {
    return <FoldedActions name={name} items={actions.map(entryOf)} isTabStop={isTabStop} />
  }
  return actions.map(({ label, icon, tone, joint, why, onAction }, place) => (
    <button
      // Index as key: an action that replaces the pressed one keeps its focus.
      key={place}
      type="button"
      className={classes(
        buttonLook('icon', 'small'),
        tone === 'danger' && !why && buttonLook('danger'),
        DRAWN.includes(icon) && signs[icon],
      )}
      aria-label={`${label}${joint ? ` ${joint}` : ''} ${name}`}
      title={why ?? label}
      // Remains a tab stop, because its description contains the reason.
      aria-disabled={why ? true : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={why ? undefined : onAction}
    >
      {!DRAWN.includes(icon) && <Icon name={icon} />}
    </button>
  ))
}
