import { apiOf } from '@/api/resources'
import { estadosFenologicos, type EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { call, type Saga } from '@/store/effects'

const estadosFenologicosApi = apiOf(estadosFenologicos)

/** Loads the stages of one crop; the API returns the stages of all crops [EF-02]. */
export function* loadEstados(cultivo: number): Saga<EstadoFenologico[]> {
  const estados = yield* call(estadosFenologicosApi.list)
  return estados.filter(estado => estado.cultivo === cultivo)
}
