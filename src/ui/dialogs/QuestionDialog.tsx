import type { ReactNode } from 'react'
import { Dialog } from '@/ui/dialogs/Dialog'

interface QuestionDialogProps {
  title: string
  children: ReactNode
  /** Answers, as buttons; the harmless one has `autoFocus`. */
  actions: ReactNode
  /** Escape and the cross: the question is not answered. */
  onClose: () => void
  size?: 'small' | 'large'
}

/** A question that has to be answered before anything else: its text is read aloud when it opens. */
export const QuestionDialog = ({ size = 'small', ...dialog }: QuestionDialogProps) => <Dialog {...dialog} role="alertdialog" size={size} />
