import { useFormikContext } from 'formik'
import type { RecordHistory } from '@/kits/history/views/target'
import type { HistoryTarget } from '@/kits/history/views/target'
import type { MasterDefinition } from '@/features/maestras/definition'
import type { FormValues } from '@/features/maestras/drafted'
import type { Screen } from '@/features/maestras/slice'

/** The form of a master, for what is brought back into it: Formik keeps images beside the record. */
export const useMasterHistory = (
  { key }: MasterDefinition,
  { pictures }: Screen,
): RecordHistory & Pick<HistoryTarget, 'read' | 'write'> => {
  const { values, setValues } = useFormikContext<FormValues>()
  const { record, images } = values
  return {
    tipo: key,
    saved: pictures,
    read: campo => (campo in images ? images[campo] : record[campo]),
    write: edited => {
      const entries = Object.entries(edited)
      const isImage = ([campo]: [string, unknown]) => campo in images
      void setValues({
        record: { ...record, ...(Object.fromEntries(entries.filter(entry => !isImage(entry))) as FormValues['record']) },
        images: { ...images, ...(Object.fromEntries(entries.filter(isImage)) as FormValues['images']) },
      })
    },
  }
}
