import type { DraftNote } from '@/kits/drafts/model/draft'
import { discardQuestion, lossOf } from '@/kits/drafts/model/words'
import { Question } from '@/ui/dialogs/Question'

interface DiscardDialogProps {
  notes: readonly DraftNote[]
  onKeep: () => void
  onDiscard: () => void
}

/** Confirmation before drafts are deleted for good [DR-05]. */
export const DiscardDialog = ({ notes, onKeep, onDiscard }: DiscardDialogProps) => {
  const [first] = notes
  const isOne = first !== undefined && notes.length === 1
  return (
    <Question
      title={isOne ? discardQuestion(first) : `¿Descartar los ${notes.length} borradores?`}
      danger
      confirm="Descartar"
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      <p>{isOne ? lossOf(first) : 'Se pierden todos los cambios que guardan.'}</p>
    </Question>
  )
}
