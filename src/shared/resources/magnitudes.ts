import { name } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Units of measure [MG-01]. */
export const magnitudes = resource({
  name: 'magnitudes',
  ...resourceHeads.magnitudes,
  title: 'valor',
  fields: { valor: name('Valor magnitud') },
})
export type Magnitud = RecordOf<typeof magnitudes>
