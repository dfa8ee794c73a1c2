import { rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { OpenRecord } from '@/shared/live'

const ROOT = rootOf('presencia')

/** Reports of the record that a page shows [SY-05]. The API forgets a report after 30 s. */
export const presenciaApi = {
  /** Reports a record. @param pagina identifies a page of the session: up to 64 letters, digits, "_" and "-" */
  tell: async (place: OpenRecord, pagina: string): Promise<void> => {
    await http.post(ROOT, { ...place, pagina })
  },
  /** Ends the report: the page no longer shows that record. */
  leave: async (place: OpenRecord, pagina: string): Promise<void> => {
    await http.post(ROOT, { ...place, id: null, pagina })
  },
}
