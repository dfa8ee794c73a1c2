import { buffers, eventChannel } from 'redux-saga'
import { reach } from '@/api/http/reach'
import { saludApi } from '@/api/salud'
import { selectExtensions } from '@/store/configuration'
import { call, cancel, delay, fork, put, select, takeNext, within, type Saga } from '@/store/effects'
import { streamOpened } from '@/store/live/events'
import { answersCeased, answersResumed, selectIsSignedIn, selectOfflineSince } from '@/store/live/slice'

/** Time in milliseconds without a response after which the page reports it; a restart of the server takes less. */
export const GRACE_MS = 3_000

/**
 * Pauses in milliseconds between requests to an API that does not respond; they grow from the first to the second. A request that hangs for
 * the usual 30 s and the longest pause make a minute.
 */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 30_000

/** Channel of the changes of `reach`, including the browser's online and offline events [SY-06]. */
const reachChannel = (browser: EventTarget) =>
  eventChannel<{ since: number | null }>(emit => {
    browser.addEventListener('offline', reach.offline)
    browser.addEventListener('online', reach.online)
    const stop = reach.onChanged(since => emit({ since }))
    return () => {
      stop()
      browser.removeEventListener('offline', reach.offline)
      browser.removeEventListener('online', reach.online)
    }
  }, buffers.sliding(1))

/** Requests a response again and again, which `reach` reports. */
function* askAgain(): Saga {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    yield* delay(pause)
    try {
      yield* call(saludApi.ask)
    } catch {
      // Missing responses are shown already; a response of failure is one.
    }
  }
}

/**
 * Stores the time since which the API has not responded, until it responds again. Without extensions it requests a response meanwhile, and then
 * puts `streamOpened`, by which lists are brought up to date; with extensions the stream, which reconnects, does both.
 */
export function* reachSaga(): Saga {
  const channel = yield* call(reachChannel, typeof window === 'undefined' ? new EventTarget() : window)
  try {
    while (true) {
      const since = yield* call(reach.unansweredSince)
      const isSaid = (yield* select(selectOfflineSince)) !== null
      const extensions = yield* select(selectExtensions)
      if (since !== null && !isSaid) {
        if (yield* within(GRACE_MS, () => takeNext(channel))) continue
        yield* put(answersCeased({ since: new Date(since).toISOString() }))
      } else if (since === null && isSaid) {
        yield* put(answersResumed())
        if (!extensions) yield* put(streamOpened())
      }
      const isAsking = since !== null && !extensions && (yield* select(selectIsSignedIn))
      const asking = isAsking ? yield* fork(askAgain) : null
      yield* takeNext(channel)
      if (asking) yield* cancel(asking)
    }
  } finally {
    channel.close()
  }
}
