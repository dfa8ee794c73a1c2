import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { productTypes } from '@/features/productos/productTypes'
import { codigo, ecologico, estado, familia, nombre, type Familias } from '@/features/productos/list/columns'
import { selectGenericoFilters } from '@/features/productos/list/filters'
import { defineList } from '@/kits/lists/list'
import { familiaNames } from '@/store/catalogues/names'

/** Column that also shows in a narrow table. */
const { drop: _drop, ...wholeEcologico } = ecologico

/** Generic products for a new finished one, of any priority [PA-01]. */
export const fuentesList = defineList<ProductoGenericoLight, Familias>({
  storage: 'filtroNuevoProductoAcabado',
  noun: productTypes.g.noun,
  columns: [{ ...codigo, title: 'Código de artículo' }, nombre, familia, estado, wholeEcologico],
  storedOrder: ['codigo', 'nombre', 'familia', 'activo', 'ecologico'],
  selectContext: familiaNames.selectNames,
  filters: selectGenericoFilters,
})
