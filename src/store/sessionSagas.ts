import { multicastChannel } from 'redux-saga'
import { fork, takeFrom, type Saga } from '@/store/effects'
import { guarded } from '@/store/watch'

type SessionSaga = () => Saga

const sagas = new Set<SessionSaga>()
const arrivals = multicastChannel<SessionSaga>()

/** Runs a saga in this session and in every later one; for sagas of chunks loaded later. A second call with the saga is ignored. */
export const runInSessions = (saga: SessionSaga): void => {
  if (sagas.has(saga)) return
  sagas.add(saga)
  arrivals.put(saga)
}

/** Runs the sagas of `runInSessions`, of earlier and later calls. */
export function* sessionSagas(): Saga {
  for (const saga of sagas) yield* fork(guarded, 'sessionSagas', saga)
  while (true) yield* fork(guarded, 'sessionSagas', yield* takeFrom(arrivals))
}
