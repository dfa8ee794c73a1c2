import { createSelector } from 'reselect'
import { selectPaisChoices, selectPaises } from '@/store/catalogues/choices'
import { NO_CHOICE } from '@/store/catalogues/namesOf'

/** Country names by lower-case code: records have codes in either case. */
export const selectCountryNames = createSelector([selectPaises], all => new Map(all.map(({ code, name }) => [code.toLowerCase(), name])))

/** Countries, after an option with the value null for none. */
export const selectOptionalPaisChoices = createSelector([selectPaisChoices], choices => [NO_CHOICE, ...choices])

export const countryName = (names: ReadonlyMap<string, string>, code: string | null): string =>
  code === null ? '' : (names.get(code.toLowerCase()) ?? code.toUpperCase())
