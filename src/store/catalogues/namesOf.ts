import { createSelector, type Action } from '@reduxjs/toolkit'
import { compareTexts } from '@/shared/collation'
import type { Saga } from '@/store/effects'
import type { RootState } from '@/store/rootState'

export interface Option {
  id: number
  name: string
}

/** An option of a field. */
interface Choice {
  value: number
  label: string
}

const NONE = { value: null, label: '--' } as const

/** What others show of the records of a catalogue that they refer to: their names in the default locale [ML-02]. */
export interface Names {
  loadRequested(): Action
  /** Loads what is not there yet; fails where it does not come. */
  loadMissing(): Saga
  /** The options stand in Spanish collation. */
  selectOptions(root: RootState): readonly Option[]
  selectNames(root: RootState): ReadonlyMap<number, string>
  selectChoices(root: RootState): readonly Choice[]
  /** A choice of none, which is null, stands before them. */
  selectOptionalChoices(root: RootState): readonly (Choice | typeof NONE)[]
}

interface Source<Entity> {
  loadRequested(): Action
  loadMissing(): Saga
  selectAll(root: RootState): Entity[]
}

/** Memoised: as long as the catalogue is the same, so are the list and the map. */
export const namesOf = <Entity extends { id: number }>(
  { loadRequested, loadMissing, selectAll }: Source<Entity>,
  nameOf: (record: Entity) => string,
) => {
  const selectNames = createSelector([selectAll], records => new Map(records.map(record => [record.id, nameOf(record)])))
  const selectOptions = createSelector([selectNames], names =>
    Array.from(names, ([id, name]): Option => ({ id, name })).sort((one, other) => compareTexts(one.name, other.name)),
  )
  const selectChoices = createSelector([selectOptions], options => options.map(({ id, name }): Choice => ({ value: id, label: name })))
  const selectOptionalChoices = createSelector([selectChoices], choices => [NONE, ...choices])
  return { loadRequested, loadMissing, selectNames, selectOptions, selectChoices, selectOptionalChoices }
}
