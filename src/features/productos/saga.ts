import { createFromGeneric } from '@/features/productos/new/createFromGeneric'
import { createGenerico } from '@/features/productos/new/createGenerico'
import { deleteProducto } from '@/features/productos/list/deleteProducto'
import { duplicateProducto } from '@/features/productos/list/duplicateProducto'
import { loadProducto } from '@/features/productos/edit/loadProducto'
import { saveProducto } from '@/features/productos/save/saveProducto'
import {
  acabadoRequested,
  creationKey,
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
import { leaveForm } from '@/store/images'
import { sequenceForgotten } from '@/store/sequences/slice'
import { onFirst, onLatest } from '@/store/watch'

/** Side by side; the finished products' list names their generic ones. */
function* loadLists({ payload }: ReturnType<typeof listEntered>): Saga {
  if (payload === 'a') yield* put(productosAcabados.loadRequested())
  yield* put(productosGenericos.loadRequested())
  yield* put(familias.loadRequested())
}

/** What failed in a form that is closed will not be tried again. */
function* leave({ payload }: ReturnType<typeof detailClosed>): Saga {
  yield* put(sequenceForgotten({ key: creationKey(payload) }))
  yield* leaveForm({ formId: payload.formId, key: saveKey(payload) })
}

export function* productosSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, ({ payload }) => payload, loadLists)
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadProducto)
  yield* fork(onLatest<ReturnType<typeof detailClosed>>, detailClosed, ({ payload }) => payload.formId, leave)
  yield* fork(onFirst<ReturnType<typeof genericoRequested>>, genericoRequested, ({ payload }) => creationKey(payload), createGenerico)
  yield* fork(onFirst<ReturnType<typeof acabadoRequested>>, acabadoRequested, ({ payload }) => creationKey(payload), createFromGeneric)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveProducto)
  yield* fork(onFirst<ReturnType<typeof duplicateRequested>>, duplicateRequested, ({ payload }) => String(payload.id), duplicateProducto)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteProducto)
}
