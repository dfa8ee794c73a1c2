import { createContext, useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { DialogDraft } from '@/kits/drafts/model/draft'
import { dialogReopened, selectReopened } from '@/kits/drafts/slice'
import { focusField } from '@/kits/forms/focusField'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

type Note = (dialog: DialogDraft | null) => void

/** Context of a form: function that puts the values of a dialog over the form into the form's draft [DR-01]. */
export const DialogNote = createContext<Note>(() => undefined)

export const useDialogNote = (): Note => useContext(DialogNote)

/**
 * Reopens a dialog of the given kind after the draft with its values was recovered [DR-02].
 * @returns ref for the button that opens the dialog: takes the focus before, and so again after the dialog
 */
export const useReopened = <Values extends object>(
  formId: string,
  kind: string,
  open: (values: Values, of: DialogDraft['of']) => void,
): RefObject<HTMLButtonElement | null> => {
  const opener = useRef<HTMLButtonElement>(null)
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectReopened, formId)
  const take = useEffectEvent(() => {
    if (dialog?.kind !== kind) return
    dispatch(dialogReopened({ formId }))
    focusField(opener.current)
    open(dialog.values as Values, dialog.of)
  })
  useEffect(() => take(), [dialog])
  return opener
}
