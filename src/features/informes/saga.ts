import { isAnyOf } from '@reduxjs/toolkit'
import { exportInforme } from '@/features/informes/exportInforme'
import { reviewAgain, reviewInforme } from '@/features/informes/reviewInforme'
import { choiceMade, exportKey, exportRequested, reviewClosed, reviewRequested, screenEntered } from '@/features/informes/slice'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

type Entered = ReturnType<typeof screenEntered>
type ReviewAsked = ReturnType<typeof reviewRequested | typeof reviewClosed>

export function* informesSaga(): Saga {
  yield* fork(onFirst<ReturnType<typeof exportRequested>>, exportRequested, ({ payload }) => exportKey(payload.kind), exportInforme)
  const reviewAsked = { type: reviewRequested.type, match: isAnyOf(reviewRequested, reviewClosed) }
  yield* fork(onLatest<ReviewAsked>, reviewAsked, () => '', reviewInforme)
  yield* fork(onLatest<Entered>, screenEntered, () => '', reviewAgain)
  yield* fork(onLatest<ReturnType<typeof choiceMade>>, choiceMade, () => '', reviewAgain)
}
