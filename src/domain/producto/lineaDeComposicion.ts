import type { DeUnProducto } from '@/domain/producto/producto'
import type { LocaleMap } from '@/domain/locales'

/** A line of a product's composition: a component with its quantities, or free text [CO-02]. */
export interface LineaDeComposicion extends DeUnProducto {
  id: number
  componente: number | null
  cantidad_1: number | null
  magnitud_1: number | null
  cantidad_2: number | null
  magnitud_2: number | null
  /** The index of its name in `SOLUBILIDADES`, 0 to 4 [CO-06]. */
  solubilidad: number
  valor: LocaleMap
  orden: number
}
export type LineaDeComposicionInput = Partial<Omit<LineaDeComposicion, 'id'>>
