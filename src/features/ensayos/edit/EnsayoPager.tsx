import { useDispatch } from 'react-redux'
import { inLocale } from '@/domain/locales'
import { detailPath, localeChosen, selectEnsayo, TABLE } from '@/features/ensayos/slice'
import { PagePager } from '@/forms/pager/PagePager'
import type { PagedList } from '@/forms/pager/RecordPager'
import { ensayos } from '@/store/catalogues'
import { useSelect } from '@/store/useSelect'

type Record = ReturnType<typeof ensayos.selectAll>[number]

const list: PagedList<Record> = {
  key: TABLE,
  label: 'Lista de ensayos',
  kind: 'Ensayo',
  selectAll: ensayos.selectAll,
  nameOf: ({ codigo, nombre }) => inLocale(nombre) || codigo,
}

export const EnsayoPager = ({ id, isLoading = false }: { id: number; isLoading?: boolean }) => {
  const dispatch = useDispatch()
  const { formId, locale } = useSelect(selectEnsayo)
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
