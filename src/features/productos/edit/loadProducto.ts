import { textosDeProductosApi } from '@/api/textosDeProductos'
import type { TextosVigentes } from '@/api/textosDeProductos'
import { productTypes, type Tipo } from '@/features/productos/productTypes'
import { readProducto } from '@/features/productos/readProducto'
import { recordLoaded, selectProducto, vigentesLoaded, type detailEntered } from '@/features/productos/slice'
import { all, call, put, type Saga } from '@/store/effects'
import { waitForDrafts } from '@/kits/drafts/waitForDrafts'
import { reportError } from '@/store/reportError'
import { loadScreen } from '@/store/screens/saga'

/** Accepted texts of a finished product; null for a generic one, and after a failure: a product can be edited without them. */
function* readVigentes(tipo: Tipo, id: number): Saga<TextosVigentes | null> {
  if (tipo === 'g') return null
  try {
    return yield* call(textosDeProductosApi.vigentes, id)
  } catch (error) {
    reportError('vigentes', error)
    return null
  }
}

/** Loads the product with its lines; a failure leads back to the list [PE-07]. */
export function* loadProducto({ payload: { tipo, id, formId } }: ReturnType<typeof detailEntered>): Saga {
  yield* loadScreen(selectProducto, { formId, name: `productos/${tipo}/${id}`, list: productTypes[tipo].list }, function* () {
    const [whole, vigentes] = yield* all([() => call(readProducto, tipo, id), () => readVigentes(tipo, id)])
    yield* waitForDrafts()
    if (vigentes) yield* put(vigentesLoaded({ formId, vigentes }))
    yield* put(recordLoaded({ formId, ...whole }))
  })
}
