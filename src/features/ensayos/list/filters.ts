import { createSelector } from 'reselect'
import { oneOf, referenceFilter, type Filter } from '@/domain/list/filters'
import { countryName, selectCountryNames } from '@/features/ensayos/choices'
import { usedFilters } from '@/lists/usedFilters'
import { ensayos } from '@/store/catalogues'
import { cultivoNames } from '@/store/catalogues/names'
import { selectExtensions } from '@/store/configuration'
import { referidosOf } from '@/store/referidos/slice'

/** A date is written "aaaa-mm-dd". */
const yearOf = (fecha: string | null | undefined) => fecha?.slice(0, 4)

/** What trials are narrowed by [LS-01]. */
export const selectEnsayoFilters = createSelector(
  [ensayos.selectEntities, selectCountryNames, cultivoNames.selectNames, selectExtensions, referidosOf('ensayos')],
  (records, countries, cultivos, extensions, referidos): Filter[] => [
    {
      key: 'pais',
      title: 'País',
      none: 'Sin país',
      valuesOf: id => oneOf(records[Number(id)]?.pais?.toUpperCase()),
      nameOf: code => countryName(countries, code),
    },
    referenceFilter({ key: 'cultivo', title: 'Cultivo', none: 'Sin cultivo' }, id => records[Number(id)]?.cultivo, cultivos),
    {
      key: 'anio',
      title: 'Año',
      none: 'Sin fecha',
      valuesOf: id => oneOf(yearOf(records[Number(id)]?.fecha)),
      nameOf: year => year,
      newestFirst: true,
    },
    ...usedFilters(
      extensions,
      referidos,
      { tipo: 'productos_genericos', key: 'producto', title: 'Producto', none: 'Sin productos', rare: true },
      { tipo: 'magnitudes', key: 'magnitud', title: 'Magnitud', none: 'Sin magnitud', feminine: true, rare: true },
    ),
  ],
)
