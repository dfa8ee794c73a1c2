import { informesApi } from '@/api/informes'
import type { Revision } from '@/shared/review'
import { reviewLoaded, reviewRequested, selectReview, type choiceMade, type Review } from '@/features/informes/slice'
import { selectExtensions } from '@/store/configuration'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { carrying, type CarryCall } from '@/store/sequences/transfers'
import { lazyPart } from '@/ui/lazyPart'

/** Review from the lists of the contract, 6 KiB: an API with extensions makes it itself. */
const listsPart = lazyPart(() => import('@/features/informes/review/reviewFromLists'))

function* askFor({ kind, choice: { idioma, pais } }: Review, carry: CarryCall): Saga<Revision> {
  if (kind === 'acabados') return yield* carry(informesApi.revisionDeAcabados, idioma, pais)
  return yield* carry(informesApi.revisionDeGenericos, idioma)
}

function* untold(): Saga {}

function* revisionOf(review: Review): Saga<Revision> {
  if (yield* select(selectExtensions)) return yield* carrying(untold, carry => askFor(review, carry))
  const { reviewFromLists } = yield* call(listsPart.load)
  return yield* reviewFromLists(review)
}

/** Reviews the open report; closing it or requesting another one cancels the call [CM-02]. */
export function* reviewInforme(): Saga {
  const review = yield* select(selectReview)
  if (!review) return
  try {
    yield* put(reviewLoaded(yield* revisionOf(review)))
  } catch (error) {
    reportError('informes/revision', error)
    yield* put(reviewLoaded(null))
  }
}

/** Repeats the open review after a new choice of language or country, and when the user returns to the page. */
export function* reviewAgain({ payload }: Pick<ReturnType<typeof choiceMade>, 'payload'> | { payload: undefined }): Saga {
  const review = yield* select(selectReview)
  if (review && (!payload || payload.kind === review.kind)) yield* put(reviewRequested({ kind: review.kind }))
}
