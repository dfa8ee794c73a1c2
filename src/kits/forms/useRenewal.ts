import { useFormikContext } from 'formik'
import { useLayoutEffect, useRef } from 'react'

/**
 * For a Formik form that a save leaves open: it begins anew with what the server holds by then, and the focus stays.
 * @param initialValues new with every such save, and only then
 */
export const useRenewal = <Values extends object>(initialValues: Values): void => {
  const { resetForm } = useFormikContext<Values>()
  const before = useRef(initialValues)
  // Before the page is painted: it must not count what is saved as changed.
  useLayoutEffect(() => {
    if (before.current === initialValues) return
    before.current = initialValues
    resetForm({ values: initialValues })
  }, [initialValues, resetForm])
}
