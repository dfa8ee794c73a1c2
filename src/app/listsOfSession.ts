import { untilIdle } from '@/store/onIdle'
import { hasNewRows } from '@/store/catalogues'
import { call, take, type Saga } from '@/store/effects'
import { lazyPart } from '@/ui/lazyPart'

/** Writer of stored lists (2 KiB), loaded after a page's first rows. */
const keepListsPart = lazyPart(() => import('@/store/catalogues/keepLists'))

/** Stores the lists of a session, in browsers with IndexedDB. */
export function* listsOfSession(): Saga {
  if (typeof indexedDB === 'undefined') return
  yield* take(hasNewRows)
  yield* call(untilIdle)
  const { keepLists } = yield* call(keepListsPart.load)
  yield* keepLists()
}
