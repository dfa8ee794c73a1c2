import { isAnyOf } from '@reduxjs/toolkit'
import { delay, endedBy, put, select, type Saga } from '@/store/effects'
import { draftsListed, draftsNeeded, draftsRefused, selectDraftStatus } from '@/kits/drafts/slice'

/** Time limit in milliseconds for the browser's database; after it the form opens without drafts. */
const AT_MOST_MS = 2_000

/** Waits until the drafts are loaded, before a form shows: the bar that offers a draft must not appear later and move the form [DR-02]. */
export function* waitForDrafts(): Saga {
  if ((yield* select(selectDraftStatus)) !== 'waiting') return
  yield* put(draftsNeeded())
  yield* endedBy(isAnyOf(draftsListed, draftsRefused), () => delay(AT_MOST_MS))
}
