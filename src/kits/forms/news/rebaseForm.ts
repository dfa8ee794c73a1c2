import type { FormikContextType, FormikValues } from 'formik'
import type { FormFields } from '@/kits/forms/news/model/takeFields'

/** Sets the values of a form and its base of comparison. Errors and touched fields stay. */
export const rebaseForm = <Values extends FormikValues>(formik: FormikContextType<Values>, { base, values }: FormFields<Values>): void => {
  const { errors, touched, submitCount, isSubmitting } = formik
  const status: unknown = formik.status
  formik.resetForm({ values: base, errors, touched, submitCount, isSubmitting, status })
  void formik.setValues(values)
}
