import { apiOf } from '@/api/resources'
import { adjuntosDeEnsayo, type AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { ensayos, type Ensayo } from '@/shared/resources/ensayos'
import { resultadosDeEnsayo, type ResultadoDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { all, call, type Saga } from '@/store/effects'

const adjuntosDeEnsayoApi = apiOf(adjuntosDeEnsayo)
const ensayosApi = apiOf(ensayos)
const resultadosDeEnsayoApi = apiOf(resultadosDeEnsayo)

/** Trial on the server, with its parts. */
export interface WholeEnsayo {
  ensayo: Ensayo
  resultados: ResultadoDeEnsayo[]
  adjuntos: AdjuntoDeEnsayo[]
}

/** Reads the trial first: without it, its parts are not requested. */
export function* readEnsayo(id: number): Saga<WholeEnsayo> {
  const ensayo = yield* call(ensayosApi.get, id)
  const [resultados, adjuntos] = yield* all([
    () => call(resultadosDeEnsayoApi.list, { ensayo: id }),
    () => call(adjuntosDeEnsayoApi.list, { ensayo: id }),
  ])
  return { ensayo, resultados, adjuntos }
}
