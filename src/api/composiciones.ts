import { lightOf, rootOf } from '@/api/http/endpoints'
import { getList } from '@/api/http/records'
import type { LocaleMap } from '@/shared/locales'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'

/** Name of a product in every language. */
interface NombreDeProducto {
  id: number
  nombre: LocaleMap
}

export const composicionesApi = {
  /** Lines of all products. */
  lineas: () => getList<LineaDeComposicion>(rootOf('lineas_de_composicion'), { valor: {} }),
  /** Names of all products of a kind in every language; rows of a list may have them in one language alone. */
  nombres: (recurso: 'productos_genericos' | 'productos_acabados') => getList<NombreDeProducto>(lightOf(recurso), { nombre: {} }),
}
