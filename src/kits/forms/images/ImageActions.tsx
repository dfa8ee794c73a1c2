import { Button } from '@/ui/buttons/Button'
import styles from '@/kits/forms/images/ImageActions.module.css'

/** Look of an image picker [IM-01]; `large` is a file over a limit [PH-02]. */
export type ImageLook = 'empty' | 'unchanged' | 'chosen' | 'removed' | 'large'

interface ImageActionsProps {
  look: ImageLook
  /** True while a file is being prepared. */
  isWorking: boolean
  /** Label "Reducir a 1,8 MB"; null while the reduced picture is being made. */
  reduce: string | null
  onChoose: () => void
  onReduce: () => void
  /** Discards the file that is being prepared, or over a limit. */
  onDiscard: () => void
  /** Left out if the record must keep an image. */
  onRemove?: () => void
  onUndo: () => void
}

const CHOOSE = { empty: 'Elegir imagen', unchanged: 'Cambiar', chosen: 'Cambiar', removed: 'Elegir otra', large: 'Elegir otra' }

/** Actions of an image. A button disappears when it is pressed; the focus then goes to the first new button. */
export const ImageActions = ({ look, isWorking, reduce, onChoose, onReduce, onDiscard, onRemove, onUndo }: ImageActionsProps) => {
  const isQuiet = look === 'removed' || look === 'large'
  const choose = (
    <Button key="choose" small icon="upload" variant={isQuiet ? 'quiet' : 'secondary'} onPress={onChoose}>
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
  const offer = (
    <Button key="reduce" small icon="reduce" busy={reduce === null} onPress={onReduce}>
      {reduce ?? 'Reducir'}
    </Button>
  )
  const cancel = (
    <Button key="cancel" small variant="quiet" onPress={onDiscard}>
      Cancelar
    </Button>
  )
  const discard = (
    <Button key="discard" small icon="x" variant="quiet" onPress={onDiscard}>
      Descartar
    </Button>
  )
  const shown = {
    empty: [choose],
    unchanged: [choose, remove],
    chosen: [choose, undo],
    removed: [undo, choose],
    large: reduce === null ? [offer, cancel] : [offer, choose, discard],
  }
  return (
    <div className={styles.actions} data-focus-home="button">
      {isWorking ? cancel : shown[look]}
    </div>
  )
}
