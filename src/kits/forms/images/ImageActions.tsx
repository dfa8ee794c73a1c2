import { Button } from '@/ui/buttons/Button'
import styles from '@/kits/forms/images/ImageActions.module.css'

/** State of an image picker [IM-01]. */
export type ImageLook = 'empty' | 'unchanged' | 'chosen' | 'removed'

interface ImageActionsProps {
  look: ImageLook
  onChoose: () => void
  /** Left out when the record must keep an image. */
  onRemove?: (() => void) | undefined
  onUndo: () => void
}

const CHOOSE = { empty: 'Elegir imagen', unchanged: 'Cambiar', chosen: 'Cambiar', removed: 'Elegir otra' }

/** Buttons of an image. The pressed button disappears; the first new one takes the focus. */
export const ImageActions = ({ look, onChoose, onRemove, onUndo }: ImageActionsProps) => {
  const choose = (
    <Button key="choose" small icon="upload" variant={look === 'removed' ? 'quiet' : 'secondary'} onPress={onChoose}>
      {CHOOSE[look]}
    </Button>
  )
  const remove = onRemove && (
    <Button key="remove" small icon="trash" variant="danger" onPress={onRemove}>
      Eliminar
    </Button>
  )
  const undo = (
    <Button key="undo" small icon="undo" variant={look === 'chosen' ? 'quiet' : 'secondary'} onPress={onUndo}>
      Deshacer
    </Button>
  )
  const shown = { empty: [choose], unchanged: [choose, remove], chosen: [choose, undo], removed: [undo, choose] }
  return (
    <div className={styles.actions} data-focus-home="button">
      {shown[look]}
    </div>
  )
}
