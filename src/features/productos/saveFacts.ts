import type { LineaDraft } from '@/domain/composicion'
import type { LineaDeComposicion } from '@/domain/lineaDeComposicion'
import type { ProductoFields, ProductoValues } from '@/domain/productoValues'
import type { ProductoRecord, Tipo } from '@/features/productos/kinds'
import type { Opened } from '@/features/productos/readProducto'
import type { ImageFacts } from '@/store/images'
import { noReplacement, type ReplaceFacts } from '@/store/sequences/replaceStep'

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

export interface SaveFacts extends ImageFacts, ReplaceFacts<LineaDeComposicion, LineaDraft> {
  /** What was sent of the product, try by try: it may be there although no answer came. */
  sent: Partial<ProductoFields>[]
  /** The stages of the product as the server has saved it. */
  estados: number[]
  /** What the server holds once all is saved, where the form stays open. */
  reread: Opened | null
}

export const noFacts = (id: number): SaveFacts => ({ id, images: {}, sent: [], estados: [], reread: null, ...noReplacement })
