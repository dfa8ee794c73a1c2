import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Answers } from '@/ui/dialogs/Answers'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import styles from '@/kits/forms/leave/LeaveDialog.module.css'

interface LeaveDialogProps {
  title: string
  /** Saves and leaves; left out when nothing can be saved now. */
  onSave?: () => void
  onStay: () => void
  /** Answers that leave without a save. */
  answers: ReactNode
  children: ReactNode
}

/** Question before the user leaves a form. */
export const LeaveDialog = ({ title, onSave, onStay, answers, children }: LeaveDialogProps) => (
  <QuestionDialog
    title={title}
    size={onSave ? 'large' : 'small'}
    onClose={onStay}
    actions={
      <Answers>
        {answers}
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
    <div className={styles.texts}>{children}</div>
  </QuestionDialog>
)
