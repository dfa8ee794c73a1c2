import { define } from './definition'
import { image, map, reference } from './fields'

export const envases = define({
  table: 'envases',
  path: '/api/envases/',
  subject: 'El envase',
  counted: { one: 'envase', many: 'envases' },
  fields: { valor: map, magnitud: reference('magnitudes'), imagen: image },
})
