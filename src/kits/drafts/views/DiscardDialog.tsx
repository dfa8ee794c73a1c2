import type { DraftNote } from '@/kits/drafts/model/draft'
import { discardQuestion, lossOf } from '@/kits/drafts/model/words'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

interface DiscardDialogProps {
  notes: readonly DraftNote[]
  onKeep: () => void
  onDiscard: () => void
}

/** Nothing brings a draft back [DR-05]. */
export const DiscardDialog = ({ notes, onKeep, onDiscard }: DiscardDialogProps) => {
  const [first] = notes
  const isOne = first !== undefined && notes.length === 1
  return (
    <QuestionDialog
      title={isOne ? discardQuestion(first) : `¿Descartar los ${notes.length} borradores?`}
      onClose={onKeep}
      actions={
        <>
          <Button autoFocus onPress={onKeep}>
            Cancelar
          </Button>
          <Button variant="danger" onPress={onDiscard}>
            Descartar
          </Button>
        </>
      }
    >
      <p>{isOne ? lossOf(first) : 'Se pierden todos los cambios que guardan.'}</p>
    </QuestionDialog>
  )
}
