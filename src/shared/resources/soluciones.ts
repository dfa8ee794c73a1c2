import { name, text } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const soluciones = resource({
  name: 'soluciones',
  ...resourceHeads.soluciones,
  title: 'nombre',
  fields: { nombre: name('Nombre solución'), descripcion: text('Descripción solución') },
})
export type Solucion = RecordOf<typeof soluciones>
