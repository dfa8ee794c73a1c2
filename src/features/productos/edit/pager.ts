import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { editPath, productTypes, type Tipo } from '@/features/productos/productTypes'
import { localeChosen, selectProducto } from '@/features/productos/slice'
import type { PagedPages } from '@/kits/forms/pager/PagePager'
import { productosAcabados, productosGenericos } from '@/store/catalogues'

interface LightProduct {
  id: number
  codigo: string
  nombre: LocaleMap
}

const pagesOf = (tipo: Tipo, label: string, selectEntities: PagedPages<LightProduct>['selectEntities']): PagedPages<LightProduct> => ({
  key: productTypes[tipo].table,
  label,
  kind: 'Producto',
  selectEntities,
  nameOf: recordName,
  pathOf: id => editPath(tipo, id),
  selectScreen: selectProducto,
  localeChosen,
})

/** Lists for "Anterior" and "Siguiente" [LS-07]. */
export const productoPages: Record<Tipo, PagedPages<LightProduct>> = {
  g: pagesOf('g', 'Lista de productos genéricos', productosGenericos.selectEntities),
  a: pagesOf('a', 'Lista de productos acabados', productosAcabados.selectEntities),
}
