import { line } from '@/shared/resources/fields'
import { masterRoutes } from '@/shared/resources/masterRoutes'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Units of measure [MG-01]. */
export const magnitudes = resource({
  name: 'magnitudes',
  noun: { one: 'magnitud', many: 'magnitudes', gender: 'f' },
  routes: masterRoutes('/maestras/magnitudes'),
  title: 'valor',
  fields: { valor: line('Valor magnitud') },
})
export type Magnitud = RecordOf<typeof magnitudes>
