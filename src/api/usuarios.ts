import { recordAt, rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { getList } from '@/api/http/records'
import type { EnlaceDeClave, UsuarioChange, UsuarioInput, UsuarioListado } from '@/shared/user'

const ROOT = rootOf('usuarios')

export const usuariosApi = {
  list: () => getList<UsuarioListado>(ROOT),
  /** With a key, a retry creates no second user [AU-02]. */
  create: (input: UsuarioInput, idempotencyKey?: string) => http.post<UsuarioListado>(ROOT, input, { idempotencyKey }),
  /** Updates the given fields [AU-04]. */
  update: (id: number, change: UsuarioChange) => http.put<UsuarioListado>(recordAt(ROOT, id), change),
  /** Creates a link; the user's earlier links expire [AU-02, AU-03]. */
  createLink: (id: number) => http.post<EnlaceDeClave>(`${recordAt(ROOT, id)}enlace/`),
}
