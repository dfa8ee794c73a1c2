import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { solucionesApi } from '@/api/soluciones'
import { LIST_PATH, selectSolucion, solucionLoaded, type detailEntered } from '@/features/soluciones/slice'
import { cultivos, productosGenericos } from '@/store/catalogues'
import { call, put, select, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { reportError } from '@/store/reportError'

/** The solution with its combinations, of those of all that the API gives [CB-03]. Where that fails, the list shows again [CB-05]. */
export function* loadSolucion({ payload: { id, formId } }: ReturnType<typeof detailEntered>): Saga {
  for (const catalogue of [cultivos, productosGenericos]) yield* put(catalogue.loadRequested())
  try {
    const solucion = yield* call(solucionesApi.get, id)
    const combinaciones = yield* call(combinacionesDeProductosApi.list)
    yield* put(solucionLoaded({ formId, solucion, combinaciones: combinaciones.filter(each => each.solucion === id) }))
  } catch (error) {
    reportError(`soluciones/${id}`, error)
    // Whoever has gone elsewhere since is not called back.
    const isOpen = (yield* select(selectSolucion)).formId === formId
    if (isOpen) yield* put(navigationRequested(LIST_PATH, { replace: true }))
  }
}
