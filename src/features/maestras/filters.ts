import { createSelector } from 'reselect'
import { referenceFilter, type Filter } from '@/domain/list/filters'
import { referencesOf, type MasterDefinition } from '@/features/maestras/definition'

const none: readonly Filter[] = []

/** What the records of a master are narrowed by: what they refer to, where its definition says so [LS-01]. */
export const selectFiltersOf = (master: MasterDefinition) => {
  const [field] = referencesOf(master)
  const about = master.filter
  if (!field || !about) return () => none
  return createSelector([master.catalogue.selectEntities, field.from.selectNames], (records, names): readonly Filter[] => {
    const referred = (id: number): unknown => Object.entries(records[id] ?? {}).find(([member]) => member === field.name)?.[1]
    return [referenceFilter(about, id => Number(referred(Number(id))) || null, names)]
  })
}
