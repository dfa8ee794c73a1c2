import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { editPath, productTypes, type Tipo } from '@/features/productos/productTypes'
import { localeChosen, selectProducto } from '@/features/productos/slice'
import type { PagedPages } from '@/kits/forms/pager/PagePager'
import { productosAcabados, productosGenericos } from '@/store/catalogues'

interface Light {
  id: number
  codigo: string
  nombre: LocaleMap
}

const pagesOf = (tipo: Tipo, label: string, selectEntities: PagedPages<Light>['selectEntities']): PagedPages<Light> => ({
  key: productTypes[tipo].table,
  label,
  kind: 'Producto',
  selectEntities,
  nameOf: recordName,
  pathOf: id => editPath(tipo, id),
  selectScreen: selectProducto,
  localeChosen,
})

/** Records that "Anterior" and "Siguiente" go through [LS-07]. */
export const productoPages: Record<Tipo, PagedPages<Light>> = {
  g: pagesOf('g', 'Lista de productos genéricos', productosGenericos.selectEntities),
  a: pagesOf('a', 'Lista de productos acabados', productosAcabados.selectEntities),
}
