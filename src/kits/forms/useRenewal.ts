import type { FormikContextType, FormikValues } from 'formik'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { mergeEdited } from '@/store/merge/merge'

/**
 * A form that a save leaves open begins anew with what the server holds by then. The focus stays, and so does what was typed since the save
 * was sent [CB-04, CD-06].
 * @param initial new with every such save and every recovered draft, and only then
 * @param sentRef values that were sent to be saved; null where none are under way
 * @param onSaved called where it was a save
 */
export const useRenewal = <Values extends FormikValues>(
  { values, setValues, resetForm }: Pick<FormikContextType<Values>, 'values' | 'setValues' | 'resetForm'>,
  initial: Values,
  sentRef: RefObject<Values | null>,
  onSaved: () => void,
): void => {
  const before = useRef(initial)
  // Before the page is painted: it must not count what is saved as changed.
  useLayoutEffect(() => {
    if (before.current === initial) return
    before.current = initial
    const sent = sentRef.current
    sentRef.current = null
    resetForm({ values: initial })
    if (sent === null) return
    onSaved()
    if (sent !== values) void setValues(mergeEdited(sent, values, initial).merged)
  }, [initial, sentRef, values, setValues, resetForm, onSaved])
}
