import { rootOf, withQuery } from '@/api/http/endpoints'
import { hasExtensions } from '@/api/http/http'
import { getList } from '@/api/http/records'
import { apiOf } from '@/api/resources'
import { combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { blanksOf } from '@/shared/resources/records'

const root = rootOf(combinacionesDeProductos.name)
const blanks = blanksOf(combinacionesDeProductos)

export const combinacionesDeProductosApi = {
  ...apiOf(combinacionesDeProductos),
  /** Combinations: all, or those of a solution. An API without extensions ignores the filter and returns all. */
  list: (solucion?: number) =>
    getList<CombinacionDeProductos>(withQuery(root, { solucion: hasExtensions() ? solucion : undefined }), blanks),
}
