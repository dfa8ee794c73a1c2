import { line } from '@/shared/resources/fields'
import { masterRoutes } from '@/shared/resources/masterRoutes'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const componentes = resource({
  name: 'componentes',
  noun: { one: 'componente químico', many: 'componentes químicos', gender: 'm' },
  routes: masterRoutes('/maestras/componentes_quimicos'),
  title: 'nombre',
  fields: { nombre: line('Nombre componente químico') },
})
export type Componente = RecordOf<typeof componentes>
