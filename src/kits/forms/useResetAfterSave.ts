import type { FormikContextType, FormikValues } from 'formik'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { takeFields } from '@/kits/forms/news/model/takeFields'
import { isSameInput } from '@/store/merge/merge'

interface ResetOptions<Values> {
  /** Values that were sent; null when no save is running. */
  sent: RefObject<Values | null>
  /** Conflicts with text typed during the save may stay: the next save asks about them [ML-06]. */
  asksLater: boolean
  /** Called after a save, with the new base of comparison; null when that is `initial`. */
  onSaved: (base: Values | null) => void
  /** Base of comparison since the form took changes of others, until `initial` has them; null otherwise. */
  rebased: RefObject<Values | null>
}

/**
 * Resets a form that stays open after a save to the saved values. The focus and text typed during the save stay [CB-04, CD-06].
 * @param initial a new object after every such save, every recovered draft and every change taken from others, and only then
 */
export const useResetAfterSave = <Values extends FormikValues>(
  { values, setValues, resetForm }: Pick<FormikContextType<Values>, 'values' | 'setValues' | 'resetForm'>,
  initial: Values,
  { sent: sentRef, rebased, asksLater, onSaved }: ResetOptions<Values>,
): void => {
  const before = useRef(initial)
  const tellSaved = useEffectEvent(onSaved)
  // Layout effect, which runs before paint: saved values must not count as changes.
  useLayoutEffect(() => {
    if (before.current === initial) return
    before.current = initial
    const isRebased = rebased.current !== null
    rebased.current = null
    if (isRebased) return
    const sent = sentRef.current
    sentRef.current = null
    const taken = sent && takeFields({ base: sent, values }, { now: initial })
    const base = taken && asksLater && !isSameInput(taken.base, initial) ? taken.base : null
    // Errors are cleared explicitly: after taking changes of others, the form's own errors are its initial ones.
    resetForm({ values: base ?? initial, errors: {}, touched: {}, status: {} })
    if (!taken) return
    if (sent !== values) void setValues(taken.values)
    tellSaved(base)
  }, [initial, sentRef, rebased, asksLater, values, setValues, resetForm])
}
