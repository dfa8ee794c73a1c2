import type { Action } from '@reduxjs/toolkit'
import { openLive } from '@/api/live/liveSource'
import { selectIsLoading } from '@/store/catalogues'
import { selectExtensions } from '@/store/configuration'
import { call, put, select, takeAny, takeNext, type Saga } from '@/store/effects'
import { changeReceived, presenceReceived, streamOpened, streamSilent } from '@/store/live/events'
import { liveChannel, type HeardEvent } from '@/store/live/liveChannel'
import { selectIsSignedIn } from '@/store/live/slice'
import { untilIdle } from '@/store/onIdle'
import { reportError } from '@/store/reportError'

const report = (error: unknown) => reportError('eventos', error)

/** Waits for a sign-in: the sagas of a session start when the earlier session has ended. */
function* untilSignedIn(): Saga {
  while (!(yield* select(selectIsSignedIn))) yield* takeAny()
}

/** Waits until the first lists are loaded and the browser is idle: the stream must not delay the first rows. */
function* untilShown(): Saga {
  yield* call(untilIdle)
  while (yield* select(selectIsLoading)) {
    while (yield* select(selectIsLoading)) yield* takeAny()
    yield* call(untilIdle)
  }
}

const actionOf = (event: HeardEvent): Action => {
  if (event.kind === 'changed') return changeReceived(event.change)
  if (event.kind === 'presence') return presenceReceived(event.presence)
  return event.kind === 'opened' ? streamOpened() : streamSilent()
}

/** Turns the stream of events into actions for the duration of the session; needs an API with extensions [SY-03, SY-09]. */
export function* liveSaga(): Saga {
  if (!(yield* select(selectExtensions))) return
  yield* untilSignedIn()
  yield* untilShown()
  const channel = yield* call(liveChannel, openLive, report)
  try {
    while (true) yield* put(actionOf(yield* takeNext(channel)))
  } finally {
    channel.close()
  }
}
