import { multicastChannel } from 'redux-saga'
import { fork, takeFrom, type Saga } from '@/store/effects'
import { guarded } from '@/store/watch'

type Work = () => Saga

const joined = new Set<Work>()
const arrivals = multicastChannel<Work>()

/**
 * Joins the saga of a feature, which comes with the feature's screens: the first page that somebody sees waits for none of it. From then on
 * it works in every session. A screen that is there has its saga: nothing has to be fetched when somebody saves.
 */
export const joinSession = (work: Work): void => {
  if (joined.has(work)) return
  joined.add(work)
  arrivals.put(work)
}

/** Everybody who has joined, and who will. */
export function* joinedWork(): Saga {
  for (const work of joined) yield* fork(guarded, 'joinSession', work)
  while (true) yield* fork(guarded, 'joinSession', yield* takeFrom(arrivals))
}
