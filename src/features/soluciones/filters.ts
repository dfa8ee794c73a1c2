import { createSelector } from 'reselect'
import { usedFilters } from '@/kits/lists/usedFilters'
import { selectExtensions } from '@/store/configuration'
import { referidosOf } from '@/kits/usages/referred/slice'

/** Filters of solutions, by the content of their combinations [LS-01]. */
export const selectSolucionFilters = createSelector([selectExtensions, referidosOf('soluciones')], (extensions, referidos) =>
  usedFilters(
    extensions,
    referidos,
    { tipo: 'cultivos', key: 'cultivo', title: 'Cultivo', none: 'Sin cultivo' },
    { tipo: 'productos_genericos', key: 'producto', title: 'Producto', none: 'Sin productos genéricos' },
    { tipo: 'productos_acabados', key: 'acabado', title: 'Producto acabado', none: 'Sin productos acabados', rare: true },
  ),
)
