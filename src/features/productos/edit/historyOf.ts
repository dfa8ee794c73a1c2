import { nanoid, type Dispatch } from '@reduxjs/toolkit'
import { lineaDraftOf, type LineaDraft } from '@/features/productos/model/composicion'
import type { PartTarget, RecordHistory } from '@/kits/history/views/target'
import { productTypes, type ProductoRecord } from '@/features/productos/productTypes'
import { composicionReplaced, type ProductoState } from '@/features/productos/slice'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'

/** History target of a product: its lines and images, besides the form's fields [HI-03]. */
export const historyOf = (
  { formId, tipo, composicion }: ProductoState,
  { imagen_catalogo, imagen_modo_de_accion }: ProductoRecord,
  dispatch: Dispatch,
): RecordHistory => {
  const lines: PartTarget<LineaDraft> = {
    drafts: composicion,
    make: fields => ({ ...lineaDraftOf(fields as unknown as LineaDeComposicion), id: nanoid() }),
    lay: drafts => dispatch(composicionReplaced({ formId, composicion: [...drafts] })),
  }
  return { tipo: productTypes[tipo].resource, saved: { imagen_catalogo, imagen_modo_de_accion }, partes: { lineas_de_composicion: lines } }
}
