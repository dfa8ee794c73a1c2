import { adjuntosDeEnsayoApi } from '@/api/adjuntosDeEnsayo'
import { ensayosApi } from '@/api/ensayos'
import { resultadosDeEnsayoApi } from '@/api/resultadosDeEnsayo'
import type { AdjuntoDeEnsayo } from '@/domain/ensayo/adjuntoDeEnsayo'
import type { Ensayo } from '@/domain/ensayo/ensayo'
import type { ResultadoDeEnsayo } from '@/domain/ensayo/resultadoDeEnsayo'
import { all, call, type Saga } from '@/store/effects'

/** A trial as the server holds it, with all that belongs to it. */
export interface WholeEnsayo {
  ensayo: Ensayo
  resultados: ResultadoDeEnsayo[]
  adjuntos: AdjuntoDeEnsayo[]
}

/** Without the trial itself nothing is asked of its parts. */
export function* readEnsayo(id: number): Saga<WholeEnsayo> {
  const ensayo = yield* call(ensayosApi.get, id)
  const [resultados, adjuntos] = yield* all([
    () => call(resultadosDeEnsayoApi.list, { ensayo: id }),
    () => call(adjuntosDeEnsayoApi.list, { ensayo: id }),
  ])
  return { ensayo, resultados, adjuntos }
}
