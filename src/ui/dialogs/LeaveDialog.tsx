import { Button } from '@/ui/buttons/Button'
import { lossIn } from '@/ui/dialogs/lossIn'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import { ThreeAnswers } from '@/ui/dialogs/ThreeAnswers'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
  /** Where the changes stay in a draft unless they are discarded. */
  onDiscard?: (() => void) | undefined
}

/** Asks before typed text is left, which is lost where no draft of it is kept. */
export const LeaveDialog = ({ onStay, onLeave, onDiscard }: LeaveDialogProps) => {
  const leaveOrStay = (
    <>
      <Button onPress={onLeave}>Salir sin guardar</Button>
      <Button variant="primary" autoFocus onPress={onStay}>
        Seguir editando
      </Button>
    </>
  )
  const answers = onDiscard ? (
    <ThreeAnswers>
      <Button variant="danger" onPress={onDiscard}>
        Descartar cambios
      </Button>
      {leaveOrStay}
    </ThreeAnswers>
  ) : (
    leaveOrStay
  )
  return (
    <QuestionDialog title="Hay cambios sin guardar" onClose={onStay} actions={answers}>
      <p>{lossIn(onDiscard !== undefined)}</p>
    </QuestionDialog>
  )
}
