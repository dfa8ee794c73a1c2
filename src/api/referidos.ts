import { rootOf } from '@/api/http/endpoints'
import { getList } from '@/api/http/records'
import type { Referido } from '@/shared/usages'

export const referidosApi = {
  /** References of that resource's records ("productos_genericos"). */
  of: (tipo: string) => getList<Referido>(`${rootOf(tipo)}referencias/`),
}
