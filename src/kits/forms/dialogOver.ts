import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/** Open dialog with typed values over a form. */
export interface DialogOver {
  isChanged: () => boolean
  /** True if the draft of the form has its values. */
  isKept: boolean
  /** Closes the dialog, or asks first if it has changes. */
  ask: () => void
}

/** Context of a form: notes the dialog over it until the returned function is called. */
export const DialogOverForm = createContext<(dialog: DialogOver) => () => void>(() => () => undefined)

/**
 * Notes a dialog for the form below while it is open: "Back" closes the dialog instead of leaving the page, the question before leaving
 * offers no save, which would lose what is typed in the dialog, and news of the form wait. The dialog accepts a part as of its opening: after
 * a take of others' parts its values would overwrite a colleague's without a question, or find no part [SY-04, ML-06].
 */
export const useDialogOver = ({ isChanged, isKept, ask }: DialogOver): void => {
  const note = useContext(DialogOverForm)
  const isChangedNow = useEffectEvent(isChanged)
  const askNow = useEffectEvent(ask)
  useLayoutEffect(() => note({ isChanged: () => isChangedNow(), isKept, ask: () => askNow() }), [note, isKept])
}
