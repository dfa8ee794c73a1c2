import { lineasDeComposicionApi } from '@/api/lineasDeComposicion'
import type { LineaDeComposicion } from '@/domain/lineaDeComposicion'
import { kinds, ownedBy, type ProductoRecord } from '@/features/productos/kinds'
import { productoLoaded, selectForm, type productoOpened } from '@/features/productos/slice'
import { all, call, put, select, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { reportError } from '@/store/reportError'

/** The product with its lines, and what its form chooses from, all at once; without the product, back to the list [PE-07]. */
export function* loadProducto({ payload: { tipo, id, formId } }: ReturnType<typeof productoOpened>): Saga {
  const { api, choices, list } = kinds[tipo]
  for (const { loadRequested } of choices) yield* put(loadRequested())
  const found: { record?: ProductoRecord; lines?: LineaDeComposicion[] } = {}
  try {
    yield* all([
      function* () {
        found.record = yield* call(api.get, id)
      },
      function* () {
        found.lines = yield* call(lineasDeComposicionApi.list, ownedBy(tipo, id))
      },
    ])
  } catch (error) {
    reportError(`productos/${tipo}/${id}`, error)
    // Whoever has left is not called back.
    if ((yield* select(selectForm))?.formId === formId) yield* put(navigationRequested(list, { replace: true }))
    return
  }
  const { record, lines } = found
  if (record && lines) yield* put(productoLoaded({ formId, record, lines }))
}
