import { createAction, createEntityAdapter, type Action, type EntityState } from '@reduxjs/toolkit'
import { call, put, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { onLatest } from '@/store/watch'

export type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed'
export interface CatalogueState<Entity> extends EntityState<Entity, number> {
  status: LoadStatus
}

const indexed = <Entity extends { id: number }>(records: Entity[]): EntityState<Entity, number> => ({
  ids: records.map(({ id }) => id),
  entities: Object.fromEntries(records.map(record => [record.id, record])),
})

/** The entity slice of one resource, with the saga that loads it. A failed load is only logged, and keeps what is there [MA-12]. */
export const createCatalogue = <Name extends string, Entity extends { id: number }>(name: Name, list: () => Promise<Entity[]>) => {
  const adapter = createEntityAdapter<Entity>()
  const initialState: CatalogueState<Entity> = adapter.getInitialState({ status: 'idle' })
  const loadRequested = createAction(`catalogues/${name}/loadRequested`)
  const loaded = createAction<Entity[]>(`catalogues/${name}/loaded`)
  const loadFailed = createAction(`catalogues/${name}/loadFailed`)

  const reducer = (state = initialState, action: Action): CatalogueState<Entity> => {
    if (loadRequested.match(action)) return { ...state, status: 'loading' }
    if (loadFailed.match(action)) return { ...state, status: 'failed' }
    // Without a draft: for tens of thousands of records making one would cost more than the load itself.
    if (loaded.match(action)) return { ...indexed(action.payload), status: 'loaded' }
    return state
  }

  function* load(): Saga {
    try {
      yield* put(loaded(yield* call(list)))
    } catch (error) {
      reportError(loadRequested.type, error)
      yield* put(loadFailed())
    }
  }

  type Root = { catalogues: Record<Name, CatalogueState<Entity>> }
  const own = (root: Root) => root.catalogues[name]
  return {
    name,
    reducer,
    loadRequested,
    loaded,
    loadFailed,
    load,
    *saga(): Saga {
      yield* onLatest(loadRequested, () => name, load)
    },
    selectAll: adapter.getSelectors(own).selectAll,
    selectStatus: (root: Root): LoadStatus => own(root).status,
  }
}
