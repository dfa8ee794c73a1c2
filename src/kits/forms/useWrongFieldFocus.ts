import type { FormikContextType } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'
import { focusField } from '@/kits/forms/focusField'
import { selectFailure, selectFieldErrors } from '@/store/sequences/slice'
import { useAppSelector } from '@/store/hooks'
import type { Refusals } from '@/ui/fields/formik'

const asItIs = (field: string): string => field

/** Selector of a field that shows an error. */
export const WRONG = '[aria-invalid="true"]'

/**
 * Ref of a Formik form's element. Focuses the first wrong field after a failed validation, and after a save that the API rejects with
 * errors for some fields, which it also sets in Formik's status.
 * @param runKey key of the save
 * @param nameOf name in the form of a field of the API; a stable function
 */
export const useWrongFieldFocus = (
  formik: Pick<FormikContextType<object>, 'submitCount' | 'isSubmitting' | 'status' | 'setStatus'>,
  runKey = '',
  nameOf = asItIs,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting, setStatus } = formik
  const status: unknown = formik.status
  const errors = useAppSelector(selectFieldErrors, runKey)
  const before = useRef(errors)
  const isNews = useRef(false)

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [submitCount, isSubmitting])

  const failure = useAppSelector(selectFailure, runKey)
  const failedBefore = useRef(failure)
  // A save that fails before its first call because of the values reports it after the draft is on disk.
  useEffect(() => {
    if (failure === failedBefore.current) return
    failedBefore.current = failure
    const field = failure === null ? null : form.current?.querySelector<HTMLElement>(WRONG)
    if (field) return focusField(field)
  }, [failure])

  useEffect(() => {
    // Errors from before this mount are ignored.
    if (errors === before.current) return
    before.current = errors
    isNews.current = errors !== null
    const refusals: Refusals = Object.fromEntries(Object.entries(errors ?? {}).map(([field, text]) => [nameOf(field), text]))
    setStatus(refusals)
  }, [errors, nameOf, setStatus])

  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(WRONG)
    if (!isNews.current || !field) return
    isNews.current = false
    return focusField(field)
  }, [status])
  return form
}
