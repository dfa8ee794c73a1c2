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
import { forgetRuns } from '@/store/screens/saga'
import { watch } from '@/store/watch'

/** Orders may differ from the server's after either [CD-03, CD-04]. */
const orderTouched = { type: 'cultivos/orderTouched', match: isAnyOf(cultivoLoaded, estadoMoved) }

/** What a crop's screen asks for. */
export const cultivosSaga = watch({
  first: [
    // A move while another is being saved is not lost: the save under way sees it when it looks again.
    [orderTouched, saveOrders, ({ payload }) => ordersKey(payload)],
    [entrySaveRequested, saveComoSeAplica, ({ payload }) => entryKey(payload)],
  ],
  latest: [
    [detailEntered, loadCultivo],
    [detailClosed, ({ payload }) => forgetRuns(entryRuns(payload)), ({ payload }) => payload.formId],
  ],
})
