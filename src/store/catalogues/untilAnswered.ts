import { listsRetried } from '@/store/catalogues/retry'
import { take, within, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 160_000

/**
 * Repeats `work` until it succeeds: a list shows no rows without the data of its filters. Pauses grow from 10 to 160 seconds; a retry of
 * the failed lists ends them.
 * @param place name of the work in error reports
 */
export function* untilAnswered(place: string, work: () => Saga): Saga {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      yield* work()
      return
    } catch (error) {
      reportError(place, error)
      yield* within(pause, () => take(listsRetried.match))
    }
}
