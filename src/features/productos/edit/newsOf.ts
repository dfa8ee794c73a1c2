import { draftOf, type LineaDraft } from '@/features/productos/model/composicion'
import { valuesOf, type ProductoValues } from '@/features/productos/model/productoValues'
import type { OpenedProducto } from '@/features/productos/readProducto'
import { lineas } from '@/features/productos/save/childRecords'
import type { NewsOptions, NewsPart } from '@/kits/forms/news/useNews'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'

/** Lines of an open form, and rules for merging them. */
export const lineasOf = ({ lines }: Pick<OpenedProducto, 'lines'>, composicion: readonly LineaDraft[]): NewsPart<LineaDraft> => ({
  opened: draftOf(lines),
  drafts: composicion,
  draftsOf: records => draftOf(records as LineaDeComposicion[]),
  contentOf: lineas.contentOf,
  ...(lineas.merge?.isLike && { isLike: lineas.merge.isLike }),
})

/** Rules for merging saves of other users into the open form of a product [SY-04]. */
export const newsOf = (
  opened: Pick<OpenedProducto, 'lines'>,
  composicion: readonly LineaDraft[],
): Pick<NewsOptions<ProductoValues>, 'toValues' | 'partes'> => ({
  toValues: record => valuesOf(record),
  partes: { lineas_de_composicion: lineasOf(opened, composicion) },
})
