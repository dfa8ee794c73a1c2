import { IconButton } from '@/ui/buttons/IconButton'
import { canMove, type Move } from '@/domain/ordering'
import { moveOnKey } from '@/ui/lists/moveOnKey'
import styles from '@/ui/lists/MoveButtons.module.css'
import { drawings } from '@/ui/lists/drawings'

interface MoveButtonsProps {
  /** What is moved. */
  name: string
  index: number
  count: number
  onMove: (by: Move) => void
}

/** "Subir" and "Bajar". At an end the button keeps the focus that it may have, and does nothing [CD-04, CO-01, TR-08]. */
export const MoveButtons = ({ name, index, count, onMove }: MoveButtonsProps) => {
  const followKey = moveOnKey(index, count, onMove)
  const button = (label: string, by: Move) => {
    const allowed = canMove(count, index, by)
    return (
      <IconButton
        size="small"
        label={`${label} ${name}`}
        title={label}
        icon={by === -1 ? drawings.arrowUp : drawings.arrowDown}
        aria-disabled={!allowed || undefined}
        data-disabled={!allowed || undefined}
        onKeyDown={followKey}
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
    </span>
  )
}
