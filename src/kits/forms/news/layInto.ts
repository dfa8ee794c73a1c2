import type { FormikContextType, FormikValues } from 'formik'
import type { FormFields } from '@/kits/forms/news/model/takeFields'

/** Lays other values into a form, and others to compare with. Errors, and fields that the user has been in, stay as they are. */
export const layInto = <Values extends FormikValues>(formik: FormikContextType<Values>, { base, values }: FormFields<Values>): void => {
  const { errors, touched, submitCount, isSubmitting } = formik
  const status: unknown = formik.status
  formik.resetForm({ values: base, errors, touched, submitCount, isSubmitting, status })
  void formik.setValues(values)
}
