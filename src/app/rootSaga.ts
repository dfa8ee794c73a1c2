import { draftsOfUser } from '@/app/draftsOfUser'
import { importsOfUser } from '@/app/importsOfUser'
import { listsOfSession } from '@/app/listsOfSession'
import { cuentaSaga } from '@/features/cuenta/saga'
import { sessionSaga } from '@/features/session/saga'
import { signedOut } from '@/features/session/slice'
import { actionLogSaga } from '@/store/actionLog/saga'
import { catalogues } from '@/store/catalogues'
import { cancel, fork, spawn, take, type Saga } from '@/store/effects'
import { sessionSagas } from '@/store/sessionSagas'
import { memorySaga } from '@/store/memory/saga'
import { guarded } from '@/store/watch'

function* workOfSession(): Saga {
  for (const { name, saga } of Object.values(catalogues)) yield* fork(guarded, name, saga)
  yield* fork(guarded, 'cuenta', cuentaSaga)
  yield* fork(guarded, 'borradores', draftsOfUser)
  yield* fork(guarded, 'listas', listsOfSession)
  yield* fork(sessionSagas)
}

/** Runs the work of a session and cancels it on sign-out: a late response must not show data of one user to the next. */
export function* rootSaga(): Saga {
  for (const saga of [actionLogSaga, memorySaga, importsOfUser, sessionSaga]) yield* spawn(saga)
  while (true) {
    const work = yield* fork(workOfSession)
    yield* take(signedOut.match)
    yield* cancel(work)
  }
}
