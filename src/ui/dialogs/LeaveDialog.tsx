import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks before typed text would be lost. */
export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => (
  <QuestionDialog
    title="Hay cambios sin guardar"
    onClose={onStay}
    actions={
      <>
        <Button onPress={onLeave}>Salir sin guardar</Button>
        <Button variant="primary" autoFocus onPress={onStay}>
          Seguir editando
        </Button>
      </>
    }
  >
    <p>Si sale ahora, lo que ha cambiado se perderá.</p>
  </QuestionDialog>
)
