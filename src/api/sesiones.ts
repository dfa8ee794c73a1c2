import { recordAt, rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { getList, removeAt } from '@/api/http/records'
import type { Sesion } from '@/shared/session'

const ROOT = rootOf('auth/sesiones')

/** Open sessions of the signed-in user [AU-05]. */
export const sesionesApi = {
  list: () => getList<Sesion>(ROOT),
  /** Resolves also when the session has already ended. */
  remove: (id: number) => removeAt(recordAt(ROOT, id)),
  removeOthers: async (): Promise<void> => {
    await http.remove(ROOT)
  },
}
