import { useDialogNote } from '@/kits/drafts/views/dialogDraft'
import { useDialogOver } from '@/kits/forms/dialogOver'
import { useDiscardQuestion } from '@/kits/forms/useDiscardQuestion'

/**
 * Manners of a dialog with typed values over a form: the form knows that the dialog is open, `note` puts its values into the form's draft, and
 * `close` takes them out.
 * @param isChanged called at the time of closing
 * @param isKept true if the dialog notes its values
 */
export const useDialogDraft = (isChanged: () => boolean, onClose: () => void, isKept: boolean) => {
  const note = useDialogNote()
  const close = () => {
    note(null)
    onClose()
  }
  const { ask, question } = useDiscardQuestion(isChanged, close)
  useDialogOver({ isChanged, isKept, ask })
  return { ask, question, close, note }
}
