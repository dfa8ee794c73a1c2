import { createFromGeneric } from '@/features/productos/new/createFromGeneric'
import { createGenerico } from '@/features/productos/new/createGenerico'
import { deleteProducto } from '@/features/productos/list/deleteProducto'
import { duplicateProducto } from '@/features/productos/list/duplicateProducto'
import { loadProducto } from '@/features/productos/edit/loadProducto'
import { saveProducto } from '@/features/productos/save/saveProducto'
import {
  acabadoRequested,
  createKey,
  deleteKey,
  deleteRequested,
  duplicateRequested,
  detailClosed,
  detailEntered,
  genericoRequested,
  listEntered,
  saveKey,
  saveRequested,
} from '@/features/productos/slice'
import { familias, productosAcabados, productosGenericos } from '@/store/catalogues'
import { fork, put, type Saga } from '@/store/effects'
import { leaving } from '@/store/screens/saga'
import { onFirst, onLatest } from '@/store/watch'

/** Side by side; the finished products' list names their generic ones. */
function* loadLists({ payload }: ReturnType<typeof listEntered>): Saga {
  if (payload === 'a') yield* put(productosAcabados.loadRequested())
  yield* put(productosGenericos.loadRequested())
  yield* put(familias.loadRequested())
}

export function* productosSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, ({ payload }) => payload, loadLists)
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadProducto)
  yield* fork(onLatest<ReturnType<typeof detailClosed>>, detailClosed, ({ payload }) => payload.formId, leaving(createKey, saveKey))
  yield* fork(onFirst<ReturnType<typeof genericoRequested>>, genericoRequested, ({ payload }) => createKey(payload), createGenerico)
  yield* fork(onFirst<ReturnType<typeof acabadoRequested>>, acabadoRequested, ({ payload }) => createKey(payload), createFromGeneric)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveProducto)
  yield* fork(onFirst<ReturnType<typeof duplicateRequested>>, duplicateRequested, ({ payload }) => String(payload.id), duplicateProducto)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteProducto)
}
