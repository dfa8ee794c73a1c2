import { name } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const componentes = resource({
  name: 'componentes',
  ...resourceHeads.componentes,
  title: 'nombre',
  fields: { nombre: name('Nombre componente químico') },
})
export type Componente = RecordOf<typeof componentes>
