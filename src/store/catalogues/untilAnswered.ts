import { listsRetried } from '@/store/catalogues/retry'
import { take, within, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 160_000

/**
 * Work that reads what a list is filtered by, repeated until it succeeds, because the list shows no rows without. Pauses grow from 10 to 160
 * seconds; a retry of the lists that failed ends them.
 * @param place name of the work in reports of its errors
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
