import { isAnyOf } from '@reduxjs/toolkit'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { draftsAwaited, draftsNeeded, draftsRefused } from '@/kits/drafts/slice'
import { all, call, put, take, type Saga } from '@/store/effects'
import { lazyPart } from '@/ui/lazyPart'

/** Drafts in IndexedDB (7 KiB), loaded after a page's lists. */
const draftsPart = lazyPart(() => import('@/kits/drafts/saga'))

/**
 * Starts the drafts saga once the profile has loaded, because drafts are stored per user [DR-07], and `draftsNeeded` was dispatched by a
 * form or by the idle page, so that drafts do not delay a page's first lists.
 */
export function* draftsOfUser(): Saga {
  yield* take(userRequested.match)
  yield* put(draftsAwaited())
  const [answer] = yield* all([() => take(isAnyOf(userLoaded, userFailed)), () => take(draftsNeeded.match)])
  if (!userLoaded.match(answer)) {
    yield* put(draftsRefused())
    return
  }
  const { draftsSaga } = yield* call(draftsPart.load)
  yield* draftsSaga(answer.payload.email)
}
