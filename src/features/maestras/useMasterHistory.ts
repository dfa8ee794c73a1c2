import { useFormikContext } from 'formik'
import type { HistoryTarget, RecordHistory } from '@/kits/history/views/target'
import type { MasterDefinition } from '@/features/maestras/definition'
import { imageField, type FormValues } from '@/features/maestras/formValues'
import type { MasterState } from '@/features/maestras/slice'

/** History target of a master's form, whose images have other names than in the record. */
export const useMasterHistory = (
  { key }: MasterDefinition,
  { pictures }: MasterState,
): RecordHistory & Pick<HistoryTarget, 'read' | 'write'> => {
  const { values, setValues } = useFormikContext<FormValues>()
  const nameOf = (campo: string): string => (imageField(campo) in values ? imageField(campo) : campo)
  return {
    tipo: key,
    saved: pictures,
    read: campo => values[nameOf(campo)],
    write: edited =>
      void setValues({
        ...values,
        ...(Object.fromEntries(Object.entries(edited).map(([campo, value]) => [nameOf(campo), value])) as FormValues),
      }),
  }
}
