import { MAX_COLOR_LENGTH } from '@/domain/constants'
import { define } from './definition'
import { image, integer, map, shortText } from './fields'

export const familias = define({
  table: 'familias',
  path: '/api/familias/',
  subject: 'La familia',
  counted: { one: 'familia', many: 'familias' },
  fields: { nombre: map, descripcion: map, color: shortText(MAX_COLOR_LENGTH), prioridad: integer(), imagen: image },
})
