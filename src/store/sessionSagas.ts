import { multicastChannel } from 'redux-saga'
import { fork, takeFrom, type Saga } from '@/store/effects'
import { guarded } from '@/store/watch'

type SessionSaga = () => Saga

const sagas = new Set<SessionSaga>()
const arrivals = multicastChannel<SessionSaga>()

/** Runs a saga in this session and in every later one; a route's sagas come with its chunk. A running saga is not started again. */
export const runInSessions = (saga: SessionSaga): void => {
  if (sagas.has(saga)) return
  sagas.add(saga)
  arrivals.put(saga)
}

/** Runs the sagas given to `runInSessions`, now and later. */
export function* sessionSagas(): Saga {
  for (const saga of sagas) yield* fork(guarded, 'sessionSagas', saga)
  while (true) yield* fork(guarded, 'sessionSagas', yield* takeFrom(arrivals))
}
