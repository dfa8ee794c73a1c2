import { define } from './definition'
import { image, map, reference } from './fields'

export const cultivos = define({
  table: 'cultivos',
  path: '/api/cultivos/',
  subject: 'El cultivo',
  counted: { one: 'cultivo', many: 'cultivos' },
  fields: { nombre: map, grupo_de_cultivo: reference('grupos_de_cultivo'), imagen: image, imagen_icono: image },
})
