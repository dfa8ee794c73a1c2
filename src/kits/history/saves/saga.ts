import { historyInTime } from '@/kits/history/historyInTime'
import { savesBehind } from '@/kits/history/saves/saves'
import type { Clash } from '@/store/merge/merge'
import { selectConflict } from '@/store/sequences/slice'
import { put, select, type Saga } from '@/store/effects'
import { selectOwnId } from '@/store/live/slice'
import { savesRequested, savesLoaded, type Save, type SavedRecord, type SavesRequest } from '@/kits/history/saves/slice'
import { watch } from '@/store/watch'

/** Saves behind the changes of a record, by the signed-in user and by others; empty when the history does not answer in time. */
export function* savesOf({ tipo, id, parte }: SavedRecord, clashes: readonly Clash[]): Saga<Save[]> {
  const entradas = yield* historyInTime('saves', { tipo, id })
  return savesBehind(entradas, clashes, { tipo, id, parte }, yield* select(selectOwnId))
}

/** Looks up the saves behind the conflict of a save. */
function* loadSaves({ key, ...record }: SavesRequest): Saga {
  const saves = yield* savesOf(record, (yield* select(selectConflict, key))?.clashes ?? [])
  yield* put(savesLoaded({ key, saves }))
}

export const savesSaga = watch({ latest: [[savesRequested, ({ payload }) => loadSaves(payload), ({ payload }) => payload.key]] })
