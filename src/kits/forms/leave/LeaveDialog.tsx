import { Answers } from '@/ui/dialogs/Answers'
import { Button } from '@/ui/buttons/Button'
import { lossText } from '@/kits/forms/leave/lossText'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface LeaveDialogProps {
  /** Number of pictures that are not ready. */
  incoming?: number
  /** Saves and leaves; left out when nothing can be saved now. */
  onSave?: () => void
  onStay: () => void
  onLeave: () => void
  /** Discards the changes; left out when no draft keeps them. */
  onDiscard?: () => void
}

/** Question before the user leaves typed changes, which are lost when there is no draft. */
export const LeaveDialog = ({ incoming = 0, onSave, onStay, onLeave, onDiscard }: LeaveDialogProps) => (
  <QuestionDialog
    title="Hay cambios sin guardar"
    size={onSave ? 'large' : 'small'}
    onClose={onStay}
    actions={
      <Answers>
        {onDiscard && (
          <Button variant="danger" onPress={onDiscard}>
            Descartar cambios
          </Button>
        )}
        <Button onPress={onLeave}>Salir sin guardar</Button>
        <Button variant={onSave ? 'secondary' : 'primary'} autoFocus={!onSave} onPress={onStay}>
          Seguir editando
        </Button>
        {onSave && (
          <Button variant="primary" autoFocus onPress={onSave}>
            Guardar y salir
          </Button>
        )}
      </Answers>
    }
  >
    <p>{lossText(onDiscard !== undefined, incoming)}</p>
  </QuestionDialog>
)
