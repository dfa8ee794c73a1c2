import { ApiError } from '@/api/http/ApiError'
import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { Cambio, PaginaDeHistorial, VersionDeRegistro } from '@/shared/history'

const ROOT = rootOf('historial')

/** Resource and id of a record. */
export interface RegistroRef {
  tipo: string
  id: number
}

export const versionesApi = {
  /** Page of a record's entries, newest first: those before `antes`, or the newest [HI-02]. */
  of: async ({ tipo, id }: RegistroRef, antes?: string): Promise<PaginaDeHistorial> => {
    const page = await http.get<PaginaDeHistorial>(withQuery(ROOT, { tipo, id, antes }))
    if (!Array.isArray(page.entradas)) throw new ApiError(200, null)
    return page
  },
  /** Record as of an entry [HI-03]. */
  version: (entrada: number, { tipo, id }: RegistroRef): Promise<VersionDeRegistro> =>
    http.get(withQuery(`${recordAt(ROOT, entrada)}version/`, { tipo, id })),
  /** Change with its full texts instead of truncated ones [HI-02]. */
  whole: async (entrada: number, { recortado: _, ...change }: Cambio): Promise<Cambio> => {
    const { tipo, registro: id, campo, idioma } = change
    const sides = await http.get<Pick<Cambio, 'antes' | 'despues'>>(
      withQuery(`${recordAt(ROOT, entrada)}cambio/`, { tipo, id, campo: campo ?? undefined, idioma: idioma ?? undefined }),
    )
    return { ...change, ...sides } as Cambio
  },
}
