import { Form, Formik, useFormikContext } from 'formik'
import { useDispatch } from 'react-redux'
import { object, string } from 'yup'
import { MAX_TEXT_LENGTH } from '@/domain/constants'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { kinds } from '@/features/productos/kinds'
import '@/features/productos/saga'
import { creationKey, genericoRequested } from '@/features/productos/slice'
import { useCreation } from '@/features/productos/useCreation'
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

const { list, title } = kinds.g
const schema = object({ codigo: string().max(MAX_TEXT_LENGTH, `Como máximo ${MAX_TEXT_LENGTH.toLocaleString('es')} caracteres`) })

const Codigo = () => <TextField label="Código de artículo" autoComplete="off" autoFocus {...useFieldBinding('codigo')} />

const Body = ({ formId }: { formId: string }) => {
  const dispatch = useDispatch()
  const { dirty } = useFormikContext()
  const creating = useSelect(selectIsRunning, creationKey({ formId }))
  const { ask, question } = useLeaveQuestion(dirty)
  return (
    <Form noValidate>
      <FormBox>
        <Codigo />
      </FormBox>
      <FormActions>
        <Button onPress={() => ask(() => dispatch(navigationRequested(list)))}>Cancelar</Button>
        <Button type="submit" variant="primary" busy={creating}>
          Guardar
        </Button>
      </FormActions>
      {question}
    </Form>
  )
}

/** A generic product begins with its code alone [PG-01]. */
export const NuevoGenerico = () => {
  const dispatch = useDispatch()
  const formId = useCreation()
  return (
    <Page width="measure">
      <PageHeader
        title="Nuevo producto genérico"
        breadcrumbs={[{ label: 'Productos' }, { label: title, to: list }, { label: 'Nuevo producto genérico' }]}
      />
      <Formik
        initialValues={{ codigo: '' }}
        validationSchema={schema}
        onSubmit={({ codigo }) => void dispatch(genericoRequested({ formId, codigo }))}
      >
        <Body formId={formId} />
      </Formik>
    </Page>
  )
}
