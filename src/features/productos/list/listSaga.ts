import { deleteProducto } from '@/features/productos/list/deleteProducto'
import { duplicateProducto } from '@/features/productos/list/duplicateProducto'
import { deleteKey, deleteRequested, duplicateRequested } from '@/features/productos/slice'
import { productosAcabados, productosGenericos, textosDeAcabados, textosDeGenericos } from '@/store/catalogues'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

/** Deletions and copies from the lists, and the counts of texts that a list shows. */
export function* productosListSaga(): Saga {
  // Whoever has asked for the counts of texts keeps them up to the list [TX-08].
  yield* fork(onLatest, productosGenericos.loadRequested, () => '', textosDeGenericos.loadAgain)
  yield* fork(onLatest, productosAcabados.loadRequested, () => '', textosDeAcabados.loadAgain)
  yield* fork(onFirst<ReturnType<typeof duplicateRequested>>, duplicateRequested, ({ payload }) => String(payload.id), duplicateProducto)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteProducto)
}
