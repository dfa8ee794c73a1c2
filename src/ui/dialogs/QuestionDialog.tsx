import type { ReactNode } from 'react'
import { Dialog } from '@/ui/dialogs/Dialog'

interface QuestionDialogProps {
  title: string
  children: ReactNode
  /** Answers, as buttons; the harmless one has `autoFocus`. */
  actions: ReactNode
  /** Called by Escape and the close button: the question is not answered. */
  onClose: () => void
  size?: 'small' | 'large'
}

/** Question that blocks the page until it is answered; its text is announced on opening. */
export const QuestionDialog = ({ size = 'small', ...dialog }: QuestionDialogProps) => <Dialog {...dialog} role="alertdialog" size={size} />
