import { recordName } from '@/shared/recordName'
import { detailPath, localeChosen, selectEnsayo, TABLE } from '@/features/ensayos/slice'
import type { PagedPages } from '@/kits/forms/pager/PagePager'
import { ensayos } from '@/store/catalogues'

/** List for "Anterior" and "Siguiente" [LS-07]. */
export const ensayoPages: PagedPages<ReturnType<typeof ensayos.selectEntities>[number]> = {
  key: TABLE,
  label: 'Lista de ensayos',
  kind: 'Ensayo',
  selectEntities: ensayos.selectEntities,
  nameOf: recordName,
  pathOf: detailPath,
  selectScreen: selectEnsayo,
  localeChosen,
}
