import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { getList } from '@/api/http/records'
import { TRASH_PAGE } from '@/shared/constants'
import type { RegistroEnPapelera, Restauracion } from '@/shared/history'

const ROOT = rootOf('papelera')

export const papeleraApi = {
  /** All records of the trash, page after page [HI-04]. */
  list: async (): Promise<RegistroEnPapelera[]> => {
    let page = await getList<RegistroEnPapelera>(ROOT)
    let all = page
    while (page.length === TRASH_PAGE) {
      page = await getList<RegistroEnPapelera>(withQuery(ROOT, { antes: page.at(-1)?.id }))
      all = [...all, ...page]
    }
    return all
  },
  /** Restores a record of the trash; with a key, a retry restores it once [HI-04]. */
  restore: (id: number, idempotencyKey?: string) =>
    http.post<Restauracion>(`${recordAt(ROOT, id)}restaurar/`, undefined, { idempotencyKey }),
}
