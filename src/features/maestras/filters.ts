import { createSelector } from 'reselect'
import { referenceFilter, type Filter } from '@/kits/lists/model/filters'
import { referencesOf, type MasterDefinition, type MasterRecord } from '@/features/maestras/definition'

const none: readonly Filter[] = []

/** Filter of a master's list by its reference field, if its definition has one [LS-01]. */
export const selectFiltersOf = (master: MasterDefinition) => {
  const [field] = referencesOf(master)
  const about = master.filter
  if (!field || !about) return () => none
  return createSelector([field.from.selectNames], (names): readonly Filter<MasterRecord>[] => [
    referenceFilter(about, (record: MasterRecord) => Number(Reflect.get(record, field.name)) || null, names),
  ])
}
