import { image, name, reference } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

export const cultivos = resource({
  name: 'cultivos',
  ...resourceHeads.cultivos,
  title: 'nombre',
  fields: {
    nombre: name('Nombre cultivo'),
    grupo_de_cultivo: reference('Grupo de cultivo', 'grupos_de_cultivo'),
    imagen: image('Imagen del cultivo'),
    imagen_icono: image('Icono del cultivo'),
  },
})
export type Cultivo = RecordOf<typeof cultivos>
