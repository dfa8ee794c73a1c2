import { createSelector } from 'reselect'
import { selectPaises } from '@/store/catalogues/choices'

/** By their code in lower case: records have it in either. */
export const selectCountryNames = createSelector([selectPaises], all => new Map(all.map(({ code, name }) => [code.toLowerCase(), name])))

export const selectCountries = createSelector([selectCountryNames], names => Array.from(names, ([value, label]) => ({ value, label })))

export const countryName = (names: ReadonlyMap<string, string>, code: string | null): string =>
  code === null ? '' : (names.get(code.toLowerCase()) ?? code.toUpperCase())
