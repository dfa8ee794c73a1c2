import { rootOf } from '@/api/http/endpoints'
import { getList } from '@/api/http/records'
import type { Referido } from '@/shared/usages'

export const referidosApi = {
  /** Records to which the records of a resource ("productos_genericos") refer. */
  of: (tipo: string) => getList<Referido>(`${rootOf(tipo)}referencias/`),
}
