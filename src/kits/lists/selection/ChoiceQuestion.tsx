import type { KeyboardEvent, ReactNode } from 'react'
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

/** Confirmation that needs a choice first. Enter confirms too, in a field with a closed list. */
export const ChoiceQuestion = ({ bulk, action, ids, onClose, onConfirm, change, pending, note, children }: ChoiceQuestionProps) => {
  const canConfirm = change !== null && pending.length > 0
  const confirm = () => {
    if (canConfirm) onConfirm(change, pending)
  }
  const followKey = (event: KeyboardEvent) => {
    const isClosed = event.target instanceof HTMLInputElement && !('open' in event.target.dataset)
    if (event.key !== 'Enter' || !isClosed || !canConfirm) return
    event.preventDefault()
    event.stopPropagation()
    // A held key has just chosen and does not confirm.
    if (!event.repeat) confirm()
  }
  return (
    <Dialog
      title={action.title(countedNoun(ids.length, bulk.noun), ids.length)}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" isDisabled={pending.length === 0} onPress={confirm}>
            {action.button(change ? pending.length : ids.length)}
          </Button>
        </>
      }
    >
      <div role="presentation" onKeyDownCapture={followKey}>
        {children}
      </div>
      <QuestionNote role="status">{note}</QuestionNote>
    </Dialog>
  )
}
