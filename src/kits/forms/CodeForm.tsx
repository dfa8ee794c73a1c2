import type { Action } from '@reduxjs/toolkit'
import { FormikProvider } from 'formik'
import { object } from 'yup'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { codeSchema } from '@/kits/forms/schemas'
import { useRecordForm } from '@/kits/forms/useRecordForm'
import { navigationRequested } from '@/store/navigation'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { useFieldBinding } from '@/ui/fields/formik'
import { TextField } from '@/ui/fields/TextField'
import { FormActions } from '@/ui/form/FormActions'
import { FormBox } from '@/ui/form/FormBox'

interface Props {
  label: string
  confirm: string
  /** Key of the run that creates the record. */
  runKey: string
  /** Address of "Cancelar". */
  list: string
  /** `after`: action instead of opening the created record. */
  onAccept: (codigo: string, after: Action | null) => void
  /** Draft of the form. */
  draft: { id: string; form: string; name: string; kind: string; path: string }
}

const BLANK = { codigo: '' }
const schema = object({ codigo: codeSchema })

const Codigo = ({ label }: { label: string }) => (
  <TextField label={label} autoComplete="off" isRequired autoFocus {...useFieldBinding('codigo')} />
)

/** Form that creates a record from its code [PG-01, TR-01]. */
export const CodeForm = ({ label, confirm, runKey, list, onAccept, draft: { id, name, ...place } }: Props) => {
  const dispatch = useAppDispatch()
  const { formik, element, saving, changes, problem, leaving, choose, bar } = useRecordForm({
    id,
    runKey,
    initial: BLANK,
    schema,
    draft: { ...place, record: null, nameOf: () => name, describe: () => [label] },
    labelOf: () => label,
    onSave: ({ codigo }, { after = null }) => onAccept(codigo, after),
  })
  const { ask, question } = useLeaveQuestion(changes > 0, leaving)
  const leave = navigationRequested(list)
  return (
    <FormikProvider value={formik}>
      <form {...element}>
        {bar}
        <FormBox>
          <Codigo label={label} />
        </FormBox>
        <FormActions error={problem}>
          <Button onPress={() => ask(() => dispatch(leave), leave)}>Cancelar</Button>
          <Button type="submit" variant="primary" busy={saving} onPress={() => choose()}>
            {confirm}
          </Button>
        </FormActions>
        {question}
      </form>
    </FormikProvider>
  )
}
