import { isAnyOf } from '@reduxjs/toolkit'
import { delay, endedBy, put, select, type Saga } from '@/store/effects'
import { draftsListed, draftsNeeded, draftsRefused, selectDraftStatus } from '@/kits/drafts/slice'

/** A browser that does not answer keeps nobody from the record. */
const AT_MOST_MS = 2_000

/** Before a form shows: the bar that offers a draft is there before the form is, so that nothing moves under whoever types [DR-02]. */
export function* draftsKnown(): Saga {
  if ((yield* select(selectDraftStatus)) !== 'waiting') return
  yield* put(draftsNeeded())
  yield* endedBy(isAnyOf(draftsListed, draftsRefused), () => delay(AT_MOST_MS))
}
