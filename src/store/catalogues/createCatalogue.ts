import { createAction, isAnyOf, type Action, type EntityState } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { watch } from '@/store/watch'

export type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed'
export interface CatalogueState<Entity> extends EntityState<Entity, number> {
  status: LoadStatus
}

/**
 * The entity slice of one resource, with the saga that loads it. A failed load is only logged, and keeps what is there [MA-12]; the status
 * says that it failed until the records come.
 */
export const createCatalogue = <Name extends string, Entity extends object>(
  name: Name,
  list: () => Promise<Entity[]>,
  idOf: (record: Entity) => number,
) => {
  const initialState: CatalogueState<Entity> = { ids: [], entities: {}, status: 'idle' }
  const loadRequested = createAction(`catalogues/${name}/loadRequested`)
  /** Loads a list that failed once more, without another word on the screen. */
  const retryRequested = createAction(`catalogues/${name}/retryRequested`)
  const loaded = createAction<Entity[]>(`catalogues/${name}/loaded`)
  /** What was loaded is what is there already. */
  const foundUnchanged = createAction(`catalogues/${name}/foundUnchanged`)
  const loadFailed = createAction(`catalogues/${name}/loadFailed`)

  /** By the ids of a state, the list that they were made of; a state that came from elsewhere has none. */
  const cameAs = new WeakMap<readonly number[], Entity[]>()

  // Writes no draft: for tens of thousands of records making one would cost more than the load itself.
  const indexed = (records: Entity[]): CatalogueState<Entity> => {
    const entities: Record<number, Entity> = {}
    for (const record of records) entities[idOf(record)] = record
    const ids = records.map(idOf)
    cameAs.set(ids, records)
    return { ids, entities, status: 'loaded' }
  }

  const reducer = (state = initialState, action: Action): CatalogueState<Entity> => {
    // Loaded lists stay loaded while they are loaded again: an empty one would be awaited once more, and its rows would leave the screen.
    if (loadRequested.match(action)) return state.status === 'loaded' ? state : { ...state, status: 'loading' }
    if (loaded.match(action)) return indexed(action.payload)
    if (foundUnchanged.match(action)) return { ...state, status: 'loaded' }
    return loadFailed.match(action) ? { ...state, status: 'failed' } : state
  }

  function* fetchAll(): Saga {
    const records = yield* call(list)
    const { ids } = yield* select(own)
    yield* put(cameAs.get(ids) === records ? foundUnchanged() : loaded(records))
  }

  function* load(): Saga {
    try {
      yield* fetchAll()
    } catch (error) {
      reportError(loadRequested.type, error)
      yield* put(loadFailed())
    }
  }

  type Root = { catalogues: Record<Name, CatalogueState<Entity>> }
  const own = (root: Root) => root.catalogues[name]
  const selectEntities = (root: Root): Record<number, Entity> => own(root).entities
  const selectAll = createSelector([(root: Root) => own(root).ids, selectEntities], (ids, entities) => {
    const known = cameAs.get(ids)
    if (known) return known
    const all: Entity[] = []
    for (const id of ids) {
      const record = entities[id]
      if (record) all.push(record)
    }
    return all
  })
  const selectIsThere = (root: Root): boolean => own(root).ids.length > 0 || own(root).status === 'loaded'
  const selectIsAwaited = (root: Root): boolean => {
    const { ids, status } = own(root)
    return ids.length === 0 && (status === 'idle' || status === 'loading')
  }
  const selectIsMissing = (root: Root): boolean => own(root).ids.length === 0 && own(root).status === 'failed'
  const unasked = { ask: loadRequested() }
  const asked = { ask: null }

  /** Serves whoever cannot go on without the records. @throws ApiError where they do not come. */
  function* loadMissing(): Saga {
    if (!(yield* select(selectIsThere))) yield* fetchAll()
  }

  /** Nothing where nobody has asked for it yet. */
  function* loadAgain(): Saga {
    const { status } = yield* select(own)
    if (status !== 'idle') yield* put(loadRequested())
  }

  return {
    name,
    reducer,
    loadRequested,
    retryRequested,
    loaded,
    foundUnchanged,
    loadFailed,
    load,
    loadMissing,
    loadAgain,
    saga: watch({ latest: [[{ type: loadRequested.type, match: isAnyOf(loadRequested, retryRequested) }, load]] }),
    selectAll,
    selectEntities,
    selectById: (root: Root, id: number | null): Entity | undefined => (id === null ? undefined : own(root).entities[id]),
    /** Whether nothing of it was there yet; what was loaded before counts, while it is loaded again. */
    selectIsAwaited,
    /** Whether its load failed and there is nothing of it to show. */
    selectIsMissing,
    /** Whether it was ever loaded; an empty list counts. */
    selectIsThere,
    /** The same for what is asked for once somebody wants it: with the action that does so, as long as nobody has. */
    selectAwaited: (root: Root) => (!selectIsAwaited(root) ? undefined : own(root).status === 'idle' ? unasked : asked),
  }
}
