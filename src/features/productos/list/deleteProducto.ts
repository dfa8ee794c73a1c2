import { removeRecord } from '@/api/http/records'
import { productTypes } from '@/features/productos/productTypes'
import { deleteKey, deletePlace, type deleteRequested } from '@/features/productos/slice'
import { call, type Saga } from '@/store/effects'
import { runDeletion } from '@/store/sequences/runDeletion'

const messages = { deleted: 'Producto eliminado con éxito', deleteFailed: 'Se ha producido un error al eliminar el producto' }

/** Deletes a product of either kind, after a question with its name [PG-07, PA-06]. */
export function* deleteProducto({ payload }: ReturnType<typeof deleteRequested>): Saga {
  const { resource, catalogue } = productTypes[payload.tipo]
  yield* runDeletion({
    key: deleteKey(payload),
    place: deletePlace(payload.tipo),
    name: 'Eliminar el producto',
    remove: () => call(removeRecord, resource, payload.id),
    messages,
    catalogue,
  })
}
