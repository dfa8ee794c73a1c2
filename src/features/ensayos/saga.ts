import { downloadChart } from '@/features/ensayos/chart/downloadChart'
import { keepTestigos } from '@/features/ensayos/chart/keptTestigos'
import { createEnsayo } from '@/features/ensayos/new/createEnsayo'
import { loadEnsayo } from '@/features/ensayos/edit/loadEnsayo'
import { saveEnsayo } from '@/features/ensayos/save/saveEnsayo'
import {
  createKey,
  createRequested,
  detailClosed,
  detailEntered,
  chartRequested,
  saveKey,
  saveRequested,
  testigoChosen,
} from '@/features/ensayos/slice'
import { leaving } from '@/store/screens/saga'
import { watch } from '@/store/watch'

/** Sagas of the forms of trials. */
export const ensayosSaga = watch({
  first: [
    [createRequested, createEnsayo, ({ payload }) => createKey(payload)],
    [saveRequested, saveEnsayo, ({ payload }) => saveKey(payload)],
    [chartRequested, downloadChart, ({ payload }) => payload.ticket],
  ],
  latest: [
    [detailEntered, loadEnsayo],
    [testigoChosen, keepTestigos],
    [saveRequested, keepTestigos],
    [detailClosed, leaving(createKey, saveKey), ({ payload }) => payload.formId],
  ],
})
