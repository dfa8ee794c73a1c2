import { image, line, name } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const iconos = resource({
  name: 'iconos',
  ...resourceHeads.iconos,
  title: 'nombre',
  fields: { nombre: name('Nombre icono'), descripcion: line('Descripción icono'), imagen: image('Imagen icono') },
})
export type Icono = RecordOf<typeof iconos>
