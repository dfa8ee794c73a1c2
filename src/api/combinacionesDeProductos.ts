import { rootOf, withQuery } from '@/api/http/endpoints'
import { hasExtensions } from '@/api/http/http'
import { getList } from '@/api/http/records'
import { apiOf } from '@/api/resources'
import { combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { textNames } from '@/shared/resources/resource'

const root = rootOf(combinacionesDeProductos.name)
const maps = textNames(combinacionesDeProductos)

export const combinacionesDeProductosApi = {
  ...apiOf(combinacionesDeProductos),
  /** All, or those of a solution. An API without extensions knows no such filter, and gives all in any case. */
  list: (solucion?: number) => getList<CombinacionDeProductos>(withQuery(root, { solucion: hasExtensions() ? solucion : undefined }), maps),
}
