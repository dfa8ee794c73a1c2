import { isAnyOf } from '@reduxjs/toolkit'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { draftsAwaited, draftsNeeded, draftsRefused, selectDraftStatus } from '@/kits/drafts/slice'
import { untilAnswered } from '@/store/catalogues/untilAnswered'
import { all, call, put, select, take, type Saga } from '@/store/effects'
import { toastRaised } from '@/store/toasts'
import { lazyPart } from '@/ui/lazyPart'

/** Drafts in IndexedDB (7 KiB), loaded after a page's lists. */
const draftsPart = lazyPart(() => import('@/kits/drafts/saga'))

const REFUSED = 'De momento no se pueden guardar borradores: no se han podido cargar sus datos. Guarde a menudo.'

/** Lets forms open without drafts, and warns once [DR-09]. */
function* refuse(): Saga {
  if ((yield* select(selectDraftStatus)) === 'none') return
  yield* put(draftsRefused())
  yield* put(toastRaised('warning', REFUSED))
}

/** E-mail of the user, whose first request may fail. */
function* emailOfUser(): Saga<string> {
  while (true) {
    const answer = yield* take(isAnyOf(userLoaded, userFailed))
    if (userLoaded.match(answer)) return answer.payload.email
    yield* refuse()
  }
}

function* loadDrafts() {
  try {
    return yield* call(draftsPart.load)
  } catch (error) {
    yield* refuse()
    throw error
  }
}

/**
 * Starts the drafts saga once the profile has loaded, because drafts are stored per user [DR-07], and `draftsNeeded` was dispatched by a
 * form or by the idle page, so that drafts do not delay a page's first lists.
 */
export function* draftsOfUser(): Saga {
  yield* take(userRequested.match)
  yield* put(draftsAwaited())
  const [email] = yield* all([emailOfUser, () => take(draftsNeeded.match)])
  const { draftsSaga } = yield* untilAnswered('borradores', loadDrafts)
  yield* draftsSaga(email)
}
