import { referredAt } from '@/api/http/endpoints'
import { getList } from '@/api/http/resource'
import type { Referido } from '@/domain/usos/uso'

export const referidosApi = {
  /** What the records of that resource ("productos_genericos") use. */
  of: (tipo: string) => getList<Referido>(referredAt(tipo)),
}
