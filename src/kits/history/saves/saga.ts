import { historialApi } from '@/api/historial'
import { savesBehind } from '@/kits/history/saves/saves'
import type { Clash } from '@/store/merge/merge'
import { selectConflict } from '@/store/sequences/slice'
import { call, put, select, within, type Saga } from '@/store/effects'
import { selectOwnId } from '@/store/live/slice'
import { reportError } from '@/store/reportError'
import { savesRequested, savesLoaded, type SavesRequest, type Save } from '@/kits/history/saves/slice'
import { watch } from '@/store/watch'

/** Time limit in milliseconds; after it the question shows without the saves. */
const PATIENCE_MS = 1_000

/** Saves behind the changes of a record, by the signed-in user and by others; empty when the history does not answer in time. */
export function* savesOf({ tipo, id, parte }: Omit<SavesRequest, 'key'>, clashes: readonly Clash[]): Saga<Save[]> {
  try {
    const history = yield* within(PATIENCE_MS, () => call(historialApi.ofRecord, { tipo, id }))
    return history ? savesBehind(history.entradas, clashes, { tipo, id, parte }, yield* select(selectOwnId)) : []
  } catch (error) {
    reportError('saves', error)
    return []
  }
}

/** Looks up the saves behind the conflict of a save. */
function* loadSaves({ key, ...record }: SavesRequest): Saga {
  const saves = yield* savesOf(record, (yield* select(selectConflict, key))?.clashes ?? [])
  yield* put(savesLoaded({ key, saves }))
}

export const savesSaga = watch({ latest: [[savesRequested, ({ payload }) => loadSaves(payload), ({ payload }) => payload.key]] })
