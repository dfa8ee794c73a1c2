import { duplicateProducto } from '@/features/productos/list/duplicateProducto'
import { duplicateRequested } from '@/features/productos/slice'
import { watch } from '@/store/watch'

/** What makes one product of another. */
export const productosCopySaga = watch({ first: [[duplicateRequested, duplicateProducto, ({ payload }) => String(payload.id)]] })
