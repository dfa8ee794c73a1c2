import { useDispatch } from 'react-redux'
import { inLocale, type LocaleMap } from '@/domain/locales'
import { editPath, kinds, type Tipo } from '@/features/productos/kinds'
import { localeChosen, selectProducto } from '@/features/productos/slice'
import { PagePager } from '@/forms/pager/PagePager'
import type { PagedList } from '@/forms/pager/RecordPager'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import { useSelect } from '@/store/useSelect'

interface Light {
  id: number
  codigo: string
  nombre: LocaleMap
}

const shared = { kind: 'Producto', nameOf: ({ nombre, codigo }: Light) => inLocale(nombre) || codigo }

const lists: Record<Tipo, PagedList<Light>> = {
  g: { ...shared, key: kinds.g.table, label: 'Lista de productos genéricos', selectAll: productosGenericos.selectAll },
  a: { ...shared, key: kinds.a.table, label: 'Lista de productos acabados', selectAll: productosAcabados.selectAll },
}

export const ProductoPager = ({ tipo, id, isLoading = false }: { tipo: Tipo; id: number; isLoading?: boolean }) => {
  const dispatch = useDispatch()
  const { formId, locale } = useSelect(selectProducto)
  return (
    <PagePager
      list={lists[tipo]}
      id={id}
      locale={locale}
      onLocale={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
      pathOf={each => editPath(tipo, each)}
      isLoading={isLoading}
    />
  )
}
