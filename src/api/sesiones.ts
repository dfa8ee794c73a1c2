import { recordAt, rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { getList, removeAt } from '@/api/http/records'
import type { Sesion } from '@/shared/session'

const ROOT = rootOf('auth/sesiones')

/** The open sessions of whoever asks [AU-05]. */
export const sesionesApi = {
  list: () => getList<Sesion>(ROOT),
  /** Resolves too where the session has ended already. */
  remove: (id: number) => removeAt(recordAt(ROOT, id)),
  removeOthers: async (): Promise<void> => {
    await http.remove(ROOT)
  },
}
