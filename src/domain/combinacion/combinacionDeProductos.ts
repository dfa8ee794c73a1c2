import type { LocaleMap } from '@/domain/locales'

/** Products that a solution combines, and the crops that it is for. */
export interface CombinacionDeProductos {
  id: number
  solucion: number
  productos_genericos: number[]
  productos_acabados: number[]
  cultivos: number[]
  observaciones: LocaleMap
}
export type CombinacionDeProductosInput = Partial<Omit<CombinacionDeProductos, 'id'>> & Pick<CombinacionDeProductos, 'solucion'>
