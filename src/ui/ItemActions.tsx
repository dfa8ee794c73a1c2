import { DropdownMenu } from '@/ui/DropdownMenu'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { MoveButtons } from '@/ui/MoveButtons'
import { movesAt, type Move } from '@/ui/moves'
import styles from '@/ui/ItemList.module.css'

interface ItemActionsProps {
  /** What they act on: "resultado 1". */
  name: string
  index: number
  count: number
  onMove: (by: Move) => void
  onEdit: () => void
  onRemove: () => void
  /** One button that opens them all: there is no room for four. */
  folded: boolean
}

/** The four actions of a line that a person edits and orders [CO-01, TR-05, TR-06]. */
export const ItemActions = ({ name, index, count, onMove, onEdit, onRemove, folded }: ItemActionsProps) => {
  const { up, down } = movesAt(index, count)
  if (folded)
    return (
      <DropdownMenu
        label={`Acciones de ${name}`}
        className={styles.more}
        items={[
          ...(up ? [{ label: 'Subir', icon: 'arrow-up' as const, onAction: () => onMove(-1) }] : []),
          ...(down ? [{ label: 'Bajar', icon: 'arrow-down' as const, onAction: () => onMove(1) }] : []),
          { label: 'Editar', icon: 'pencil', onAction: onEdit },
          { label: 'Eliminar', icon: 'trash', danger: true, onAction: onRemove },
        ]}
      >
        <Icon name="more" />
      </DropdownMenu>
    )
  return (
    <>
      <MoveButtons name={name} index={index} count={count} onMove={onMove} />
      <IconButton size="small" label={`Editar ${name}`} title="Editar" icon="pencil" onPress={onEdit} />
      <IconButton size="small" label={`Eliminar ${name}`} title="Eliminar" icon="trash" danger onPress={onRemove} />
    </>
  )
}
