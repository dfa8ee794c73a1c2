import { createAction, type Action, type EntityState } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import { hasExtensions } from '@/api/http/http'
import { rememberList } from '@/api/http/knownLists'
import type { ListChanges, ReadChanges } from '@/api/http/records'
import { withChanges } from '@/store/catalogues/withChanges'
import { readKeptList, type KeptList } from '@/store/catalogues/keptLists'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { anyOf, watch } from '@/store/watch'

type LoadStatus = 'idle' | 'loading' | 'loaded' | 'failed'
export interface CatalogueState<Entity> extends EntityState<Entity, number> {
  status: LoadStatus
  /** Version of the rows, from which the next delta is requested; null if the API gives none. */
  version: number | null
}

/** Delta with the version that it was requested from. */
interface ChangesReceived<Entity> extends ListChanges<Entity> {
  desde: number | null
}

const isThere = ({ ids, status }: Pick<CatalogueState<object>, 'ids' | 'status'>): boolean => ids.length > 0 || status === 'loaded'

/**
 * Entity slice of one resource, with the saga that loads it: first its kept copy, then the delta since, or the whole list. A failed load
 * is only logged and keeps the records [MA-12]; `status` stays `failed` until a load succeeds. All actions are plain data [SY-08].
 * @param readChanges omitted for lists without deltas
 */
export const createCatalogue = <Name extends string, Entity extends object>(
  name: Name,
  list: () => Promise<Entity[]>,
  idOf: (record: Entity) => number,
  readChanges?: ReadChanges<Entity>,
) => {
  const initialState: CatalogueState<Entity> = { ids: [], entities: {}, status: 'idle', version: null }
  const loadRequested = createAction(`catalogues/${name}/loadRequested`)
  /** Loads a failed list again; the screen does not show it as loading. */
  const retryRequested = createAction(`catalogues/${name}/retryRequested`)
  const loaded = createAction<Entity[]>(`catalogues/${name}/loaded`)
  /** The loaded rows equal the present ones. */
  const foundUnchanged = createAction(`catalogues/${name}/foundUnchanged`)
  const loadFailed = createAction(`catalogues/${name}/loadFailed`)
  /** Kept copy, read from the browser's storage before any answer of the API [SY-01]. */
  const restored = createAction<KeptList<Entity>>(`catalogues/${name}/restored`)
  const changesReceived = createAction<ChangesReceived<Entity>>(`catalogues/${name}/changesReceived`)

  /** Source list of a state, by its `ids`; a state from an imported log has none. */
  const cameAs = new WeakMap<readonly number[], Entity[]>()

  // Plain reducer without Immer: a draft of tens of thousands of records would cost more than the load.
  const indexed = (records: Entity[], version: number | null): CatalogueState<Entity> => {
    const entities: Record<number, Entity> = {}
    for (const record of records) entities[idOf(record)] = record
    const ids = records.map(idOf)
    cameAs.set(ids, records)
    return { ids, entities, status: 'loaded', version }
  }

  const listOf = ({ ids, entities }: EntityState<Entity, number>): Entity[] => cameAs.get(ids) ?? ids.flatMap(id => entities[id] ?? [])

  /**
   * Applies a delta that starts at or before the version of the rows and ends after it; applying a change twice is harmless. A later start
   * would leave a gap, an earlier end would restore old rows. A whole list with a lower version applies only if it was requested from the
   * current version: the server was restored from a backup.
   */
  const changed = (state: CatalogueState<Entity>, changes: ChangesReceived<Entity>): CatalogueState<Entity> => {
    const { desde, version, completo, registros } = changes
    const isOlder = state.version !== null && version < state.version
    const isMissing = state.version === null || desde === null || desde > state.version || version <= state.version
    if (completo ? isOlder && desde !== state.version : isMissing) return { ...state, status: 'loaded' }
    return indexed(completo ? registros : withChanges(listOf(state), changes, idOf), version)
  }

  const reducer = (state = initialState, action: Action): CatalogueState<Entity> => {
    // A loaded list stays `loaded` during a reload: an empty one would show as loading again.
    if (loadRequested.match(action)) return state.status === 'loaded' ? state : { ...state, status: 'loading' }
    if (loaded.match(action)) return indexed(action.payload, null)
    if (changesReceived.match(action)) return changed(state, action.payload)
    // An answer that arrived before the copy was read is newer than the copy.
    if (restored.match(action)) return isThere(state) ? state : indexed(action.payload.records, action.payload.version)
    if (foundUnchanged.match(action)) return { ...state, status: 'loaded' }
    return loadFailed.match(action) ? { ...state, status: 'failed' } : state
  }

  function* restore(): Saga {
    if (isThere(yield* select(own))) return
    const copy = yield* readKeptList<Entity>(name, idOf)
    if (copy === null) return
    if (copy.answer) rememberList(copy.records, copy.answer)
    yield* put(restored(copy))
  }

  function* fetchChanges(read: ReadChanges<Entity>): Saga {
    const { version: desde } = yield* select(own)
    const changes = yield* call(read, desde)
    const isEmpty = !changes.completo && changes.version === desde
    yield* put(isEmpty ? foundUnchanged() : changesReceived({ ...changes, desde }))
  }

  function* fetchWhole(): Saga {
    const records = yield* call(list)
    const { ids } = yield* select(own)
    yield* put(cameAs.get(ids) === records ? foundUnchanged() : loaded(records))
  }

  function* fetchAll(): Saga {
    yield* restore()
    if (readChanges && hasExtensions()) yield* fetchChanges(readChanges)
    else yield* fetchWhole()
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
  const selectIds = (root: Root): number[] => own(root).ids
  const selectAll = createSelector([selectIds, selectEntities], (ids, entities) => listOf({ ids, entities }))
  const selectIsThere = (root: Root): boolean => isThere(own(root))
  const selectIsAwaited = (root: Root): boolean => {
    const { ids, status } = own(root)
    return ids.length === 0 && (status === 'idle' || status === 'loading')
  }
  const selectIsMissing = (root: Root): boolean => own(root).ids.length === 0 && own(root).status === 'failed'
  const toRequest = { ask: loadRequested() }
  const inRequest = { ask: null }

  /** Loads the records unless they are loaded. @throws ApiError if the load fails */
  function* loadMissing(): Saga {
    if (!(yield* select(selectIsThere))) yield* fetchAll()
  }

  /** Reloads the list if it was ever requested. */
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
    restored,
    changesReceived,
    load,
    loadMissing,
    loadAgain,
    saga: watch({ latest: [[anyOf(loadRequested, retryRequested), load]] }),
    selectAll,
    selectEntities,
    /** Version of the rows; null if the API gives none. */
    selectVersion: (root: Root): number | null => own(root).version,
    selectById: (root: Root, id: number | null): Entity | undefined => (id === null ? undefined : own(root).entities[id]),
    /** True until the first load ends; a reload of a list with records does not count. */
    selectIsAwaited,
    /** Records of a list page; null until the first load ends. */
    selectRows: (root: Root): Entity[] | null => (selectIsAwaited(root) ? null : selectAll(root)),
    /** True if the load failed and no records are there. */
    selectIsMissing,
    /** True once the list was loaded; an empty list counts. */
    selectIsThere,
    /** True if the records were requested and are not there yet; a failed load is repeated. */
    selectIsDue: (root: Root): boolean => own(root).status !== 'idle' && !selectIsThere(root),
    /** Awaited state of a list that is loaded on demand, with the action that requests it until it was requested; undefined once loaded. */
    selectAwaited: (root: Root) => (!selectIsAwaited(root) ? undefined : own(root).status === 'idle' ? toRequest : inRequest),
  }
}
