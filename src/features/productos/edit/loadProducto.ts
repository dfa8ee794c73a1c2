import { textosDeProductosApi } from '@/api/textosDeProductos'
import type { TextosVigentes } from '@/api/textosDeProductos'
import { productTypes, type Tipo } from '@/features/productos/productTypes'
import { readProducto } from '@/features/productos/readProducto'
import { recordLoaded, selectProducto, vigentesLearnt, type detailEntered } from '@/features/productos/slice'
import { all, call, put, type Saga } from '@/store/effects'
import { draftsKnown } from '@/kits/drafts/draftsKnown'
import { reportError } from '@/store/reportError'
import { loadScreen } from '@/store/screens/saga'

/** A product is edited without them where they do not come. */
function* readVigentes(tipo: Tipo, id: number): Saga<TextosVigentes | null> {
  if (tipo === 'g') return null
  try {
    return yield* call(textosDeProductosApi.vigentes, id)
  } catch (error) {
    reportError('vigentes', error)
    return null
  }
}

/** The product with its lines; without them, back to the list [PE-07]. */
export function* loadProducto({ payload: { tipo, id, formId } }: ReturnType<typeof detailEntered>): Saga {
  yield* loadScreen(selectProducto, { formId, name: `productos/${tipo}/${id}`, list: productTypes[tipo].list }, function* () {
    const [whole, vigentes] = yield* all([() => call(readProducto, tipo, id), () => readVigentes(tipo, id)])
    yield* draftsKnown()
    if (vigentes) yield* put(vigentesLearnt({ formId, vigentes }))
    yield* put(recordLoaded({ formId, ...whole }))
  })
}
