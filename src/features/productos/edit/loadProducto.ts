import { kinds } from '@/features/productos/kinds'
import { readProducto } from '@/features/productos/readProducto'
import { productoLoaded, selectForm, type productoOpened } from '@/features/productos/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { reportError } from '@/store/reportError'

/** The product with its lines, and what its form chooses from, all at once; without the product, back to the list [PE-07]. */
export function* loadProducto({ payload: { tipo, id, formId } }: ReturnType<typeof productoOpened>): Saga {
  const { choices, list } = kinds[tipo]
  for (const { loadRequested } of choices) yield* put(loadRequested())
  try {
    yield* put(productoLoaded({ formId, ...(yield* call(readProducto, tipo, id)) }))
  } catch (error) {
    reportError(`productos/${tipo}/${id}`, error)
    // Whoever has left is not called back.
    if ((yield* select(selectForm))?.formId === formId) yield* put(navigationRequested(list, { replace: true }))
  }
}
