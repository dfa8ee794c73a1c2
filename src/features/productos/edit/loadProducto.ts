import { kinds } from '@/features/productos/kinds'
import { readProducto } from '@/features/productos/readProducto'
import { recordLoaded, selectProducto, type detailEntered } from '@/features/productos/slice'
import { call, put, type Saga } from '@/store/effects'
import { draftsKnown } from '@/store/drafts/draftsKnown'
import { loadScreen } from '@/store/screens/saga'

/** The product with its lines, and what its form chooses from, all at once; without the product, back to the list [PE-07]. */
export function* loadProducto({ payload: { tipo, id, formId } }: ReturnType<typeof detailEntered>): Saga {
  const { choices, list } = kinds[tipo]
  yield* loadScreen(selectProducto, { formId, name: `productos/${tipo}/${id}`, list, choices }, function* () {
    const whole = yield* call(readProducto, tipo, id)
    yield* draftsKnown()
    yield* put(recordLoaded({ formId, ...whole }))
  })
}
