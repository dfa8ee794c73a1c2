import type { FormikContextType, FormikValues } from 'formik'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { takeFields } from '@/kits/forms/news/model/takeFields'
import { isSameInput } from '@/store/merge/merge'

interface Begun<Values> {
  /** Values that were sent to be saved; null where none are under way. */
  sent: RefObject<Values | null>
  /** Clashes with what was typed meanwhile can stay: the next save asks about them [ML-06]. */
  asksLater: boolean
  /** Called where it was a save, with what the form compares with from now on; null where that is `initial`. */
  onSaved: (base: Values | null) => void
  /** Values that the form compares with since it took what others have saved, until `initial` are those; else null. */
  rebased: RefObject<Values | null>
}

/**
 * A form that a save leaves open begins anew with what the server holds by then. The focus stays, and so does what was typed since the save
 * was sent [CB-04, CD-06].
 * @param initial new with every such save, every recovered draft and whatever is taken of others, and only then
 */
export const useRenewal = <Values extends FormikValues>(
  { values, setValues, resetForm }: Pick<FormikContextType<Values>, 'values' | 'setValues' | 'resetForm'>,
  initial: Values,
  { sent: sentRef, rebased, asksLater, onSaved }: Begun<Values>,
): void => {
  const before = useRef(initial)
  const tellSaved = useEffectEvent(onSaved)
  // Before the page is painted: it must not count what is saved as changed.
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
    // Errors are emptied too: a form that took what others saved has kept its own as initial ones.
    resetForm({ values: base ?? initial, errors: {}, touched: {}, status: {} })
    if (!taken) return
    if (sent !== values) void setValues(taken.values)
    tellSaved(base)
  }, [initial, sentRef, rebased, asksLater, values, setValues, resetForm])
}
