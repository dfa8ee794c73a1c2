import { catalogueOf, catalogues, papelera, textCatalogues, type Catalogue } from '@/store/catalogues'
import { marksEnded, rowsMarked, type RowMark } from '@/store/catalogues/rowMarks'
import { all, delay, put, select, spawn, takeAny, type Saga } from '@/store/effects'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import type { LiveChange } from '@/shared/live'
import { selectOwnId } from '@/store/live/slice'
import type { RootState } from '@/store/rootState'
import { watch } from '@/store/watch'

/** Time that a changed row is marked, in milliseconds. */
const MARKED_MS = 2_000

/** Pause before dependent lists are reloaded, in milliseconds, so that many changes cause one load. */
export const FOLLOWED_MS = 1_000

type ChangeReceived = ReturnType<typeof changeReceived>

/** Newest version of a resource by its events, and changed records that no load has brought yet. */
interface PendingChanges {
  version: number
  ids: Set<number>
  /** Deleted records, with the user who deleted each. */
  gone: Map<number, number | undefined>
}

function* markRows(list: string, marks: Record<number, RowMark>): Saga {
  yield* put(rowsMarked({ list, marks }))
  yield* delay(MARKED_MS)
  yield* put(marksEnded({ list, ids: Object.keys(marks).map(Number) }))
}

/** Waits for the first load of a requested list, whose answer may be older than an event. */
function* firstLoad({ selectIsDue }: Catalogue): Saga {
  while (yield* select((root: RootState) => selectIsDue(root))) yield* takeAny()
}

/**
 * Loads a list up to the version of the events and marks its changed rows. Changes during the load cause one more call. A call without a
 * newer version ends the work; the next event requests the same delta again.
 */
function* catchUp(recurso: string, pending: PendingChanges): Saga {
  const catalogue = catalogueOf(recurso)
  if (!catalogue) return
  const { name, load, selectVersion, selectEntities } = catalogue
  const entities = (root: RootState): Readonly<Record<number, object>> => selectEntities(root)
  yield* firstLoad(catalogue)
  for (let before: number | null = null; ;) {
    const version: number | null = yield* select((root: RootState) => selectVersion(root))
    if (version === null || version === before || version >= pending.version) {
      pending.ids.clear()
      pending.gone.clear()
      return
    }
    before = version
    const ids = [...pending.ids]
    pending.ids.clear()
    const old = yield* select(entities)
    const own = yield* select(selectOwnId)
    const gone = [...pending.gone].flatMap(([id, usuario]) =>
      old[id] !== undefined && (usuario === undefined || usuario !== own) ? [id] : [],
    )
    pending.gone.clear()
    // Marked before the rows are removed, so that the table can tell why the focused row disappears.
    if (gone.length > 0) yield* spawn(() => markRows(name, Object.fromEntries(gone.map(id => [id, 'Eliminado'] as const))))
    yield* load()
    const now = yield* select(entities)
    const changed = ids.filter(id => now[id] !== undefined && now[id] !== old[id])
    const marks = Object.fromEntries(changed.map(id => [id, old[id] ? 'Cambiado' : 'Nuevo'] as const))
    if (changed.length > 0) yield* spawn(() => markRows(name, marks))
  }
}

/** True if a change adds records to the trash or removes them from it; an event without record ids may do either. */
const changesTrash = (root: RootState, { recurso, registros, eliminados }: LiveChange): boolean =>
  eliminados.length > 0 ||
  registros.length === 0 ||
  papelera.selectAll(root).some(({ tipo, registro }) => tipo === recurso && registros.includes(registro))

/** Lists that depend on other resources: counts of texts, and the trash. */
const followersOf = (root: RootState, change: LiveChange): Catalogue[] => {
  const texts = textCatalogues.get(change.recurso)
  return [...(texts ? [texts] : []), ...(changesTrash(root, change) ? [papelera] : [])]
}

/** Reloads dependent lists that were requested before. */
function* loadFollowers(changes: readonly ChangeReceived[]): Saga {
  const root = yield* select((root: RootState) => root)
  const followers = new Set(changes.flatMap(({ payload }) => followersOf(root, payload)))
  for (const { loadAgain } of followers) yield* loadAgain()
}

function* reload(catalogue: Catalogue): Saga {
  yield* firstLoad(catalogue)
  yield* catalogue.loadAgain()
}

/** Reloads every requested list; the others load when a route needs them. */
function* catchUpAll(): Saga {
  yield* all(Object.values(catalogues).map(catalogue => () => reload(catalogue)))
}

/** Keeps lists current: one delta per event, and all lists after a gap in the stream [SY-03, SY-09]. */
export function* keepCurrent(): Saga {
  const resources = new Map<string, PendingChanges>()
  const note = ({ payload: { recurso, version, registros, eliminados, usuario } }: ChangeReceived): PendingChanges => {
    const pending = resources.get(recurso) ?? { version, ids: new Set(), gone: new Map() }
    resources.set(recurso, pending)
    pending.version = Math.max(version, pending.version)
    for (const id of registros) pending.ids.add(id)
    for (const id of eliminados) pending.gone.set(id, usuario?.id)
    return pending
  }
  const watcher = watch({
    first: [[changeReceived, action => catchUp(action.payload.recurso, note(action)), ({ payload }) => payload.recurso, note]],
    latest: [
      [streamOpened, catchUpAll],
      [streamSilent, catchUpAll],
    ],
    paused: [[changeReceived, loadFollowers, FOLLOWED_MS]],
  })
  yield* watcher()
}
