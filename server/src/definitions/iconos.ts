import { define } from './definition'
import { image, map } from './fields'

export const iconos = define({
  table: 'iconos',
  path: '/api/iconos/',
  subject: 'El icono',
  counted: { one: 'icono', many: 'iconos' },
  fields: { nombre: map, descripcion: map, imagen: image },
})
