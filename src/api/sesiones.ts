import { endpoints, recordAt } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { getList, removeAt } from '@/api/http/records'
import type { Sesion } from '@/domain/usuario/sesion'

/** The open sessions of whoever asks [AU-05]. */
export const sesionesApi = {
  list: () => getList<Sesion>(endpoints.sesiones),
  /** Resolves too where the session has ended already. */
  remove: (id: number) => removeAt(recordAt(endpoints.sesiones, id)),
  removeOthers: async (): Promise<void> => {
    await http.remove(endpoints.sesiones)
  },
}
