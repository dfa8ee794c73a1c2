import { define } from './definition'
import { text } from './fields'

/** Crop groups are read only. */
export const gruposDeCultivo = define({
  table: 'grupos_de_cultivo',
  path: '/api/grupos_de_cultivo/',
  subject: 'El grupo de cultivo',
  counted: { one: 'grupo de cultivo', many: 'grupos de cultivo' },
  fields: { nombre: text },
  operations: ['list', 'read'],
})
