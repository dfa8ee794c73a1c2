import { createSelector } from 'reselect'
import { referenceFilter } from '@/domain/list/filters'
import { cultivos } from '@/store/catalogues'
import { grupoDeCultivoNames } from '@/store/catalogues/names'

/** What crops are narrowed by [LS-01]. */
export const selectCultivoFilters = createSelector([cultivos.selectEntities, grupoDeCultivoNames.selectNames], (records, grupos) => [
  referenceFilter({ key: 'grupo', title: 'Grupo', none: 'Sin grupo' }, id => records[Number(id)]?.grupo_de_cultivo, grupos),
])
