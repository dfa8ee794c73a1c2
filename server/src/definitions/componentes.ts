import { define } from './definition'
import { map } from './fields'

export const componentes = define({
  table: 'componentes',
  path: '/api/componentes/',
  subject: 'El componente químico',
  counted: { one: 'componente químico', many: 'componentes químicos' },
  fields: { nombre: map },
})
