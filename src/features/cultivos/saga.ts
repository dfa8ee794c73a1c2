import { isAnyOf } from '@reduxjs/toolkit'
import { loadCultivo } from '@/features/cultivos/loadCultivo'
import { saveComoSeAplica } from '@/features/cultivos/saveComoSeAplica'
import { saveOrders } from '@/features/cultivos/saveOrders'
import {
  cultivoLoaded,
  detailClosed,
  detailEntered,
  entryKey,
  entryRuns,
  entrySaveRequested,
  estadoMoved,
  ordersKey,
} from '@/features/cultivos/slice'
import { fork, type Saga } from '@/store/effects'
import { forgetRuns } from '@/store/screens/saga'
import { onFirst, onLatest } from '@/store/watch'

/** Orders may differ from the server's after either [CD-03, CD-04]. */
const orderTouched = { type: 'cultivos/orderTouched', match: isAnyOf(cultivoLoaded, estadoMoved) }

/** What a crop's screen asks for. */
export function* cultivosSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadCultivo)
  yield* fork(
    onLatest<ReturnType<typeof detailClosed>>,
    detailClosed,
    ({ payload }) => payload.formId,
    ({ payload }) => forgetRuns(entryRuns(payload)),
  )
  // A move while another is being saved is not lost: the save under way sees it when it looks again.
  yield* fork(onFirst<ReturnType<typeof cultivoLoaded | typeof estadoMoved>>, orderTouched, ({ payload }) => ordersKey(payload), saveOrders)
  yield* fork(onFirst<ReturnType<typeof entrySaveRequested>>, entrySaveRequested, ({ payload }) => entryKey(payload), saveComoSeAplica)
}
