import { deleteEnsayo } from '@/features/ensayos/list/deleteEnsayo'
import { deleteKey, deleteRequested, listEntered } from '@/features/ensayos/slice'
import { cultivos, ensayos, paises } from '@/store/catalogues'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

function* loadList(): Saga {
  yield* ensayos.enter()
  yield* paises.enter()
  // The filter names them; no row does.
  yield* cultivos.enter()
}

/** What the list asks for. */
export function* ensayosListSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, () => '', loadList)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteEnsayo)
}
