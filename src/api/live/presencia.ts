import { rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { Place } from '@/shared/live'

const ROOT = rootOf('presencia')

/** Says where a page is [SY-05]. The API forgets it after 30 s. */
export const presenciaApi = {
  /** @param pagina tells the pages of a session apart: up to 64 letters, digits, "_" and "-" */
  tell: async (place: Place, pagina: string): Promise<void> => {
    await http.act(ROOT, { ...place, pagina })
  },
  /** The page shows that record no more. */
  leave: async (place: Place, pagina: string): Promise<void> => {
    await http.act(ROOT, { ...place, id: null, pagina })
  },
}
