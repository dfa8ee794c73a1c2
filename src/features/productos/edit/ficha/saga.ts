import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { apiOf } from '@/api/resources'
import { addressCopied, entradasLoaded, fichaOpened, selectEntradas, selectFicha } from '@/features/productos/edit/ficha/slice'
import { ownedBy } from '@/features/productos/productTypes'
import { formRenewed } from '@/features/productos/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { call, put, select, type Saga } from '@/store/effects'
import { isDataChangeOf } from '@/store/live/events'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { watch } from '@/store/watch'

const comoSeAplicaApi = apiOf(comoSeAplica)

/** Delay in milliseconds after a change: one read for all parts of a save, and for the changes of an import. */
const FOLLOWED_MS = 300

const isSaved = isAnyOf(formRenewed, newsTaken)

/** Actions after which the applications may differ: saves of the form, of others, and of the page of a crop, and gaps of the stream. */
const entradasOutdated = {
  type: 'ficha/entradasOutdated',
  match: (action: unknown): action is Action => isSaved(action) || isDataChangeOf(action, comoSeAplica.name),
}

/** Loads the applications of the open card, for reading only. After a failure the card shows the earlier ones, or none. */
function* loadEntradas(): Saga {
  const producto = yield* select(selectFicha)
  if (!producto) return
  const { tipo, id } = producto
  try {
    yield* put(entradasLoaded({ tipo, id, entradas: yield* call(comoSeAplicaApi.list, ownedBy(tipo, id)) }))
  } catch (error) {
    reportError('ficha', error)
    if (!(yield* select(selectEntradas, tipo, id))) yield* put(entradasLoaded({ tipo, id, entradas: [] }))
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
  paused: [[entradasOutdated, loadEntradas, FOLLOWED_MS]],
})
