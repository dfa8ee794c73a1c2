import { Formik, useFormikContext, type FormikValues } from 'formik'
import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { useDispatch } from 'react-redux'
import { object } from 'yup'
import type { LocaleMap } from '@/domain/locales'
import { localeMapSchema } from '@/domain/locales/schema'
import { localeChosen } from '@/features/ensayos/slice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Column, FormGrid } from '@/ui/FormGrid'
import { useFieldBinding } from '@/ui/formik'
import { LocaleMapField } from '@/ui/LocaleMapField'
import { LocaleSelect } from '@/ui/LocaleSelect'

const schema = object({ descripcion: localeMapSchema })

/** The page's own language selector is out of reach behind the dialog. */
export const Descripcion = ({ formId, locale, autoFocus = false }: { formId: string; locale: string; autoFocus?: boolean }) => {
  const dispatch = useDispatch()
  const { value, ...binding } = useFieldBinding<LocaleMap>('descripcion')
  return (
    <>
      <Column span={12}>
        <LocaleSelect value={locale} onChange={chosen => dispatch(localeChosen({ formId, locale: chosen }))} maps={[value]} />
      </Column>
      <LocaleMapField label="Descripción" multiline autoFocus={autoFocus} locale={locale} value={value} {...binding} />
    </>
  )
}

const Fields = ({ id, children }: { id: string; children: ReactNode }) => {
  const { handleSubmit } = useFormikContext()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // In the page's tree this form is inside that of the trial, which is not meant.
    event.stopPropagation()
    handleSubmit(event)
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <FormGrid>{children}</FormGrid>
    </form>
  )
}

interface DraftDialogProps<Values> {
  title: string
  initialValues: Values
  onAccept: (values: Values) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** Edits one result or one attachment; what is accepted stays a draft until the trial is saved [TR-08]. */
export const DraftDialog = <Values extends FormikValues>({
  title,
  initialValues,
  onAccept,
  onClose,
  children,
}: DraftDialogProps<Values>) => {
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
      <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={onAccept}>
        <Fields id={id}>{children}</Fields>
      </Formik>
    </Dialog>
  )
}
