import { useFormikContext } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'

/** For the form element of a Formik form: a save that the form itself refuses puts the focus into the first wrong field. */
export const useWrongFieldFocus = (): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting } = useFormikContext()
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting])
  return form
}
