import { Form, Formik, useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { object } from 'yup'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { codigoSchema } from '@/features/ensayos/ensayoSchema'
import '@/features/ensayos/saga'
import { createKey, createRequested, detailClosed, LIST_PATH, newEntered, selectTrial } from '@/features/ensayos/slice'
import { navigationRequested } from '@/store/navigation'
import { selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { FormActions } from '@/ui/FormActions'
import { FormBox } from '@/ui/FormBox'
import { useFieldBinding } from '@/ui/formik'
import { Page } from '@/ui/Page'
import { PageHeader } from '@/ui/PageHeader'
import { TextField } from '@/ui/TextField'

const schema = object({ codigo: codigoSchema })

const Codigo = () => <TextField label="Código de ensayo" autoComplete="off" autoFocus {...useFieldBinding('codigo')} />

const Body = ({ formId }: { formId: string }) => {
  const dispatch = useDispatch()
  const { dirty } = useFormikContext()
  const creating = useSelect(selectIsRunning, createKey({ formId }))
  const { ask, question } = useLeaveQuestion(dirty)
  return (
    <Form noValidate>
      <FormBox>
        <Codigo />
      </FormBox>
      <FormActions>
        <Button onPress={() => ask(() => dispatch(navigationRequested(LIST_PATH)))}>Cancelar</Button>
        <Button type="submit" variant="primary" busy={creating}>
          Aceptar
        </Button>
      </FormActions>
      {question}
    </Form>
  )
}

/** A trial begins with its code alone [TR-01]. */
export const NuevoEnsayo = () => {
  const dispatch = useDispatch()
  const { formId } = useSelect(selectTrial)
  useEffect(() => {
    const entered = dispatch(newEntered()).payload
    return () => void dispatch(detailClosed(entered))
  }, [dispatch])
  return (
    <Page width="measure">
      <PageHeader title="Nuevo ensayo" breadcrumbs={[{ label: 'Ensayos', to: LIST_PATH }, { label: 'Nuevo ensayo' }]} />
      <Formik
        initialValues={{ codigo: '' }}
        validationSchema={schema}
        onSubmit={({ codigo }) => void dispatch(createRequested({ formId, codigo }))}
      >
        <Body formId={formId} />
      </Formik>
    </Page>
  )
}
