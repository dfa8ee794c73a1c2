import { line } from '@/shared/resources/fields'
import { heads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const componentes = resource({
  name: 'componentes',
  ...heads.componentes,
  title: 'nombre',
  fields: { nombre: line('Nombre componente químico') },
})
export type Componente = RecordOf<typeof componentes>
