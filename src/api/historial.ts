import { arrayOf } from '@/api/http/arrayOf'
import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { Cambio, PaginaDeHistorial, RegistrosDeEntrada, Reversion, VersionDeRegistro } from '@/shared/history'

const ROOT = rootOf('historial')

export interface HistoryQuery {
  /** Comma-separated: ids of users, actions, resources. */
  usuario?: string
  accion?: string
  tipo?: string
  /** Start (inclusive) and end (exclusive), as ISO 8601. */
  desde?: string
  hasta?: string
  /** Text in the name or the code of a record. */
  buscar?: string
}

/** Resource and id of a record. */
interface RegistroRef {
  tipo: string
  id: number
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
    return { ...page, registros: arrayOf(page.registros) }
  },
  /** Page of a record's entries, newest first: those before `antes`, or the newest [HI-02]. */
  ofRecord: async ({ tipo, id }: RegistroRef, antes?: string): Promise<PaginaDeHistorial> => {
    const page = await http.get<PaginaDeHistorial>(withQuery(ROOT, { tipo, id, antes }))
    return { ...page, entradas: arrayOf(page.entradas) }
  },
  /** Record as of an entry [HI-03]. */
  version: (entrada: number, { tipo, id }: RegistroRef): Promise<VersionDeRegistro> =>
    http.get(withQuery(`${recordAt(ROOT, entrada)}version/`, { tipo, id })),
  /** Change with its full texts instead of truncated ones [HI-02]. */
  wholeChange: async (entrada: number, { recortado: _, ...change }: Cambio): Promise<Cambio> => {
    const { tipo, registro: id, campo, idioma } = change
    const sides = await http.get<Pick<Cambio, 'antes' | 'despues'>>(
      withQuery(`${recordAt(ROOT, entrada)}cambio/`, { tipo, id, campo: campo ?? undefined, idioma: idioma ?? undefined }),
    )
    return { ...change, ...sides } as Cambio
  },
  /** Undoes an entry: restores its records as they were before it. With a key, a retry does not undo twice [IX-07]. */
  undo: (entrada: number, idempotencyKey?: string) =>
    http.post<Reversion>(`${recordAt(ROOT, entrada)}deshacer/`, undefined, { idempotencyKey }),
}
