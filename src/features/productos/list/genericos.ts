import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { productTypes } from '@/features/productos/productTypes'
import { productosBulk } from '@/features/productos/list/bulk'
import { selectGenericoFilters } from '@/features/productos/list/filters'
import { codigo, ecologico, estado, familia, nombre, opensSheet, type Familias } from '@/features/productos/list/columns'
import { defineList, editAction, removeAction } from '@/kits/lists/list'
import { familias, productosGenericos } from '@/store/catalogues'
import { familiaNames } from '@/store/catalogues/names'
import type { RootState } from '@/store/rootState'

export const genericosAwaited = (root: RootState): boolean => productosGenericos.selectIsAwaited(root) || familias.selectIsAwaited(root)

/** Generic products; null until all data of their list are loaded: names are joined only once [PG-05]. */
export const selectGenericos = (root: RootState): readonly ProductoGenericoLight[] | null =>
  genericosAwaited(root) ? null : productosGenericos.selectAll(root)

/** List of generic products [PG-02]. */
export const genericosList = defineList<ProductoGenericoLight, Familias>({
  storage: productTypes.g.table,
  noun: productTypes.g.noun,
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
  filters: selectGenericoFilters,
  actions: [editAction, removeAction, opensSheet('g')],
  bulk: productosBulk.g,
  importTo: '/productos/genericos/importar',
})
