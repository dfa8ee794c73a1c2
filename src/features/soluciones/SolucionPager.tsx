import { useDispatch } from 'react-redux'
import { inLocale } from '@/domain/locales'
import { detailPath, localeChosen, selectSolucion, TABLE } from '@/features/soluciones/slice'
import { PagePager } from '@/forms/pager/PagePager'
import type { PagedList } from '@/forms/pager/RecordPager'
import { soluciones } from '@/store/catalogues'
import { useSelect } from '@/store/useSelect'

type Record = ReturnType<typeof soluciones.selectAll>[number]

const list: PagedList<Record> = {
  key: TABLE,
  label: 'Lista de soluciones',
  kind: 'Solución',
  selectAll: soluciones.selectAll,
  nameOf: ({ id, nombre }) => inLocale(nombre) || `Solución ${id}`,
}

export const SolucionPager = ({ id, isLoading = false }: { id: number; isLoading?: boolean }) => {
  const dispatch = useDispatch()
  const { formId, locale } = useSelect(selectSolucion)
  return (
    <PagePager
      list={list}
      id={id}
      locale={locale}
      onLocale={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
      pathOf={detailPath}
      isLoading={isLoading}
    />
  )
}
