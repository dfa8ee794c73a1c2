import { image, line } from '@/shared/resources/fields'
import { masterRoutes } from '@/shared/resources/masterRoutes'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const iconos = resource({
  name: 'iconos',
  noun: { one: 'icono', many: 'iconos', gender: 'm' },
  routes: masterRoutes('/maestras/iconos'),
  title: 'nombre',
  fields: { nombre: line('Nombre icono'), descripcion: line('Descripción icono'), imagen: image('Imagen icono') },
})
export type Icono = RecordOf<typeof iconos>
