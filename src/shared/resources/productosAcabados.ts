import { countries, flag, nullableText, optionalCode, reference, references } from '@/shared/resources/fields'
import { productFields } from '@/shared/resources/productFields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type LightOf, type RecordOf } from '@/shared/resources/resource'

/** Finished products. Codes are not unique: a duplicate keeps its code [PE-03]. */
export const productosAcabados = resource({
  name: 'productos_acabados',
  ...resourceHeads.productos_acabados,
  title: 'nombre',
  fields: {
    codigo: optionalCode('Código'),
    ...productFields,
    producto_generico: reference('Producto genérico', 'productos_genericos'),
    internacional: flag('Internacional'),
    empresa: nullableText('Empresa'),
    envases: references('Envases', 'envases', { one: 'envase', many: 'envases' }),
    paises: countries('Países asociados'),
  },
  light: ['codigo', 'nombre', 'producto_generico', 'paises', 'familia', 'empresa', 'activo', 'ecologico'],
})
export type ProductoAcabado = RecordOf<typeof productosAcabados>
export type ProductoAcabadoLight = LightOf<typeof productosAcabados>
