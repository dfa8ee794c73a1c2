import type { FormikContextType, FormikValues } from 'formik'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { mergeEdited } from '@/store/merge/merge'

interface Begun<Values> {
  /** Values that were sent to be saved; null where none are under way. */
  sent: RefObject<Values | null>
  /** Values that the form compares with since it took what others have saved, until `initial` are those; else null. */
  rebased: RefObject<Values | null>
}

/**
 * A form that a save leaves open begins anew with what the server holds by then. The focus stays, and so does what was typed since the save
 * was sent [CB-04, CD-06].
 * @param initial new with every such save, every recovered draft and whatever is taken of others, and only then
 * @param onSaved called where it was a save
 */
export const useRenewal = <Values extends FormikValues>(
  { values, setValues, resetForm }: Pick<FormikContextType<Values>, 'values' | 'setValues' | 'resetForm'>,
  initial: Values,
  { sent: sentRef, rebased }: Begun<Values>,
  onSaved: () => void,
): void => {
  const before = useRef(initial)
  // Before the page is painted: it must not count what is saved as changed.
  useLayoutEffect(() => {
    if (before.current === initial) return
    before.current = initial
    const isRebased = rebased.current !== null
    rebased.current = null
    if (isRebased) return
    const sent = sentRef.current
    sentRef.current = null
    // What the form took of others before has left it with errors of its own.
    resetForm({ values: initial, errors: {}, touched: {}, status: {} })
    if (sent === null) return
    onSaved()
    if (sent !== values) void setValues(mergeEdited(sent, values, initial).merged)
  }, [initial, sentRef, rebased, values, setValues, resetForm, onSaved])
}
