import { estadosFenologicosApi } from '@/api/estadosFenologicos'
import type { EstadoFenologico } from '@/domain/cultivo/estadoFenologico'
import { call, type Saga } from '@/store/effects'

/** The stages of one crop: the API gives those of all [EF-02]. */
export function* loadEstados(cultivo: number): Saga<EstadoFenologico[]> {
  const estados = yield* call(estadosFenologicosApi.list)
  return estados.filter(estado => estado.cultivo === cultivo)
}
