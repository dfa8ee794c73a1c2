import { removeRecord } from '@/api/http/records'
import { productTypes } from '@/features/productos/productTypes'
import { deleteKey, deletePlace, type deleteRequested, type ProductoRef } from '@/features/productos/slice'
import { call, put, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

/** Step that deletes a product of either kind, after a question with its name [PG-07, PA-06]. */
const deleteSteps: readonly Step<ProductoRef, object>[] = [
  {
    name: 'Eliminar el producto',
    *run({ input: { tipo, id } }) {
      yield* call(removeRecord, productTypes[tipo].resource, id)
    },
    fallback: 'Se ha producido un error al eliminar el producto',
  },
]

export function* deleteProducto({ payload }: ReturnType<typeof deleteRequested>): Saga {
  const done = yield* runAfresh({
    key: deleteKey(payload),
    place: deletePlace(payload.tipo),
    steps: deleteSteps,
    input: payload,
    facts: {},
  })
  if (!done) return
  yield* put(toastRaised('success', 'Producto eliminado con éxito'))
  yield* put(productTypes[payload.tipo].catalogue.loadRequested())
}
