import { deleteProducto } from '@/features/productos/list/deleteProducto'
import { deleteKey, deleteRequested, listEntered } from '@/features/productos/slice'
import { familias, productosAcabados, productosGenericos, textosDeAcabados, textosDeGenericos } from '@/store/catalogues'
import { type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

/** Side by side; the finished products' list names their generic ones. */
function* loadLists({ payload }: ReturnType<typeof listEntered>): Saga {
  if (payload === 'a') yield* productosAcabados.enter()
  yield* productosGenericos.enter()
  yield* familias.enter()
}

/** What the lists ask for. */
export const productosListSaga = watch({
  first: [[deleteRequested, deleteProducto, ({ payload }) => deleteKey(payload)]],
  latest: [
    [listEntered, loadLists, ({ payload }) => payload],
    // Whoever has asked for the counts of texts keeps them up to the list [TX-08].
    [productosGenericos.loadRequested, textosDeGenericos.loadAgain],
    [productosAcabados.loadRequested, textosDeAcabados.loadAgain],
  ],
})
