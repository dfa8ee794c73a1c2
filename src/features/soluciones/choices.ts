import { createSelector } from 'reselect'
import { cultivoNames } from '@/store/catalogues/names'

/** Options of the card's fields, sorted by name [CB-03]. */
export const selectCultivos = createSelector([cultivoNames.selectOptions], all => all.map(({ id, name }) => ({ id, label: name })))
