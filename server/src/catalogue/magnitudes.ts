import { mapField, type Catalogue } from './definition'

/** [MG-01] */
export const magnitudes: Catalogue = {
  table: 'magnitudes',
  path: '/api/magnitudes/',
  subject: 'La magnitud',
  fields: { valor: mapField },
  required: [],
  uses: [],
}
