import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import { canGo, type Move } from '@/shared/ordering'
import { endMoves } from '@/ui/lists/endMoves'
import { buttonLook } from '@/ui/buttons/buttonLook'
import styles from '@/ui/lists/MoveButtons.module.css'

interface MoveButtonsProps {
  /** Name of the line. */
  name: string
  index: number
  isLast: boolean
  onMove: (by: Move) => void
  /** Adds a menu to move the line to the ends of its list, for lists of at least three lines. A toolbar makes it a tab stop. */
  ends?: boolean
  /** False where the line has another stop with Alt and the arrow keys. */
  areStops?: boolean
}

/** Buttons "Subir" and "Bajar". At an end of the list the button keeps the focus and has no effect [CD-04, CO-01, TR-08]. */
export const MoveButtons = ({ name, index, isLast, onMove, ends = false, areStops = true }: MoveButtonsProps) => {
  const button = (label: string, by: -1 | 1) => {
    const allowed = canGo(index, isLast, by)
    return (
      <IconButton
        size="small"
        label={`${label} ${name}`}
        title={label}
        icon={by === -1 ? 'arrow-up' : 'arrow-down'}
        tabIndex={areStops ? undefined : -1}
        aria-disabled={!allowed || undefined}
        data-disabled={!allowed || undefined}
        onPress={() => {
          if (allowed) onMove(by)
        }}
      />
    )
  }
  return (
    <span className={styles.buttons}>
      {button('Subir', -1)}
      {button('Bajar', 1)}
      {ends && (
        <DropdownMenu
          label={`Mover ${name}`}
          className={buttonLook('icon', 'small')}
          items={endMoves(index, isLast, onMove)}
          isTabStop={false}
        >
          <Icon name="more" />
        </DropdownMenu>
      )}
    </span>
  )
}
