import { useEffect, useState, type RefObject } from 'react'
import { WRONG } from '@/kits/forms/useWrongFieldFocus'
import { selectFailure, selectFieldErrors } from '@/store/sequences/slice'
import { useAppSelector } from '@/store/hooks'
import type { Refusals } from '@/ui/fields/formik'

/**
 * Reason why the last save of a Formik form stopped, for the place of its buttons, until the next try. null where fields of the form say all
 * of it themselves: no sentence stands twice.
 */
export const useUnsaidFailure = (form: RefObject<HTMLFormElement | null>, status: Refusals | undefined, runKey: string): string | null => {
  const failure = useAppSelector(selectFailure, runKey)
  const errors = useAppSelector(selectFieldErrors, runKey)
  const [unsaid, setUnsaid] = useState(errors)
  useEffect(() => {
    const refused = Object.keys(status ?? {})
    // Not before the fields have heard of it, and not again while they are edited.
    if (!errors || refused.length !== Object.keys(errors).length) return
    // Not every field has a place for what is wrong with it: which of them do, only the page knows.
    const marked = Array.from(form.current?.querySelectorAll(WRONG) ?? [], field => field.getAttribute('name'))
    setUnsaid(refused.every(name => marked.includes(name)) ? null : errors)
  }, [form, status, errors])
  return errors === null || errors === unsaid ? failure : null
}
