import { recordAt, rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { getList } from '@/api/http/records'
import type { EnlaceDeClave, UsuarioChange, UsuarioInput, UsuarioListado } from '@/shared/user'

const ROOT = rootOf('usuarios')

export const usuariosApi = {
  list: () => getList<UsuarioListado>(ROOT),
  /** With a key, sending the same again after a failure makes no second user [AU-02]. */
  create: (input: UsuarioInput, idempotencyKey?: string) => http.post<UsuarioListado>(ROOT, input, { idempotencyKey }),
  /** What the change leaves out stays as it is [AU-04]. */
  update: (id: number, change: UsuarioChange) => http.put<UsuarioListado>(recordAt(ROOT, id), change),
  /** Makes a link; those that the user had end [AU-02, AU-03]. */
  createLink: (id: number) => http.post<EnlaceDeClave>(`${recordAt(ROOT, id)}enlace/`),
}
