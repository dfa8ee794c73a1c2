import { Button } from '@/ui/buttons/Button'
import styles from '@/ui/dialogs/LeaveDialog.module.css'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
  /** Where the changes stay in a draft unless they are discarded. */
  onDiscard?: (() => void) | undefined
}

/** Asks before typed text would be lost. */
export const LeaveDialog = ({ onStay, onLeave, onDiscard }: LeaveDialogProps) => (
  <QuestionDialog
    title="Hay cambios sin guardar"
    onClose={onStay}
    actions={
      <>
        {onDiscard && (
          <span className={styles.apart}>
            <Button variant="danger" onPress={onDiscard}>
              Descartar cambios
            </Button>
          </span>
        )}
        <Button onPress={onLeave}>Salir sin guardar</Button>
        <Button variant="primary" autoFocus onPress={onStay}>
          Seguir editando
        </Button>
      </>
    }
  >
    <p>{onDiscard ? 'Lo que ha cambiado queda en Borradores, en este navegador.' : 'Si sale ahora, lo que ha cambiado se perderá.'}</p>
  </QuestionDialog>
)
