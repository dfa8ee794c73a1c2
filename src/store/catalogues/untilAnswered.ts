import { isAnyOf } from '@reduxjs/toolkit'
import { listsRetried } from '@/store/catalogues/retry'
import { take, within, type Saga } from '@/store/effects'
import { answersResumed } from '@/store/live/slice'
import { reportError } from '@/store/reportError'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 160_000

/**
 * Repeats `work` until it succeeds: a list shows no rows without the data of its filters. Pauses grow from 10 to 160 seconds; a retry of
 * the failed lists ends them, and so do answers of the API after an outage.
 * @param place name of the work in error reports
 * @returns result of the work
 */
export function* untilAnswered<Result>(place: string, work: () => Saga<Result>): Saga<Result> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      return yield* work()
    } catch (error) {
      reportError(place, error)
      yield* within(pause, () => take(isAnyOf(listsRetried, answersResumed)))
    }
}
