import { define } from './definition'
import { image, integer, map, requiredReference } from './fields'

export const estadosFenologicos = define({
  table: 'estados_fenologicos',
  path: '/api/estados_fenologicos/',
  subject: 'El estado fenológico',
  counted: { one: 'estado fenológico', many: 'estados fenológicos' },
  fields: { nombre: map, cultivo: requiredReference('cultivos'), imagen: image, orden: integer() },
  required: ['cultivo'],
})
