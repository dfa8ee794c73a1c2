import { DragHandle } from '@/ui/lists/DragHandle'
import { MoveButtons } from '@/ui/lists/MoveButtons'
import { canMove, type Move } from '@/shared/ordering'
import { endMoves } from '@/ui/lists/endMoves'
import { entryOf, FoldedActions, RowActions } from '@/ui/table/RowActions'
import type { RowAction } from '@/ui/table/types'
import styles from '@/ui/lists/ItemActions.module.css'

interface ItemActionsProps {
  /** Item that they act on: "resultado 1". */
  name: string
  index: number
  count: number
  onMove: (by: Move) => void
  onEdit: () => void
  onRemove: () => void
  /** Combines the actions in one menu button, for narrow screens. */
  folded: boolean
}

/**
 * Four actions of an editable and sortable line. Unless they are combined, a handle is at the beginning of the line, which is their
 * positioned ancestor and keeps `--control-s` free for it [TR-05, TR-06, CO-01].
 */
export const ItemActions = ({ name, index, count, onMove, onEdit, onRemove, folded }: ItemActionsProps) => {
  const others: RowAction[] = [
    { label: 'Editar', icon: 'pencil', onAction: onEdit },
    { label: 'Eliminar', icon: 'trash', tone: 'danger', onAction: onRemove },
  ]
  if (folded) {
    const ends = count > 2 ? endMoves(index, count, onMove) : []
    const moves = [
      canMove(count, index, -1) && { label: 'Subir', icon: 'arrow-up' as const, onAction: () => onMove(-1) },
      canMove(count, index, 1) && { label: 'Bajar', icon: 'arrow-down' as const, onAction: () => onMove(1) },
    ]
    return <FoldedActions name={name} items={[...moves.filter(move => move !== false), ...ends, ...others.map(entryOf)]} isTabStop />
  }
  return (
    <>
      <DragHandle name={name} index={index} count={count} onMove={onMove} className={styles.handle} />
      <MoveButtons name={name} index={index} count={count} onMove={onMove} ends />
      <RowActions name={name} actions={others} isTabStop folded={false} />
    </>
  )
}
