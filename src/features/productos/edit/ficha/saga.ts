import { apiOf } from '@/api/resources'
import { addressCopied, entradasLoaded, fichaOpened } from '@/features/productos/edit/ficha/slice'
import { ownedBy } from '@/features/productos/productTypes'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { call, put, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { watch } from '@/store/watch'

const comoSeAplicaApi = apiOf(comoSeAplica)

/** Loads the applications of a product, for reading only: after a failure the form is shown without them. */
export function* loadEntradas({ payload: { tipo, id } }: ReturnType<typeof fichaOpened>): Saga {
  try {
    yield* put(entradasLoaded({ tipo, id, entradas: yield* call(comoSeAplicaApi.list, ownedBy(tipo, id)) }))
  } catch (error) {
    reportError('ficha', error)
    yield* put(entradasLoaded({ tipo, id, entradas: [] }))
  }
}

function* tellOfCopy({ payload: { isCopied } }: ReturnType<typeof addressCopied>): Saga {
  yield* put(
    isCopied ? toastRaised('success', 'Dirección pública copiada') : toastRaised('error', 'No se ha podido copiar la dirección pública'),
  )
}

export const fichaSaga = watch({
  latest: [
    [fichaOpened, loadEntradas],
    [addressCopied, tellOfCopy],
  ],
})
