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
import { leaving } from '@/store/screens/saga'
import { watch } from '@/store/watch'

/** Sagas of the forms of products. */
export const productosSaga = watch({
  first: [
    [genericoRequested, createGenerico, ({ payload }) => createKey(payload)],
    [acabadoRequested, createFromGeneric, ({ payload }) => createKey(payload)],
    [saveRequested, saveProducto, ({ payload }) => saveKey(payload)],
  ],
  latest: [
    [detailEntered, loadProducto],
    [detailClosed, leaving(createKey, saveKey), ({ payload }) => payload.formId],
  ],
})
