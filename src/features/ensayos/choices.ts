import { createSelector } from 'reselect'
import { selectPaises } from '@/store/catalogues/choices'

/** The keys are codes in lower case: records have them in either. */
export const selectCountryNames = createSelector([selectPaises], all => new Map(all.map(({ code, name }) => [code.toLowerCase(), name])))

/** A choice of none, which is null, stands before them; codes find them too. */
export const selectCountries = createSelector([selectCountryNames], names => [
  { value: null, label: '--' },
  ...Array.from(names, ([value, label]) => ({ value, label, detail: value.toUpperCase() })),
])

export const countryName = (names: ReadonlyMap<string, string>, code: string | null): string =>
  code === null ? '' : (names.get(code.toLowerCase()) ?? code.toUpperCase())
