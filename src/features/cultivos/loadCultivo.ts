import { apiOf } from '@/api/resources'
import { loadEstados } from '@/features/cultivos/loadEstados'
import { cultivoLoaded, LIST_PATH, selectCultivo, type detailEntered } from '@/features/cultivos/slice'
import { comoSeAplica, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { cultivos as cultivosResource } from '@/shared/resources/cultivos'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { call, put, type Saga } from '@/store/effects'
import { waitForDrafts } from '@/kits/drafts/waitForDrafts'
import { loadScreen } from '@/store/screens/saga'
import { eachOf } from '@/store/sequences/eachOf'

const comoSeAplicaApi = apiOf(comoSeAplica)
const cultivosApi = apiOf(cultivosResource)

/** Loads the entries of each stage: the products applied in it. */
export function* loadEntradas(estados: readonly EstadoFenologico[]): Saga<Record<number, ComoSeAplica[]>> {
  const entradas: Record<number, ComoSeAplica[]> = {}
  yield* eachOf(estados, function* ({ id }) {
    entradas[id] = yield* call(comoSeAplicaApi.list, { estado_fenologico: id })
  })
  return entradas
}

/** Loads the crop with its stages and the entries of each. A failure leads back to the list [CD-07]. */
export function* loadCultivo({ payload: { id, formId } }: ReturnType<typeof detailEntered>): Saga {
  yield* loadScreen(selectCultivo, { formId, name: `cultivos/${id}`, list: LIST_PATH }, function* () {
    const cultivo = yield* call(cultivosApi.get, id)
    const estados = yield* loadEstados(id)
    const entradas = yield* loadEntradas(estados)
    yield* waitForDrafts()
    yield* put(cultivoLoaded({ formId, cultivo, estados, entradas }))
  })
}
