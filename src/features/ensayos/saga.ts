import { createEnsayo } from '@/features/ensayos/new/createEnsayo'
import { deleteEnsayo } from '@/features/ensayos/list/deleteEnsayo'
import { loadEnsayo } from '@/features/ensayos/edit/loadEnsayo'
import { saveEnsayo } from '@/features/ensayos/save/saveEnsayo'
import {
  createKey,
  createRequested,
  deleteKey,
  deleteRequested,
  detailClosed,
  detailEntered,
  listEntered,
  saveKey,
  saveRequested,
} from '@/features/ensayos/slice'
import { ensayos, paises } from '@/store/catalogues'
import { fork, put, type Saga } from '@/store/effects'
import { leaving } from '@/store/screens/saga'
import { onFirst, onLatest } from '@/store/watch'

function* loadList(): Saga {
  yield* put(ensayos.loadRequested())
  yield* put(paises.loadRequested())
}

export function* ensayosSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, () => '', loadList)
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadEnsayo)
  yield* fork(onFirst<ReturnType<typeof createRequested>>, createRequested, ({ payload }) => createKey(payload), createEnsayo)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveEnsayo)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteEnsayo)
  yield* fork(onLatest<ReturnType<typeof detailClosed>>, detailClosed, ({ payload }) => payload.formId, leaving(createKey, saveKey))
}
