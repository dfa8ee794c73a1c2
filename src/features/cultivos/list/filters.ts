import { createSelector } from 'reselect'
import type { Cultivo } from '@/shared/resources/cultivos'
import { referenceFilter } from '@/kits/lists/model/filters'
import { grupoDeCultivoNames } from '@/store/catalogues/names'

/** Filters of the crops list [LS-01]. */
export const selectCultivoFilters = createSelector([grupoDeCultivoNames.selectNames], grupos => [
  referenceFilter({ key: 'grupo', title: 'Grupo', none: 'Sin grupo' }, ({ grupo_de_cultivo }: Cultivo) => grupo_de_cultivo, grupos),
])
