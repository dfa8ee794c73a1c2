import { MAX_COLOR_LENGTH } from '@/shared/constants'
import { image, integer, name, plainText, text } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Families of products; `color` is "#00aa33" [FA-01]. */
export const familias = resource({
  name: 'familias',
  ...resourceHeads.familias,
  title: 'nombre',
  fields: {
    nombre: name('Nombre familia'),
    color: plainText('Color familia', MAX_COLOR_LENGTH),
    prioridad: integer('Prioridad'),
    descripcion: text('Descripción familia'),
    imagen: image('Imagen de la familia'),
  },
})
export type Familia = RecordOf<typeof familias>
