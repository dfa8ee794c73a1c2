import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { DialogDraft } from '@/kits/drafts/model/draft'
import { dialogReopened, selectReopened } from '@/kits/drafts/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

type Note = (dialog: DialogDraft | null) => void

/** Context of a form: function that puts the values of a dialog over the form into the form's draft [DR-01]. */
export const DialogNote = createContext<Note>(() => undefined)

export const useDialogNote = (): Note => useContext(DialogNote)

/** Reopens a dialog of the given kind after the draft with its values was recovered [DR-02]. */
export const useReopened = <Values extends object>(
  formId: string,
  kind: string,
  open: (values: Values, of: DialogDraft['of']) => void,
): void => {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectReopened, formId)
  const take = useEffectEvent(() => {
    if (dialog?.kind !== kind) return
    dispatch(dialogReopened({ formId }))
    open(dialog.values as Values, dialog.of)
  })
  useEffect(() => take(), [dialog])
}
