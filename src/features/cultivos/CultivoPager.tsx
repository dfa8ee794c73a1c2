import { useDispatch } from 'react-redux'
import { inLocale } from '@/domain/locales'
import { detailPath, localeChosen, selectCultivo, TABLE } from '@/features/cultivos/slice'
import { PagePager } from '@/forms/pager/PagePager'
import type { PagedList } from '@/forms/pager/RecordPager'
import { cultivos } from '@/store/catalogues'
import { useSelect } from '@/store/useSelect'

type Record = ReturnType<typeof cultivos.selectAll>[number]

const list: PagedList<Record> = {
  key: TABLE,
  label: 'Lista de cultivos',
  kind: 'Cultivo',
  selectAll: cultivos.selectAll,
  nameOf: ({ id, nombre }) => inLocale(nombre) || `Cultivo ${id}`,
}

export const CultivoPager = ({ id, isLoading = false }: { id: number; isLoading?: boolean }) => {
  const dispatch = useDispatch()
  const { formId, locale } = useSelect(selectCultivo)
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
