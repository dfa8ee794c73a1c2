import { code, integer } from '@/shared/resources/fields'
import { productFields } from '@/shared/resources/productFields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type LightOf, type RecordOf } from '@/shared/resources/resource'

/** Generic products, which alone have a priority [PE-03]. */
export const productosGenericos = resource({
  name: 'productos_genericos',
  ...resourceHeads.productos_genericos,
  title: 'nombre',
  fields: { codigo: code('Código'), ...productFields, prioridad: integer('Prioridad') },
  unique: ['codigo'],
  light: ['codigo', 'nombre', 'familia', 'activo', 'ecologico', 'prioridad'],
})
export type ProductoGenerico = RecordOf<typeof productosGenericos>
export type ProductoGenericoLight = LightOf<typeof productosGenericos>
