import { define } from './definition'
import { map } from './fields'

export const soluciones = define({
  table: 'soluciones',
  path: '/api/soluciones/',
  subject: 'La solución',
  counted: { one: 'solución', many: 'soluciones' },
  fields: { nombre: map, descripcion: map },
})
