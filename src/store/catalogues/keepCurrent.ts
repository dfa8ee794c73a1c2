import { catalogues, isCatalogueName, papelera, stateKeyOf, textosDeAcabados, textosDeGenericos } from '@/store/catalogues'
import { marksEnded, rowsMarked, type RowMark } from '@/store/catalogues/rowMarks'
import { delay, put, select, spawn, type Saga } from '@/store/effects'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import type { LiveChange } from '@/shared/live'
import { selectOwnId } from '@/store/live/slice'
import type { RootState } from '@/store/rootState'
import { watch } from '@/store/watch'

/** Time that a changed row is marked, in milliseconds. */
const MARKED_MS = 2_000

/** Pause before lists that follow others are loaded whole, in milliseconds: many changes are one load. */
export const FOLLOWED_MS = 1_000

const all = Object.values(catalogues)

type ChangeReceived = ReturnType<typeof changeReceived>

/** Version that events tell of a resource, and its changed records that no load has brought yet. */
interface Told {
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

/**
 * Brings a list up to the version that events tell, and marks its changed rows. Changes that come meanwhile are made up for by one more call. A call
 * that brings nothing newer ends the work: the next event asks again, from the same version.
 */
function* catchUp(recurso: string, told: Told): Saga {
  const name = stateKeyOf(recurso)
  if (!isCatalogueName(name)) return
  const { load, selectVersion, selectEntities } = catalogues[name]
  const entities = (root: RootState): Readonly<Record<number, object>> => selectEntities(root)
  for (let before: number | null = null; ;) {
    const version: number | null = yield* select((root: RootState) => selectVersion(root))
    if (version === null || version === before || version >= told.version) {
      told.ids.clear()
      told.gone.clear()
      return
    }
    before = version
    const ids = [...told.ids]
    told.ids.clear()
    const old = yield* select(entities)
    const own = yield* select(selectOwnId)
    const gone = [...told.gone].flatMap(([id, usuario]) =>
      old[id] !== undefined && (usuario === undefined || usuario !== own) ? [id] : [],
    )
    told.gone.clear()
    // Before the rows go: the table has to know why a row with the focus does.
    if (gone.length > 0) yield* spawn(() => markRows(name, Object.fromEntries(gone.map(id => [id, 'Eliminado'] as const))))
    yield* load()
    const now = yield* select(entities)
    const changed = ids.filter(id => now[id] !== undefined && now[id] !== old[id])
    const marks = Object.fromEntries(changed.map(id => [id, old[id] ? 'Cambiado' : 'Nuevo'] as const))
    if (changed.length > 0) yield* spawn(() => markRows(name, marks))
  }
}

/** Changes of the bin: deleted records came into it, restored ones left it. An event that names no record may be either. */
const changesBin = (root: RootState, { recurso, registros, eliminados }: LiveChange): boolean =>
  eliminados.length > 0 ||
  registros.length === 0 ||
  papelera.selectAll(root).some(({ tipo, registro }) => tipo === recurso && registros.includes(registro))

/** Lists without changes of their own, which the changes of others are seen in: counts of texts, and the bin. */
const followersOf = (root: RootState, change: LiveChange) => [
  ...(change.recurso === 'productos_genericos' ? [textosDeGenericos] : []),
  ...(change.recurso === 'productos_acabados' ? [textosDeAcabados] : []),
  ...(changesBin(root, change) ? [papelera] : []),
]

/** Loads those lists again where they were asked for once. */
function* loadFollowers(changes: readonly ChangeReceived[]): Saga {
  const root = yield* select((root: RootState) => root)
  const followers = new Set(changes.flatMap(({ payload }) => followersOf(root, payload)))
  for (const { loadAgain } of followers) yield* loadAgain()
}

/** Brings every list that the user has seen up to date; the others load when a route needs them. */
function* catchUpAll(): Saga {
  for (const { selectIsThere, loadRequested } of all) {
    if (yield* select((root: RootState) => selectIsThere(root))) yield* put(loadRequested())
  }
}

/** Keeps lists current: by each change that is told, and as a whole after a gap [SY-03, SY-09]. */
export function* keepCurrent(): Saga {
  const resources = new Map<string, Told>()
  const note = ({ payload: { recurso, version, registros, eliminados, usuario } }: ChangeReceived): Told => {
    const told = resources.get(recurso) ?? { version, ids: new Set(), gone: new Map() }
    resources.set(recurso, told)
    told.version = Math.max(version, told.version)
    for (const id of registros) told.ids.add(id)
    for (const id of eliminados) told.gone.set(id, usuario?.id)
    return told
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
