import { define } from './definition'
import { listOf, map, owner } from './fields'

/** A combination belongs to a solution and joins products with crops and remarks [CB-03]. */
export const combinacionesDeProductos = define({
  table: 'combinaciones_de_productos',
  path: '/api/combinaciones_de_productos/',
  subject: 'La combinación de productos',
  counted: { one: 'combinación de productos', many: 'combinaciones de productos' },
  fields: {
    solucion: owner('soluciones'),
    productos_genericos: listOf('productos_genericos'),
    productos_acabados: listOf('productos_acabados'),
    cultivos: listOf('cultivos'),
    observaciones: map,
  },
  required: ['solucion'],
  filters: ['solucion'],
})
