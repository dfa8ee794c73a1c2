import { recordName } from '@/shared/recordName'
import type { Cultivo } from '@/shared/resources/cultivos'
import { detailPath, localeChosen, selectCultivo, TABLE } from '@/features/cultivos/slice'
import type { PagedPages } from '@/kits/forms/pager/PagePager'
import { cultivos } from '@/store/catalogues'

/** List for "Anterior" and "Siguiente" [LS-07]. */
export const cultivoPages: PagedPages<Cultivo> = {
  key: TABLE,
  label: 'Lista de cultivos',
  kind: 'Cultivo',
  selectEntities: cultivos.selectEntities,
  nameOf: recordName,
  pathOf: detailPath,
  selectScreen: selectCultivo,
  localeChosen,
}
