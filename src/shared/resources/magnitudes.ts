import { line } from '@/shared/resources/fields'
import { heads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Units of measure [MG-01]. */
export const magnitudes = resource({
  name: 'magnitudes',
  ...heads.magnitudes,
  title: 'valor',
  fields: { valor: line('Valor magnitud') },
})
export type Magnitud = RecordOf<typeof magnitudes>
