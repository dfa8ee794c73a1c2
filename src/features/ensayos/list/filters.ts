import { createSelector } from 'reselect'
import type { Ensayo } from '@/shared/resources/ensayos'
import { oneOf, referenceFilter, type Filter } from '@/kits/lists/model/filters'
import { countryName, selectCountryNames } from '@/features/ensayos/choices'
import { usedFilters } from '@/kits/lists/usedFilters'
import { cultivoNames } from '@/store/catalogues/names'
import { selectExtensions } from '@/store/configuration'
import { referidosOf } from '@/kits/usages/referred/slice'

/** Year of a date "aaaa-mm-dd". */
const yearOf = (fecha: string | null | undefined) => fecha?.slice(0, 4)

/** Filters of trials [LS-01]. */
export const selectEnsayoFilters = createSelector(
  [selectCountryNames, cultivoNames.selectNames, selectExtensions, referidosOf('ensayos')],
  (countries, cultivos, extensions, referidos): Filter<Ensayo>[] => [
    {
      key: 'pais',
      title: 'País',
      none: 'Sin país',
      valuesOf: ({ pais }) => oneOf(pais?.toUpperCase()),
      nameOf: code => countryName(countries, code),
    },
    referenceFilter({ key: 'cultivo', title: 'Cultivo', none: 'Sin cultivo' }, ({ cultivo }: Ensayo) => cultivo, cultivos),
    {
      key: 'anio',
      title: 'Año',
      none: 'Sin fecha',
      valuesOf: ({ fecha }) => oneOf(yearOf(fecha)),
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
