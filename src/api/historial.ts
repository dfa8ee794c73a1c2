import { ApiError } from '@/api/http/ApiError'
import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { Reversion, PaginaDeHistorial, RegistrosDeEntrada } from '@/shared/history'

const ROOT = rootOf('historial')

export interface HistoryQuery {
  /** Comma-separated: ids of users, actions, resources. */
  usuario?: string | undefined
  accion?: string | undefined
  tipo?: string | undefined
  /** Start (inclusive) and end (exclusive), as ISO 8601. */
  desde?: string | undefined
  hasta?: string | undefined
  /** Text in the name or the code of a record. */
  buscar?: string | undefined
}

export const historialApi = {
  /** Entries, newest first; `antes` comes from the preceding page, null for the first [HI-05]. */
  page: (query: HistoryQuery, antes: string | null) =>
    http.get<PaginaDeHistorial>(withQuery(ROOT, { ...query, antes: antes ?? undefined })),
  /** Records of an entry of these kinds; `despues` comes from the preceding page, null for the first [HI-05]. */
  records: async (entrada: number, tipo: string | undefined, despues: string | null): Promise<RegistrosDeEntrada> => {
    const page = await http.get<RegistrosDeEntrada>(
      withQuery(`${recordAt(ROOT, entrada)}registros/`, { tipo, despues: despues ?? undefined }),
    )
    if (!Array.isArray(page.registros)) throw new ApiError(200, null)
    return page
  },
  /** Undoes an entry: restores its records as they were before it. With a key, a retry does not undo twice [IX-07]. */
  undo: (entrada: number, idempotencyKey?: string) =>
    http.post<Reversion>(`${recordAt(ROOT, entrada)}deshacer/`, undefined, { idempotencyKey }),
}
