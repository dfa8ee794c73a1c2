import { createSelector } from 'reselect'
import { selectPaises } from '@/store/catalogues/choices'

/** By their code in lower case: records have it in either. */
export const selectCountryNames = createSelector([selectPaises], all => new Map(all.map(({ code, name }) => [code.toLowerCase(), name])))

/** "None" before them, which is null; found by their code too. */
export const selectCountries = createSelector([selectCountryNames], names => [
  { value: null, label: '--' },
  ...Array.from(names, ([value, label]) => ({ value, label, detail: value.toUpperCase() })),
])

export const countryName = (names: ReadonlyMap<string, string>, code: string | null): string =>
  code === null ? '' : (names.get(code.toLowerCase()) ?? code.toUpperCase())
