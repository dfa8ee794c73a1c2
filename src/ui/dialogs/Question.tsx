import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface QuestionProps {
  title: string
  children: ReactNode
  /** Label of the button that answers yes; a question with more answers is a `QuestionDialog`. */
  confirm: string
  /** Data or access is lost: the button is red. */
  danger?: boolean
  /** Nothing is changed that exists: the button that answers yes has the focus instead of "Cancelar". */
  harmless?: boolean
  isDisabled?: boolean
  onConfirm: () => void
  /** "Cancelar", Escape and the cross. */
  onClose: () => void
}

/** Yes or no, before anything is done. */
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
