import { createSelector, type Action } from '@reduxjs/toolkit'
import { compareTexts } from '@/shared/collation'
import type { Saga } from '@/store/effects'
import type { RootState } from '@/store/rootState'

export interface Option {
  id: number
  name: string
}

/** Option of a field. */
interface Choice {
  value: number
  label: string
}

/** Option of an optional field for no value. */
export const NO_CHOICE = { value: null, label: '--' } as const

/** Names of a catalogue's records in the default locale, for screens that refer to them [ML-02]. */
export interface Names {
  loadRequested(): Action
  /** Loads the catalogue unless it is loaded. @throws ApiError if the load fails */
  loadMissing(): Saga
  /** Options in Spanish collation. */
  selectOptions(root: RootState): readonly Option[]
  selectNames(root: RootState): ReadonlyMap<number, string>
  selectChoices(root: RootState): readonly Choice[]
  /** Choices after one of `null`, for optional fields. */
  selectOptionalChoices(root: RootState): readonly (Choice | typeof NO_CHOICE)[]
}

interface Source<Entity> {
  loadRequested(): Action
  loadMissing(): Saga
  selectAll(root: RootState): Entity[]
}

/** Memoised selectors of a catalogue's names; lists and map change only with the catalogue. */
export const namesOf = <Entity extends { id: number }>(
  { loadRequested, loadMissing, selectAll }: Source<Entity>,
  nameOf: (record: Entity) => string,
) => {
  const selectNames = createSelector([selectAll], records => new Map(records.map(record => [record.id, nameOf(record)])))
  const selectOptions = createSelector([selectNames], names =>
    Array.from(names, ([id, name]): Option => ({ id, name })).sort((one, other) => compareTexts(one.name, other.name)),
  )
  const selectChoices = createSelector([selectOptions], options => options.map(({ id, name }): Choice => ({ value: id, label: name })))
  const selectOptionalChoices = createSelector([selectChoices], choices => [NO_CHOICE, ...choices])
  return { loadRequested, loadMissing, selectNames, selectOptions, selectChoices, selectOptionalChoices }
}
