import { Formik, useFormikContext, type FormikValues } from 'formik'
import { useId, type ReactNode, type SyntheticEvent } from 'react'
import type { Schema } from 'yup'
import { useWrongFieldFocus } from '@/forms/useWrongFieldFocus'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormGrid } from '@/ui/FormGrid'

const Fields = ({ id, children }: { id: string; children: ReactNode }) => {
  const { handleSubmit } = useFormikContext()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // In React's tree this form is inside that of the page, which is not meant.
    event.stopPropagation()
    handleSubmit(event)
  }
  return (
    <form id={id} noValidate onSubmit={submit} ref={useWrongFieldFocus()}>
      <FormGrid>{children}</FormGrid>
    </form>
  )
}

/** Sentences by field. */
export type Wrong<Values> = Partial<Record<keyof Values, string>>

interface FormDialogProps<Values> {
  title: string
  initialValues: Values
  schema: Schema
  /** What is wrong with the values as a whole, by the field that it is said at. */
  check: (values: Values) => Wrong<Values>
  onAccept: (values: Values) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form over that of the page: what is accepted becomes a part of that one, and is saved with it. */
export const FormDialog = <Values extends FormikValues>({
  title,
  initialValues,
  schema,
  check,
  onAccept,
  onClose,
  children,
}: FormDialogProps<Values>) => {
  const id = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button type="submit" form={id} variant="primary">
            Aceptar
          </Button>
        </>
      }
    >
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        validate={check}
        // Who goes on from a field to the next one has not left the form empty yet.
        validateOnBlur={false}
        onSubmit={onAccept}
      >
        <Fields id={id}>{children}</Fields>
      </Formik>
    </Dialog>
  )
}
