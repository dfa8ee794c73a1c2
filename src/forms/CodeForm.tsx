import { Form, Formik, useFormikContext } from 'formik'
import { useDispatch } from 'react-redux'
import { object } from 'yup'
import { textSchema } from '@/domain/locales/schema'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { useUnsaidFailure } from '@/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/forms/useWrongFieldFocus'
import { navigationRequested } from '@/store/navigation'
import { selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/buttons/Button'
import { FormActions } from '@/ui/form/FormActions'
import { FormBox } from '@/ui/form/FormBox'
import { useFieldBinding } from '@/ui/fields/formik'
import { TextField } from '@/ui/fields/TextField'

interface Props {
  label: string
  confirm: string
  /** Of the sequence that makes the record. */
  runKey: string
  /** Where Cancelar leads. */
  list: string
  onAccept: (codigo: string) => void
}

const schema = object({ codigo: textSchema })

const Codigo = ({ label }: { label: string }) => (
  <TextField label={label} autoComplete="off" isRequired autoFocus {...useFieldBinding('codigo')} />
)

const Body = ({ label, confirm, runKey, list }: Omit<Props, 'onAccept'>) => {
  const dispatch = useDispatch()
  const { dirty } = useFormikContext()
  const creating = useSelect(selectIsRunning, runKey)
  const { ask, question } = useLeaveQuestion(dirty)
  const form = useWrongFieldFocus(runKey)
  return (
    <Form noValidate ref={form}>
      <FormBox>
        <Codigo label={label} />
      </FormBox>
      <FormActions error={useUnsaidFailure(form, runKey)}>
        <Button onPress={() => ask(() => dispatch(navigationRequested(list)))}>Cancelar</Button>
        <Button type="submit" variant="primary" busy={creating}>
          {confirm}
        </Button>
      </FormActions>
      {question}
    </Form>
  )
}

/** A record that begins with its code alone [PG-01, TR-01]. */
export const CodeForm = ({ onAccept, ...body }: Props) => (
  <Formik initialValues={{ codigo: '' }} validationSchema={schema} onSubmit={({ codigo }) => onAccept(codigo)}>
    <Body {...body} />
  </Formik>
)
