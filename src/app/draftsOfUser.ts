import { isAnyOf } from '@reduxjs/toolkit'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { draftsAwaited, draftsNeeded, draftsRefused } from '@/kits/drafts/slice'
import { all, call, put, take, type Saga } from '@/store/effects'
import { lazyPart } from '@/ui/lazyPart'

/** Drafts in IndexedDB, 7 KiB: a page's lists go first. */
const keptDraftsPart = lazyPart(() => import('@/app/keptDrafts'))

/**
 * Drafts are their user's: nothing is read or written before it is known who that is [DR-07]. A page's first lists do not wait for them: a
 * form asks for them, or else the page does when it stands.
 */
export function* draftsOfUser(): Saga {
  yield* take(userRequested.match)
  yield* put(draftsAwaited())
  const [answer] = yield* all([() => take(isAnyOf(userLoaded, userFailed)), () => take(draftsNeeded.match)])
  if (!userLoaded.match(answer)) {
    yield* put(draftsRefused())
    return
  }
  const { keptDrafts } = yield* call(keptDraftsPart.load)
  yield* keptDrafts(answer.payload.email)
}
