import type { ComponentProps } from 'react'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { classes } from '@/ui/classes'
import type { RowAction } from '@/ui/table/types'
import { buttonLook } from '@/ui/buttons/buttonLook'
import signs from '@/ui/table/Sign.module.css'

interface RowActionsProps {
  /** What the row is called: an action's name says on what it acts [TB-11]. */
  name: string
  actions: readonly RowAction[]
  isTabStop: boolean
  /** One button that opens them all, where there are several. */
  folded: boolean
}

export const FoldedActions = ({ name, ...menu }: { name: string } & Pick<ComponentProps<typeof DropdownMenu>, 'items' | 'isTabStop'>) => (
  <DropdownMenu label={`Acciones de ${name}`} className={buttonLook('icon')} {...menu}>
    <Icon name="more" />
  </DropdownMenu>
)

/** The action in a menu. */
export const entryOf = ({ label, icon, tone, why, onAction }: RowAction): MenuEntry => ({
  label,
  icon,
  detail: why,
  isDisabled: !!why,
  onAction,
  danger: tone === 'danger',
})

/** Icons that the style sheet draws, as a list shows dozens of them. */
const DRAWN: readonly IconName[] = ['pencil', 'trash', 'copy', 'sheet']

export const RowActions = ({ name, actions, isTabStop, folded }: RowActionsProps) => {
  if (folded && actions[1]) {
    return <FoldedActions name={name} items={actions.map(entryOf)} isTabStop={isTabStop} />
  }
  return actions.map(({ label, icon, tone, joint, why, onAction }, place) => (
    <button
      // By its place: what takes the place of what was just done has the focus then.
      key={place}
      type="button"
      className={classes(
        buttonLook('icon', 'small'),
        tone === 'danger' && !why && buttonLook('danger'),
        DRAWN.includes(icon) && signs[icon],
      )}
      aria-label={`${label}${joint ? ` ${joint}` : ''} ${name}`}
      title={why ?? label}
      // It keeps its place among the stops of Tab: there its description says why.
      aria-disabled={why ? true : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={why ? undefined : onAction}
    >
      {!DRAWN.includes(icon) && <Icon name={icon} />}
    </button>
  ))
}
