import type { ReactNode } from 'react'
import type { BulkQuestionProps } from '@/kits/lists/selection/definition'
import { QuestionNote } from '@/kits/lists/selection/QuestionNote'
import type { BulkChange } from '@/kits/lists/store/runs'
import { countedNoun } from '@/shared/counted'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'

interface ChoiceQuestionProps extends BulkQuestionProps {
  /** Chosen change; null until there is a choice. */
  change: BulkChange | null
  pending: readonly number[]
  note: string
  /** Controls of the choice. */
  children: ReactNode
}

/** Confirmation that needs a choice first. */
export const ChoiceQuestion = ({ bulk, action, ids, onClose, onConfirm, change, pending, note, children }: ChoiceQuestionProps) => (
  <Dialog
    title={action.title(countedNoun(ids.length, bulk.noun), ids.length)}
    size="small"
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>Cancelar</Button>
        <Button
          variant="primary"
          isDisabled={pending.length === 0}
          onPress={() => {
            if (change) onConfirm(change, pending)
          }}
        >
          {action.button(change ? pending.length : ids.length)}
        </Button>
      </>
    }
  >
    {children}
    <QuestionNote role="status">{note}</QuestionNote>
  </Dialog>
)
