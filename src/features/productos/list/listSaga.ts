import { deleteProducto } from '@/features/productos/list/deleteProducto'
import { duplicateProducto } from '@/features/productos/list/duplicateProducto'
import { deleteKey, deleteRequested, duplicateRequested } from '@/features/productos/slice'
import { productosAcabados, productosGenericos, textosDeAcabados, textosDeGenericos } from '@/store/catalogues'
import { watch } from '@/store/watch'

/** Saga of the lists: deletions, copies, and counts of texts. */
export const productosListSaga = watch({
  first: [
    [deleteRequested, deleteProducto, ({ payload }) => deleteKey(payload)],
    [duplicateRequested, duplicateProducto, ({ payload }) => String(payload.id)],
  ],
  latest: [
    // Counts of texts that were requested before are reloaded with their list [TX-08].
    [productosGenericos.loadRequested, textosDeGenericos.loadAgain],
    [productosAcabados.loadRequested, textosDeAcabados.loadAgain],
  ],
})
