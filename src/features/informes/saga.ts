import { exportInforme } from '@/features/informes/exportInforme'
import { reviewAgain, reviewInforme } from '@/features/informes/reviewInforme'
import { choiceMade, exportKey, exportRequested, reviewClosed, reviewRequested, screenEntered } from '@/features/informes/slice'
import { anyOf, watch } from '@/store/watch'

/** Request or closing of a review; closing cancels the request. */
const reviewTouched = anyOf(reviewRequested, reviewClosed)

export const informesSaga = watch({
  first: [[exportRequested, exportInforme, ({ payload }) => exportKey(payload.kind)]],
  latest: [
    [reviewTouched, reviewInforme],
    [screenEntered, reviewAgain],
    [choiceMade, reviewAgain],
  ],
})
