import type { DeUnProducto } from '@/domain/producto/producto'
import type { LocaleMap } from '@/domain/locales'

/** How a product is applied to a crop in one of its stages. */
export interface ComoSeAplica extends DeUnProducto {
  id: number
  /** The index of its name in `APPLICATION_MODES`, 0 to 2 [CD-05]. */
  modo_de_aplicacion: number
  momento_de_aplicacion: LocaleMap
  dosis: string
  objetivo: LocaleMap
  estado_fenologico: number
}
export type ComoSeAplicaInput = Partial<Omit<ComoSeAplica, 'id'>> & Pick<ComoSeAplica, 'estado_fenologico'>
