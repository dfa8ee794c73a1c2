import { define } from './definition'
import { map } from './fields'

/** A magnitude is a unit of measure; all that it has is its text by locale [MG-01]. */
export const magnitudes = define({
  table: 'magnitudes',
  path: '/api/magnitudes/',
  subject: 'La magnitud',
  counted: { one: 'magnitud', many: 'magnitudes' },
  fields: { valor: map },
})
