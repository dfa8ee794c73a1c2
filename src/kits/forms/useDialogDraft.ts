import { useDialogNote } from '@/kits/drafts/views/dialogDraft'
import { useNewsHold } from '@/kits/forms/news/newsHold'
import { useDiscardQuestion } from '@/kits/forms/useDiscardQuestion'

/**
 * Manners of a dialog with typed values over a form: news of the form wait for its end, `note` puts its values into the form's draft, and `close`
 * takes them out.
 * @param isChanged called at the time of closing
 */
export const useDialogDraft = (isChanged: () => boolean, onClose: () => void) => {
  useNewsHold()
  const note = useDialogNote()
  const close = () => {
    note(null)
    onClose()
  }
  return { ...useDiscardQuestion(isChanged, close), close, note }
}
