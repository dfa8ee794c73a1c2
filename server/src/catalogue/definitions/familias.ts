import type { Catalogue } from '../definition'
import { image, integer, map, shortText } from '../fields'

export const familias: Catalogue = {
  table: 'familias',
  path: '/api/familias/',
  subject: 'La familia',
  counted: { one: 'familia', many: 'familias' },
  fields: { nombre: map, descripcion: map, color: shortText(7), prioridad: integer(), imagen: image },
}
