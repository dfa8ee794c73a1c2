import { DragHandle } from '@/ui/lists/DragHandle'
import { LineToolbar } from '@/ui/lists/LineToolbar'
import type { Move } from '@/shared/ordering'
import { IconButton } from '@/ui/buttons/IconButton'
import { endMoves } from '@/ui/lists/endMoves'
import { entryOf, FoldedActions } from '@/ui/table/RowActions'
import type { RowAction } from '@/ui/table/types'
import styles from '@/ui/lists/ItemActions.module.css'

interface ItemActionsProps {
  /** Item of the actions: "resultado 1". */
  name: string
  index: number
  isLast: boolean
  /** Offers moves to the ends of the list. */
  ends: boolean
  onMove: (by: Move) => void
  onEdit: () => void
  onRemove: () => void
  /** Combines the actions in one menu button, for narrow screens. */
  folded: boolean
}

/**
 * Four actions of an editable and sortable line. Unless they are combined, a handle is at the beginning of the line, which is their
 * positioned ancestor and keeps `--control-s` free for the handle [TR-05, TR-06, CO-01].
 */
export const ItemActions = ({ name, index, isLast, ends, onMove, onEdit, onRemove, folded }: ItemActionsProps) => {
  if (folded) {
    const moves = [
      index > 0 && { label: 'Subir', icon: 'arrow-up' as const, onAction: () => onMove(-1) },
      !isLast && { label: 'Bajar', icon: 'arrow-down' as const, onAction: () => onMove(1) },
    ]
    const others: RowAction[] = [
      { label: 'Editar', icon: 'pencil', onAction: onEdit },
      { label: 'Eliminar', icon: 'trash', tone: 'danger', onAction: onRemove },
    ]
    const items = [...moves.filter(move => move !== false), ...(ends ? endMoves(index, isLast, onMove) : []), ...others.map(entryOf)]
    return <FoldedActions name={name} items={items} isTabStop />
  }
  return (
    <>
      <DragHandle name={name} index={index} isLast={isLast} onMove={onMove} className={styles.handle} />
      <LineToolbar name={name} index={index} isLast={isLast} onMove={onMove} ends={ends}>
        <IconButton size="small" icon="pencil" label={`Editar ${name}`} title="Editar" onPress={onEdit} />
        <IconButton size="small" icon="trash" label={`Eliminar ${name}`} title="Eliminar" onPress={onRemove} danger />
      </LineToolbar>
    </>
  )
}
