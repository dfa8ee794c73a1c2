import { catalogues, isCatalogueName, stateKeyOf } from '@/store/catalogues'
import { put, select, type Saga } from '@/store/effects'
import type { RootState } from '@/store/rootState'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import { watch } from '@/store/watch'

const all = Object.values(catalogues)

type ChangeReceived = ReturnType<typeof changeReceived>

/**
 * Brings a list up to the version that events tell, which `told` has by resource. Changes that come meanwhile are noted there, and made up for by one
 * more call. A call that brings nothing newer ends the work: the next event asks again, from the same version.
 */
function* catchUp(told: ReadonlyMap<string, number>, recurso: string): Saga {
  const name = stateKeyOf(recurso)
  if (!isCatalogueName(name)) return
  const { load, selectVersion } = catalogues[name]
  for (let before: number | null = null; ;) {
    const version: number | null = yield* select((root: RootState) => selectVersion(root))
    if (version === null || version === before || version >= (told.get(recurso) ?? 0)) return
    before = version
    yield* load()
  }
}

/** Brings every list that the user has seen up to date; the others load when a route needs them. */
function* catchUpAll(): Saga {
  for (const { selectIsThere, loadRequested } of all)
    if (yield* select((root: RootState) => selectIsThere(root))) yield* put(loadRequested())
}

/** Keeps lists current: by each change that is told, and as a whole after a gap [SY-03, SY-09]. */
export function* keepCurrent(): Saga {
  const told = new Map<string, number>()
  const note = ({ payload: { recurso, version } }: ChangeReceived) => void told.set(recurso, Math.max(version, told.get(recurso) ?? 0))
  const follow = (action: ChangeReceived) => {
    note(action)
    return catchUp(told, action.payload.recurso)
  }
  const watcher = watch({
    first: [[changeReceived, follow, ({ payload }) => payload.recurso, note]],
    latest: [
      [streamOpened, catchUpAll],
      [streamSilent, catchUpAll],
    ],
  })
  yield* watcher()
}
