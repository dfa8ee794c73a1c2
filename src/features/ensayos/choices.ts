import { createSelector } from 'reselect'
import { selectPaisChoices, selectPaises } from '@/store/catalogues/choices'

/** The keys are codes in lower case: records have them in either. */
export const selectCountryNames = createSelector([selectPaises], all => new Map(all.map(({ code, name }) => [code.toLowerCase(), name])))

/** A choice of none, which is null, stands before them. */
export const selectOptionalPaisChoices = createSelector([selectPaisChoices], choices => [{ value: null, label: '--' }, ...choices])

export const countryName = (names: ReadonlyMap<string, string>, code: string | null): string =>
  code === null ? '' : (names.get(code.toLowerCase()) ?? code.toUpperCase())
