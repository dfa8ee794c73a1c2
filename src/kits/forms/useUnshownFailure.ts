import { useEffect, useState, type RefObject } from 'react'
import { WRONG } from '@/kits/forms/useWrongFieldFocus'
import { selectFailure, selectFieldErrors } from '@/store/sequences/slice'
import { useAppSelector } from '@/store/hooks'
import type { Refusals } from '@/ui/fields/formik'

/** Reason why the last save of a Formik form stopped, shown beside its buttons until the next try; null when the fields show all errors. */
export const useUnshownFailure = (form: RefObject<HTMLFormElement | null>, status: Refusals | undefined, runKey: string): string | null => {
  const failure = useAppSelector(selectFailure, runKey)
  const errors = useAppSelector(selectFieldErrors, runKey)
  const [unsaid, setUnsaid] = useState(errors)
  useEffect(() => {
    const refused = Object.keys(status ?? {})
    // Runs once, when Formik's status has the errors; later edits of the fields remove entries.
    if (!errors || refused.length !== Object.keys(errors).length) return
    // The fields that show an error are read from the document: some fields have no place for one.
    const marked = Array.from(form.current?.querySelectorAll(WRONG) ?? [], field => field.getAttribute('name'))
    setUnsaid(refused.every(name => marked.includes(name)) ? null : errors)
  }, [form, status, errors])
  return errors === null || errors === unsaid ? failure : null
}
