import { recordName } from '@/shared/recordName'
import type { Ensayo } from '@/shared/resources/ensayos'
import { detailPath, localeChosen, selectEnsayo, TABLE } from '@/features/ensayos/slice'
import type { PagedPages } from '@/kits/forms/pager/PagePager'
import { ensayos } from '@/store/catalogues'

/** List for "Anterior" and "Siguiente" [LS-07]. */
export const ensayoPages: PagedPages<Ensayo> = {
  key: TABLE,
  label: 'Lista de ensayos',
  kind: 'Ensayo',
  selectEntities: ensayos.selectEntities,
  nameOf: recordName,
  pathOf: detailPath,
  selectScreen: selectEnsayo,
  localeChosen,
}
