import { createSelector } from 'reselect'
import type { ProductoAcabadoLight } from '@/shared/resources/productosAcabados'
import { genericoNames } from '@/features/productos/choices'
import { productTypes } from '@/features/productos/productTypes'
import { productosBulk } from '@/features/productos/list/bulk'
import { selectAcabadoFilters } from '@/features/productos/list/filters'
import { codigo, ecologico, estado, familia, nombre, opensSheet, type Familias } from '@/features/productos/list/columns'
import { genericosAwaited } from '@/features/productos/list/genericos'
import { defineList, editAction, nameIn, removeAction } from '@/kits/lists/list'
import { productosAcabados } from '@/store/catalogues'
import { familiaNames } from '@/store/catalogues/names'
import type { RootState } from '@/store/rootState'

/** Finished products; null until all data of their list are loaded: names are joined only once [PG-05]. */
export const selectAcabados = (root: RootState): readonly ProductoAcabadoLight[] | null =>
  genericosAwaited(root) ? null : productosAcabados.selectRows(root)

interface Names {
  familias: Familias
  genericos: ReadonlyMap<number, string>
}

/** List of finished products [PA-03]. */
export const acabadosList = defineList<ProductoAcabadoLight, Names>({
  storage: productTypes.a.table,
  noun: productTypes.a.noun,
  columns: [
    { ...codigo, title: 'N. Registro' },
    nombre,
    {
      key: 'producto_generico',
      title: 'Producto genérico',
      shrink: true,
      drop: 3,
      text: ({ producto_generico }, { genericos }) => nameIn(genericos, producto_generico),
    },
    { key: 'paises', title: 'Países', shrink: true, drop: 2, text: ({ paises }) => paises.join(', ').toUpperCase() },
    { ...familia, shrink: true, text: (record, { familias }) => familia.text(record, familias) },
    { key: 'empresa', title: 'Empresa', drop: 4, text: ({ empresa }) => empresa ?? '' },
    estado,
    ecologico,
  ],
  storedOrder: ['codigo', 'nombre', 'producto_generico', 'paises', 'familia', 'empresa', 'activo', 'ecologico'],
  selectContext: createSelector([familiaNames.selectNames, genericoNames.selectNames], (familias, genericos) => ({ familias, genericos })),
  filters: selectAcabadoFilters,
  actions: [
    editAction,
    removeAction,
    { key: 'duplicar', label: 'Duplicar', icon: 'copy', run: ({ id }, { duplicate }) => duplicate?.(id) },
    opensSheet('a'),
  ],
  bulk: productosBulk.a,
  importTo: '/productos/acabados/importar',
})
