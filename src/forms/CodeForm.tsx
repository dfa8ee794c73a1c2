import { Form, Formik, useFormikContext } from 'formik'
import { useCallback, useRef, type RefObject } from 'react'
import { useDispatch } from 'react-redux'
import { object } from 'yup'
import { textSchema } from '@/domain/locales/schema'
import { DraftBar } from '@/forms/draft/DraftBar'
import { useDraft } from '@/forms/draft/useDraft'
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
  /** What a draft of it is kept under. */
  draft: { id: string; form: string; name: string; kind: string; path: string }
}

const BLANK = { codigo: '' }
const schema = object({ codigo: textSchema })

const Codigo = ({ label }: { label: string }) => (
  <TextField label={label} autoComplete="off" isRequired autoFocus {...useFieldBinding('codigo')} />
)

interface BodyProps extends Omit<Props, 'onAccept'> {
  keepRef: RefObject<() => void>
}

const Body = ({ label, confirm, runKey, list, draft: drafted, keepRef }: BodyProps) => {
  const dispatch = useDispatch()
  const { dirty, values, initialValues, setValues } = useFormikContext<{ codigo: string }>()
  const creating = useSelect(selectIsRunning, runKey)
  const fields = useWrongFieldFocus(runKey)
  const form = { form: drafted.form, record: null, opened: initialValues, values }
  const restore = useCallback((recovered: { codigo: string }) => void setValues(recovered), [setValues])
  const draft = useDraft({ ...drafted, ...form, runKey, describe: () => [label], isChanged: dirty, element: fields, keepRef }, restore)
  const { ask, question } = useLeaveQuestion(dirty, { draft })
  return (
    <Form noValidate ref={fields}>
      <DraftBar id={drafted.id} {...form} labelOf={() => label} />
      <FormBox>
        <Codigo label={label} />
      </FormBox>
      <FormActions error={useUnsaidFailure(fields, runKey)}>
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
export const CodeForm = ({ onAccept, ...body }: Props) => {
  const keep = useRef((): void => undefined)
  return (
    <Formik
      initialValues={BLANK}
      validationSchema={schema}
      onSubmit={({ codigo }) => {
        keep.current()
        onAccept(codigo)
      }}
    >
      <Body {...body} keepRef={keep} />
    </Formik>
  )
}
