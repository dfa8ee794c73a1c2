import { duplicateProducto } from '@/features/productos/list/duplicateProducto'
import { duplicateRequested } from '@/features/productos/slice'
import { fork, type Saga } from '@/store/effects'
import { onFirst } from '@/store/watch'

/** What makes one product of another. */
export function* productosCopySaga(): Saga {
  yield* fork(onFirst<ReturnType<typeof duplicateRequested>>, duplicateRequested, ({ payload }) => String(payload.id), duplicateProducto)
}
