import type { Action } from '@reduxjs/toolkit'
import { Form, Formik, useFormikContext } from 'formik'
import { useCallback, useRef, type RefObject } from 'react'
import { object } from 'yup'
import { codeSchema } from '@/kits/forms/schemas'
import { DraftBar } from '@/kits/drafts/views/DraftBar'
import { useDraft } from '@/kits/drafts/views/useDraft'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { useUnsaidFailure } from '@/kits/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { navigationRequested } from '@/store/navigation'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
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
  /** `after` follows in place of the way to the record that was made. */
  onAccept: (codigo: string, after: Action | null) => void
  /** What a draft of it is kept under. */
  draft: { id: string; form: string; name: string; kind: string; path: string }
}

const BLANK = { codigo: '' }
const schema = object({ codigo: codeSchema })

const Codigo = ({ label }: { label: string }) => (
  <TextField label={label} autoComplete="off" isRequired autoFocus {...useFieldBinding('codigo')} />
)

interface BodyProps extends Omit<Props, 'onAccept'> {
  keepRef: RefObject<() => void>
  afterRef: RefObject<Action | null>
}

const Body = ({ label, confirm, runKey, list, draft: drafted, keepRef, afterRef }: BodyProps) => {
  const dispatch = useAppDispatch()
  const { dirty, values, initialValues, setValues, submitForm } = useFormikContext<{ codigo: string }>()
  const creating = useAppSelector(selectIsRunning, runKey)
  const fields = useWrongFieldFocus(runKey)
  const form = { form: drafted.form, record: null, opened: initialValues, values }
  const restore = useCallback((recovered: { codigo: string }) => void setValues(recovered), [setValues])
  const draft = useDraft({ ...drafted, ...form, runKey, describe: () => [label], isChanged: dirty, element: fields, keepRef }, restore)
  const onSave = (after: Action | null) => {
    afterRef.current = after
    void submitForm()
  }
  const { ask, question } = useLeaveQuestion(dirty, { draft, onSave: creating ? undefined : onSave })
  const leave = navigationRequested(list)
  return (
    <Form noValidate ref={fields}>
      <DraftBar id={drafted.id} {...form} labelOf={() => label} />
      <FormBox>
        <Codigo label={label} />
      </FormBox>
      <FormActions error={useUnsaidFailure(fields, runKey)}>
        <Button onPress={() => ask(() => dispatch(leave), leave)}>Cancelar</Button>
        <Button
          type="submit"
          variant="primary"
          busy={creating}
          onPress={() => {
            afterRef.current = null
          }}
        >
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
  const after = useRef<Action | null>(null)
  return (
    <Formik
      initialValues={BLANK}
      validationSchema={schema}
      onSubmit={({ codigo }) => {
        keep.current()
        onAccept(codigo, after.current)
      }}
    >
      <Body {...body} keepRef={keep} afterRef={after} />
    </Formik>
  )
}
