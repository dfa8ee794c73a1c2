import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface RefusalProps {
  title: string
  children: ReactNode
  onClose: () => void
}

/** Dialog with the reason why an action is impossible, instead of its question. */
export const Refusal = ({ title, children, onClose }: RefusalProps) => (
  <QuestionDialog
    title={title}
    onClose={onClose}
    actions={
      <Button autoFocus onPress={onClose}>
        Cerrar
      </Button>
    }
  >
    {children}
  </QuestionDialog>
)
