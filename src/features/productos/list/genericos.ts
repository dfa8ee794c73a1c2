import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { kinds, type Tipo } from '@/features/productos/kinds'
import { codigo, ecologico, estado, familia, nombre, type Familias } from '@/features/productos/list/columns'
import { defineList, editing, removing } from '@/kits/lists/list'
import { familias, productosGenericos } from '@/store/catalogues'
import { familiaNames } from '@/store/catalogues/names'
import { createPart } from '@/ui/part'

type Root = Parameters<typeof productosGenericos.selectIsAwaited>[0] & Parameters<typeof familias.selectIsAwaited>[0]

export const genericosAwaited = (root: Root): boolean => productosGenericos.selectIsAwaited(root) || familias.selectIsAwaited(root)

/** Generic products; null until all that their list shows is there: nothing is joined twice [PG-05]. */
export const selectGenericos = (root: Root): readonly ProductoGenericoLight[] | null =>
  genericosAwaited(root) ? null : productosGenericos.selectAll(root)

/** Filters of generic products: of their list, and of the one that a finished product is made from [LS-01, PA-01]. */
export const genericoFilters = createPart(
  async () => (await import(/* webpackChunkName: "filtros" */ '@/features/productos/list/filters')).selectGenericoFilters,
)

/** Actions on a selection of products. */
export const bulkOf = (tipo: Tipo) =>
  createPart(async () => (await import(/* webpackChunkName: "seleccion" */ '@/features/productos/list/bulk')).productosBulk[tipo])

/** List of generic products [PG-02]. */
export const genericosList = defineList<ProductoGenericoLight, Familias>({
  storage: kinds.g.table,
  noun: kinds.g.noun,
  columns: [
    { ...codigo, title: 'Código art.' },
    nombre,
    familia,
    estado,
    ecologico,
    { key: 'prioridad', title: 'Prioridad', numeric: true, drop: 2, text: ({ prioridad }) => String(prioridad) },
  ],
  storedOrder: ['codigo', 'nombre', 'familia', 'activo', 'ecologico', 'prioridad'],
  selectContext: familiaNames.selectNames,
  filters: genericoFilters,
  actions: [editing, removing],
  bulk: bulkOf('g'),
})
