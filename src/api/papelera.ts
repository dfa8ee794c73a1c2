import { endpoints, recordAt } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { listPapelera } from '@/api/listados'
import type { Restaurado } from '@/domain/historial/historial'

export const papeleraApi = {
  list: listPapelera,
  /** Brings back what is in the bin; with a key, asking again after a failure brings it back once [HI-04]. */
  restore: (id: number, idempotencyKey?: string) =>
    http.post<Restaurado>(`${recordAt(endpoints.papelera, id)}restaurar/`, undefined, { idempotencyKey }),
}
