import { isAnyOf } from '@reduxjs/toolkit'
import { apiOf } from '@/api/resources'
import { addressCopied, entradasLoaded, fichaOpened, selectEntradas } from '@/features/productos/edit/ficha/slice'
import { ownedBy } from '@/features/productos/productTypes'
import { formRenewed, selectProducto } from '@/features/productos/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { watch } from '@/store/watch'

const comoSeAplicaApi = apiOf(comoSeAplica)

/** Save of this form, or of others, after which the applications may differ. */
const productoChanged = { type: 'ficha/productoChanged', match: isAnyOf(formRenewed, newsTaken) }

/** Loads the applications of a product, for reading only: after a failure the form is shown without them. */
export function* loadEntradas({ payload: { tipo, id } }: Pick<ReturnType<typeof fichaOpened>, 'payload'>): Saga {
  try {
    yield* put(entradasLoaded({ tipo, id, entradas: yield* call(comoSeAplicaApi.list, ownedBy(tipo, id)) }))
  } catch (error) {
    reportError('ficha', error)
    yield* put(entradasLoaded({ tipo, id, entradas: [] }))
  }
}

/** Loads the applications of an open card again after a save; the card shows the earlier ones meanwhile. */
function* reloadEntradas(): Saga {
  const { tipo, id } = yield* select(selectProducto)
  if (id !== null && (yield* select(selectEntradas, tipo, id))) yield* loadEntradas({ payload: { tipo, id } })
}

function* tellOfCopy({ payload: { isCopied } }: ReturnType<typeof addressCopied>): Saga {
  yield* put(
    isCopied ? toastRaised('success', 'Dirección pública copiada') : toastRaised('error', 'No se ha podido copiar la dirección pública'),
  )
}

export const fichaSaga = watch({
  latest: [
    [fichaOpened, loadEntradas],
    [productoChanged, reloadEntradas],
    [addressCopied, tellOfCopy],
  ],
})
