import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { kinds } from '@/features/productos/kinds'
import { codigo, ecologico, estado, familia, nombre, type Familias } from '@/features/productos/list/columns'
import { defineList, editing, removing } from '@/lists/list'
import { familias, productosGenericos } from '@/store/catalogues'
import { familiaNames } from '@/store/catalogues/names'
import { joinSession } from '@/store/joinSession'
import { createPart } from '@/ui/part'

type Root = Parameters<typeof productosGenericos.selectIsAwaited>[0] & Parameters<typeof familias.selectIsAwaited>[0]

export const genericosAwaited = (root: Root): boolean => productosGenericos.selectIsAwaited(root) || familias.selectIsAwaited(root)

/** Generic products; null until all that their list shows is there: nothing is joined twice [PG-05]. */
export const selectGenericos = (root: Root): readonly ProductoGenericoLight[] | null =>
  genericosAwaited(root) ? null : productosGenericos.selectAll(root)

const filters = createPart(
  async () => (await import(/* webpackChunkName: "filtros" */ '@/features/productos/list/filters')).selectGenericoFilters,
)

/** List of generic products [PG-02]. */
export const genericosList = defineList<ProductoGenericoLight, Familias>({
  storage: kinds.g.table,
  noun: kinds.g.noun,
  columns: [
    { ...codigo, title: 'Código art.' },
    nombre,
    familia,
    estado,
    { ...ecologico, drop: 1 },
    { key: 'prioridad', title: 'Prioridad', numeric: true, drop: 2, text: ({ prioridad }) => String(prioridad) },
  ],
  storedOrder: ['codigo', 'nombre', 'familia', 'activo', 'ecologico', 'prioridad'],
  selectContext: familiaNames.selectNames,
  filters,
  actions: [editing, removing],
  bulk: createPart(async () => {
    const { productosBulk, productosBulkSaga } = await import(/* webpackChunkName: "seleccion" */ '@/features/productos/list/bulk')
    joinSession(productosBulkSaga)
    return productosBulk.g
  }),
})

/** Generic products that a finished one is made from, whatever their priority [PA-01]. */
export const fuentesList = defineList<ProductoGenericoLight, Familias>({
  storage: 'filtroNuevoProductoAcabado',
  noun: kinds.g.noun,
  columns: [{ ...codigo, title: 'Código de artículo' }, nombre, familia, estado, ecologico],
  storedOrder: ['codigo', 'nombre', 'familia', 'activo', 'ecologico'],
  selectContext: familiaNames.selectNames,
  filters,
})
