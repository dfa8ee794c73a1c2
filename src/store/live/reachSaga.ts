import { buffers, eventChannel } from 'redux-saga'
import { reach } from '@/api/http/reach'
import { selectExtensions } from '@/store/configuration'
import { call, put, select, takeNext, within, type Saga } from '@/store/effects'
import { streamOpened } from '@/store/live/events'
import { answersCeased, answersResumed, selectOfflineSince } from '@/store/live/slice'

/** Time in milliseconds without a response after which the page reports it; a restart of the server takes less. */
export const GRACE_MS = 3_000

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

/**
 * Stores the time since which the API has not responded, until it responds again. Without extensions it then puts `streamOpened`, by which
 * lists are brought up to date; with extensions the reopened stream does. Makes no requests itself.
 */
export function* reachSaga(): Saga {
  const channel = yield* call(reachChannel, typeof window === 'undefined' ? new EventTarget() : window)
  try {
    while (true) {
      const since = yield* call(reach.unansweredSince)
      const isSaid = (yield* select(selectOfflineSince)) !== null
      if (since !== null && !isSaid) {
        if (yield* within(GRACE_MS, () => takeNext(channel))) continue
        yield* put(answersCeased({ since: new Date(since).toISOString() }))
      } else if (since === null && isSaid) {
        yield* put(answersResumed())
        if (!(yield* select(selectExtensions))) yield* put(streamOpened())
      }
      yield* takeNext(channel)
    }
  } finally {
    channel.close()
  }
}
