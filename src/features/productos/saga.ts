import { createFromGeneric } from '@/features/productos/new/createFromGeneric'
import { createGenerico } from '@/features/productos/new/createGenerico'
import { loadProducto } from '@/features/productos/edit/loadProducto'
import { saveProducto } from '@/features/productos/save/saveProducto'
import {
  acabadoRequested,
  createKey,
  detailClosed,
  detailEntered,
  genericoRequested,
  saveKey,
  saveRequested,
} from '@/features/productos/slice'
import { fork, type Saga } from '@/store/effects'
import { leaving } from '@/store/screens/saga'
import { onFirst, onLatest } from '@/store/watch'

/** What the forms of products ask for. */
export function* productosSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadProducto)
  yield* fork(onLatest<ReturnType<typeof detailClosed>>, detailClosed, ({ payload }) => payload.formId, leaving(createKey, saveKey))
  yield* fork(onFirst<ReturnType<typeof genericoRequested>>, genericoRequested, ({ payload }) => createKey(payload), createGenerico)
  yield* fork(onFirst<ReturnType<typeof acabadoRequested>>, acabadoRequested, ({ payload }) => createKey(payload), createFromGeneric)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveProducto)
}
