import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface QuestionProps {
  title: string
  children: ReactNode
  /** Label of the confirming button; a question with more answers is a `QuestionDialog`. */
  confirm: string
  /** Data or access is lost: the button is red. */
  danger?: boolean
  /** True: the action changes no existing data, so the confirming button has the focus instead of "Cancelar". */
  harmless?: boolean
  isDisabled?: boolean
  onConfirm: () => void
  /** Called by "Cancelar", Escape and the close button. */
  onClose: () => void
}

/** Confirmation dialog. */
export const Question = ({
  title,
  children,
  confirm,
  danger = false,
  harmless = false,
  isDisabled = false,
  onConfirm,
  onClose,
}: QuestionProps) => (
  <QuestionDialog
    title={title}
    onClose={onClose}
    actions={
      <>
        <Button autoFocus={!harmless} onPress={onClose}>
          Cancelar
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} autoFocus={harmless} isDisabled={isDisabled} onPress={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </QuestionDialog>
)
