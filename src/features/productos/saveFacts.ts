import type { LineaDraft } from '@/domain/composicion'
import type { LineaDeComposicion } from '@/domain/lineaDeComposicion'
import type { ProductoFields, ProductoValues } from '@/domain/productoValues'
import type { ProductoRecord, Tipo } from '@/features/productos/kinds'
import type { ImageFacts } from '@/store/images'

export interface SaveInput {
  tipo: Tipo
  id: number
  values: ProductoValues
  composicion: readonly LineaDraft[]
  /** What the server held when the form opened. */
  record: ProductoRecord
  lines: readonly LineaDeComposicion[]
  /** The version that the user has seen and writes over; null before any. */
  seen: string | null
}

export interface SaveFacts extends ImageFacts {
  /** What was sent of the product, try by try: it may be there although no answer came. */
  sent: Partial<ProductoFields>[]
  /** The stages of the product as the server has saved it. */
  estados: number[]
  /** The lines that were there when the first try came to them: they give way. null before. */
  replaced: number[] | null
  /** By the draft's id, the line that was made of it. */
  created: Record<string, number>
  /** How often something was made and deleted again: the server would take a key that it knows for the first time once more. */
  remade: Record<string, number>
}

export const noFacts = (id: number): SaveFacts => ({ id, images: {}, sent: [], estados: [], replaced: null, created: {}, remade: {} })

export const remadeMore = (counts: SaveFacts['remade'], item: string): SaveFacts['remade'] => ({
  ...counts,
  [item]: (counts[item] ?? 0) + 1,
})
