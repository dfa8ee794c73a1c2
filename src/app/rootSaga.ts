import { isAnyOf } from '@reduxjs/toolkit'
import { cuentaSaga } from '@/features/cuenta/saga'
import { userFailed, userLoaded, userRequested } from '@/features/cuenta/slice'
import { sessionSaga } from '@/features/session/saga'
import { signedOut } from '@/features/session/slice'
import { actionLogSaga } from '@/store/actionLog/saga'
import { catalogues } from '@/store/catalogues'
import { draftsAwaited, draftsRefused } from '@/store/drafts/slice'
import { call, cancel, fork, put, spawn, take, type Saga } from '@/store/effects'
import { joinedWork } from '@/store/joinSession'
import { memorySaga } from '@/store/memory/saga'
import { guarded } from '@/store/watch'

/** Drafts are their user's: nothing is read or written before it is known who that is [DR-07]. */
function* draftsOfUser(): Saga {
  yield* take(userRequested.match)
  yield* put(draftsAwaited())
  const answer = yield* take(isAnyOf(userLoaded, userFailed))
  if (!userLoaded.match(answer)) {
    yield* put(draftsRefused())
    return
  }
  const { draftsSaga } = yield* call(() => import(/* webpackChunkName: "borradores" */ '@/store/drafts/saga'))
  yield* draftsSaga(answer.payload.email)
}

function* workOfSession(): Saga {
  for (const { name, saga } of catalogues) yield* fork(guarded, name, saga)
  yield* fork(guarded, 'cuenta', cuentaSaga)
  yield* fork(guarded, 'borradores', draftsOfUser)
  yield* fork(joinedWork)
}

/** What is under way when somebody signs out ends there: a late answer must not bring their data back for the next person. */
export function* rootSaga(): Saga {
  for (const saga of [actionLogSaga, memorySaga, sessionSaga]) yield* spawn(saga)
  while (true) {
    const work = yield* fork(workOfSession)
    yield* take(signedOut.match)
    yield* cancel(work)
  }
}
