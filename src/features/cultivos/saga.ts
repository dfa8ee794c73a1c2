import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { followEstados } from '@/features/cultivos/followEstados'
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
import { isDataChangeOf } from '@/store/live/events'
import { estadosFenologicos } from '@/shared/resources/estadosFenologicos'
import { watch } from '@/store/watch'

/** Load of the crop or move of a stage, after which orders may differ from the server's [CD-03, CD-04]. */
const orderTouched = { type: 'cultivos/orderTouched', match: isAnyOf(cultivoLoaded, estadoMoved) }

/** Change of a stage or gap of the stream, after which stages on the server may differ. */
const estadosTouched = {
  type: 'cultivos/estadosTouched',
  match: (action: unknown): action is Action => isDataChangeOf(action, estadosFenologicos.name),
}

/** Sagas of a crop's screen. */
export const cultivosSaga = watch({
  first: [
    // `first` may drop a move during a save: the running save compares the orders again at its end.
    [orderTouched, saveOrders, ({ payload }) => ordersKey(payload)],
    [entrySaveRequested, saveComoSeAplica, ({ payload }) => entryKey(payload)],
  ],
  latest: [
    [detailEntered, loadCultivo],
    [estadosTouched, followEstados],
    [detailClosed, ({ payload }) => forgetRuns(entryRuns(payload)), ({ payload }) => payload.formId],
  ],
})
