import { ApiError } from '@/api/http/ApiError'
import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { Deshecho, PaginaDeHistorial, RegistrosDeEntrada } from '@/shared/history'

const ROOT = rootOf('historial')

export interface PreguntaDeHistorial {
  /** Ids, words and resources, with commas between them. */
  usuario?: string | undefined
  accion?: string | undefined
  tipo?: string | undefined
  /** Moments: from then on, and before then. */
  desde?: string | undefined
  hasta?: string | undefined
  /** What is in the name or the code of a record. */
  buscar?: string | undefined
}

export const historialApi = {
  /** The latest first; `antes` is what the page before said, null for the first [HI-05]. */
  page: (pregunta: PreguntaDeHistorial, antes: string | null) =>
    http.get<PaginaDeHistorial>(withQuery(ROOT, { ...pregunta, antes: antes ?? undefined })),
  /** The records of an entry of those kinds; `despues` is what the page before said, null for the first [HI-05]. */
  records: async (entrada: number, tipo: string | undefined, despues: string | null): Promise<RegistrosDeEntrada> => {
    const page = await http.get<RegistrosDeEntrada>(
      withQuery(`${recordAt(ROOT, entrada)}registros/`, { tipo, despues: despues ?? undefined }),
    )
    if (!Array.isArray(page.registros)) throw new ApiError(200, null)
    return page
  },
  /** Brings the records of an entry back to what they were before it; with a key, asking again after a failure does it once [IX-07]. */
  undo: (entrada: number, idempotencyKey?: string) =>
    http.post<Deshecho>(`${recordAt(ROOT, entrada)}deshacer/`, undefined, { idempotencyKey }),
}
