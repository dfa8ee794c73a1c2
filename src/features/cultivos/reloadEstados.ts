import { loadEntradas } from '@/features/cultivos/loadCultivo'
import { loadEstados } from '@/features/cultivos/loadEstados'
import { selectCultivo, type CultivoState } from '@/features/cultivos/slice'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { select, type Saga } from '@/store/effects'

/** Reloads the stages of the open crop, and the entries of new stages. */
export function* reloadEstados(cultivo: number): Saga<{ estados: EstadoFenologico[]; entradas: CultivoState['entradas'] }> {
  const estados = yield* loadEstados(cultivo)
  const { entradas: known } = yield* select(selectCultivo)
  return { estados, entradas: yield* loadEntradas(estados.filter(({ id }) => known[id] === undefined)) }
}
