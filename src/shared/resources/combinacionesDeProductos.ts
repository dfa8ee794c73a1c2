import { owner, references, text } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Combinations of a solution: products, the crops that they are for, and remarks [CB-03]. */
export const combinacionesDeProductos = resource({
  name: 'combinaciones_de_productos',
  ...resourceHeads.combinaciones_de_productos,
  title: null,
  fields: {
    productos_genericos: references('Productos', 'productos_genericos', { one: 'producto', many: 'productos' }),
    productos_acabados: references('Productos acabados', 'productos_acabados', { one: 'producto acabado', many: 'productos acabados' }),
    cultivos: references('Cultivos', 'cultivos', { one: 'cultivo', many: 'cultivos' }),
    observaciones: text('Observaciones'),
    solucion: owner('Solución', 'soluciones'),
  },
  filters: ['solucion'],
  child: {
    label: 'Combinaciones',
    counted: { one: 'combinación', many: 'combinaciones', gender: 'f' },
    owners: ['solucion'],
    identity: [],
    title: [],
  },
})
export type CombinacionDeProductos = RecordOf<typeof combinacionesDeProductos>
