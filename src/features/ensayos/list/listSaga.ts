import { deleteEnsayo } from '@/features/ensayos/list/deleteEnsayo'
import { deleteKey, deleteRequested, listEntered } from '@/features/ensayos/slice'
import { cultivos, ensayos, paises } from '@/store/catalogues'
import { type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

function* loadList(): Saga {
  yield* ensayos.enter()
  yield* paises.enter()
  // The filter names them; no row does.
  yield* cultivos.enter()
}

/** What the list asks for. */
export const ensayosListSaga = watch({
  first: [[deleteRequested, deleteEnsayo, ({ payload }) => deleteKey(payload)]],
  latest: [[listEntered, loadList]],
})
