import { deleteProducto } from '@/features/productos/list/deleteProducto'
import { deleteKey, deleteRequested, listEntered } from '@/features/productos/slice'
import { familias, productosAcabados, productosGenericos, textosDeAcabados, textosDeGenericos } from '@/store/catalogues'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

/** Side by side; the finished products' list names their generic ones. */
function* loadLists({ payload }: ReturnType<typeof listEntered>): Saga {
  if (payload === 'a') yield* productosAcabados.enter()
  yield* productosGenericos.enter()
  yield* familias.enter()
}

/** What the lists ask for. */
export function* productosListSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, ({ payload }) => payload, loadLists)
  // Whoever has asked for the counts of texts keeps them up to the list [TX-08].
  yield* fork(onLatest, productosGenericos.loadRequested, () => '', textosDeGenericos.loadAgain)
  yield* fork(onLatest, productosAcabados.loadRequested, () => '', textosDeAcabados.loadAgain)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteProducto)
}
