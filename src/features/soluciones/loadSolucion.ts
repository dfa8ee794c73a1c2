import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { apiOf } from '@/api/resources'
import { LIST_PATH, selectSolucion, solucionLoaded, type detailEntered } from '@/features/soluciones/slice'
import { soluciones as solucionesResource } from '@/shared/resources/soluciones'
import { productosAcabados } from '@/store/catalogues'
import { call, put, type Saga } from '@/store/effects'
import { waitForDrafts } from '@/kits/drafts/waitForDrafts'
import { loadScreen } from '@/store/screens/saga'

const solucionesApi = apiOf(solucionesResource)

/** Loads the solution with its combinations [CB-03]. A failure leads back to the list [CB-05]. */
export function* loadSolucion({ payload: { id, formId } }: ReturnType<typeof detailEntered>): Saga {
  yield* loadScreen(selectSolucion, { formId, name: `soluciones/${id}`, list: LIST_PATH }, function* () {
    const solucion = yield* call(solucionesApi.get, id)
    const combinaciones = yield* call(combinacionesDeProductosApi.list, id)
    yield* waitForDrafts()
    const own = combinaciones.filter(each => each.solucion === id)
    yield* put(solucionLoaded({ formId, solucion, combinaciones: own }))
    // Finished products only show their names: the page does not wait for their list.
    if (own.some(each => each.productos_acabados.length > 0)) yield* put(productosAcabados.loadRequested())
  })
}
