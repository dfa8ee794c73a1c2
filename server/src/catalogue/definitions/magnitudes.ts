import type { Catalogue } from '../definition'
import { map } from '../fields'

/** [MG-01] */
export const magnitudes: Catalogue = {
  table: 'magnitudes',
  path: '/api/magnitudes/',
  subject: 'La magnitud',
  counted: { one: 'magnitud', many: 'magnitudes' },
  fields: { valor: map },
}
