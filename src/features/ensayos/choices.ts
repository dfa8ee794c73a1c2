import { createSelector } from 'reselect'
import { inLocale } from '@/domain/locales'
import { paises, productosGenericos } from '@/store/catalogues'

const { compare } = new Intl.Collator('es', { numeric: true })

/** "name (code)", in the order of their names [TR-04]. */
export const selectProductos = createSelector([productosGenericos.selectAll], all =>
  all
    .map(({ id, nombre, codigo }) => {
      const name = inLocale(nombre)
      return name ? { id, label: name, detail: `(${codigo})` } : { id, label: codigo }
    })
    .sort((one, other) => compare(one.label, other.label)),
)

/** By their code in lower case: records have it in either. */
export const selectCountryNames = createSelector(
  [paises.selectAll],
  all => new Map(all.map(({ codigo_iso_alfa_2: code, nombre }) => [code.toLowerCase(), inLocale(nombre) || code.toUpperCase()])),
)

export const selectCountries = createSelector([selectCountryNames], names =>
  Array.from(names, ([value, label]) => ({ value, label })).sort((one, other) => compare(one.label, other.label)),
)

export const countryName = (names: ReadonlyMap<string, string>, code: string | null): string =>
  code === null ? '' : (names.get(code.toLowerCase()) ?? code.toUpperCase())
