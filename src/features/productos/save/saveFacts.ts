import type { LineaDraft } from '@/features/productos/model/composicion'
import type { ProductoFields } from '@/features/productos/model/productoFields'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import type { ProductoRecord, Tipo } from '@/features/productos/productTypes'
import type { OpenedProducto } from '@/features/productos/readProducto'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { OverwriteConsent } from '@/store/sequences/step'
import type { ImageFacts } from '@/store/images'
import { emptyLedger, type Ledger } from '@/store/sequences/childRecords/ledger'
import { noAttempts, type RecordFacts } from '@/store/sequences/recordStep'

export interface SaveInput extends OverwriteConsent {
  tipo: Tipo
  id: number
  values: ProductoValues
  composicion: readonly LineaDraft[]
  /** Product on the server when the form was opened. */
  record: ProductoRecord
  lines: readonly LineaDeComposicion[]
}

/** Fields of a line, and of an entry, in requests. */
export type Linea = Omit<LineaDraft, 'id'>
export type Entrada = Pick<ComoSeAplica, 'estado_fenologico'>

export interface SaveFacts extends ImageFacts, RecordFacts<ProductoRecord, Partial<ProductoFields>> {
  lineas: Ledger<Linea>
  entradas: Ledger<Entrada>
  /** Product on the server after the save, if the form stays open. */
  reread: OpenedProducto | null
}

export const noFacts = (id: number): SaveFacts => ({
  id,
  images: {},
  ...noAttempts,
  lineas: emptyLedger,
  entradas: emptyLedger,
  reread: null,
})
