import { isAnyOf } from '@reduxjs/toolkit'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { draftsAwaited, draftsNeeded, draftsRefused } from '@/kits/drafts/slice'
import { all, call, put, take, type Saga } from '@/store/effects'

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
  const { keptDrafts } = yield* call(() => import('@/app/keptDrafts'))
  yield* keptDrafts(answer.payload.email)
}
