import { inLocale } from '@/domain/locales'
import { detailPath, localeChosen, selectSolucion, TABLE } from '@/features/soluciones/slice'
import type { PagedPages } from '@/forms/pager/PagePager'
import { soluciones } from '@/store/catalogues'

/** What "Anterior" and "Siguiente" go through [LS-07]. */
export const solucionPages: PagedPages<ReturnType<typeof soluciones.selectEntities>[number]> = {
  key: TABLE,
  label: 'Lista de soluciones',
  kind: 'Solución',
  selectEntities: soluciones.selectEntities,
  nameOf: ({ id, nombre }) => inLocale(nombre) || `Solución ${id}`,
  pathOf: detailPath,
  selectScreen: selectSolucion,
  localeChosen,
}
