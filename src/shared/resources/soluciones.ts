import { line, text } from '@/shared/resources/fields'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const soluciones = resource({
  name: 'soluciones',
  noun: { one: 'solución', many: 'soluciones', gender: 'f' },
  routes: { list: '/soluciones/ver', record: id => `/soluciones/detalle/${id}` },
  title: 'nombre',
  fields: { nombre: line('Nombre solución'), descripcion: text('Descripción solución') },
})
export type Solucion = RecordOf<typeof soluciones>
