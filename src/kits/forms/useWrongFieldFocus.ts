import type { FormikContextType } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'
import { focusField } from '@/kits/forms/focusField'
import { selectFailure, selectFieldErrors } from '@/store/sequences/slice'
import { useAppSelector } from '@/store/hooks'
import type { Refusals } from '@/ui/fields/formik'

const asItIs = (field: string): string => field

/** A field that says what is wrong with it. */
export const WRONG = '[aria-invalid="true"]'

/**
 * Form element of a Formik form. A save that the form itself refuses puts the focus into the first wrong field, and so does one that the API
 * refuses for some of its fields, which then show what it says of them.
 * @param runKey of the save
 * @param nameOf what the form calls a field of the API; the same function every time
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
  // A save that stops before its first call, at what the form says: it is heard of once what was typed is on disk.
  useEffect(() => {
    if (failure === failedBefore.current) return
    failedBefore.current = failure
    const field = failure === null ? null : form.current?.querySelector<HTMLElement>(WRONG)
    if (field) return focusField(field)
  }, [failure])

  useEffect(() => {
    // What an earlier visit to the form was told is no news.
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
