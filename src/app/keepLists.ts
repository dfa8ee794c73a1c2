import { answerOf } from '@/api/http/knownLists'
import { untilIdle } from '@/store/onIdle'
import type { RootState } from '@/app/rootReducer'
import { catalogues, hasNewRows } from '@/store/catalogues'
import { createListKeeper } from '@/store/catalogues/keepLists'
import { isKept, noteKept } from '@/store/catalogues/keptLists'
import { call, delay, select, take, type Saga } from '@/store/effects'

/** Pause after a change before lists are written, in milliseconds, so that a save that loads a list three times writes the list once. */
const PAUSE_MS = 1_000

const all = Object.values(catalogues)

const listsToKeep = (root: RootState) =>
  all.flatMap(({ name, selectIsThere, selectAll, selectVersion }) => {
    const records: readonly object[] = selectAll(root)
    return selectIsThere(root) && !isKept(records) ? { name, records, version: selectVersion(root) } : []
  })

/** Stores lists in the browser as they load and change, in idle time; full or forbidden storage is ignored silently [SY-01, SY-07]. */
export function* keepLists(): Saga {
  const { keep } = createListKeeper()
  while (true) {
    const lists = yield* select(listsToKeep)
    if (lists.length === 0) yield* take(hasNewRows)
    yield* delay(PAUSE_MS)
    yield* call(untilIdle)
    for (const { name, records, version } of yield* select(listsToKeep)) {
      noteKept(records)
      yield* call(() => keep(name, { records, version, answer: answerOf(records) }).catch(() => undefined))
    }
  }
}
