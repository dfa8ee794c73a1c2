import { rootOf } from '@/api/http/endpoints'
import { http } from '@/api/http/http'

const ROOT = rootOf('presencia')

/** Record that a page shows, and the locale that is edited there. */
export interface Place {
  /** Resource as the API names it. */
  tipo: string
  id: number
  idioma: string
}

/** Says where a page is [SY-05]. The API forgets it after 30 s. */
export const presenciaApi = {
  tell: async (place: Place): Promise<void> => {
    await http.act(ROOT, place)
  },
  /** The record of that kind is open no more. */
  leave: async ({ tipo, idioma }: Place): Promise<void> => {
    await http.act(ROOT, { tipo, id: null, idioma })
  },
}
