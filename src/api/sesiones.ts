import { endpoints, recordAt } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { removeAt } from '@/api/http/resource'
import { listSesiones } from '@/api/listados'

/** The open sessions of whoever asks [AU-05]. */
export const sesionesApi = {
  list: listSesiones,
  /** Resolves too where the session has ended already. */
  remove: (id: number) => removeAt(recordAt(endpoints.sesiones, id)),
  removeOthers: async (): Promise<void> => {
    await http.remove(endpoints.sesiones)
  },
}
