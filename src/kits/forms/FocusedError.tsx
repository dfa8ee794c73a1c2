import { useFormikContext } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'
import { WRONG } from '@/kits/forms/useWrongFieldFocus'

/** Text of a field's error, which is the first of its descriptions. */
const errorOf = (field: Element): string => {
  const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(id)?.textContent ?? ''
}

/**
 * Announces the error of the first wrong field where that field has the focus already: screen readers are silent about a focus that does
 * not move. Mounted inside the component that moves the focus, so that its effect runs first.
 */
export const FocusedError = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const { submitCount, isSubmitting } = useFormikContext()
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const field = submitCount > 0 && !isSubmitting ? form.current?.querySelector(WRONG) : null
    const said = field && field === document.activeElement ? errorOf(field) : ''
    // Written without a rendering, and emptied by each submission, so that a repeated error is announced again.
    if (status.current) status.current.textContent = said
  }, [form, submitCount, isSubmitting])
  return <p ref={status} className="visually-hidden" role="status" />
}
