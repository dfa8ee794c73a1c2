import { rootOf } from '@/api/http/endpoints'
import { getList } from '@/api/http/records'
import type { Referido } from '@/shared/usages'

export const referidosApi = {
  /** Records that those of the resource refer to ("productos_genericos"). */
  of: (tipo: string) => getList<Referido>(`${rootOf(tipo)}referencias/`),
}
