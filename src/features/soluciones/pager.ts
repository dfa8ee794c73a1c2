import { recordName } from '@/shared/recordName'
import type { Solucion } from '@/shared/resources/soluciones'
import { detailPath, localeChosen, selectSolucion, TABLE } from '@/features/soluciones/slice'
import type { PagedPages } from '@/kits/forms/pager/PagePager'
import { soluciones } from '@/store/catalogues'

/** List for "Anterior" and "Siguiente" [LS-07]. */
export const solucionPages: PagedPages<Solucion> = {
  key: TABLE,
  label: 'Lista de soluciones',
  kind: 'Solución',
  selectEntities: soluciones.selectEntities,
  nameOf: recordName,
  pathOf: detailPath,
  selectScreen: selectSolucion,
  localeChosen,
}
