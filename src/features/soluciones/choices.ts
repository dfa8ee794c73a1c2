import { createSelector } from 'reselect'
import { cultivoNames } from '@/store/catalogues/names'

/** In the order of their names, for picking [CB-03]. */
export const selectCultivos = createSelector([cultivoNames.selectOptions], all => all.map(({ id, name }) => ({ id, label: name })))
