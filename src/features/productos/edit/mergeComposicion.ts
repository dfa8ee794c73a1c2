import { draftOf, linesOf } from '@/features/productos/model/composicion'
import { lineasOf } from '@/features/productos/edit/newsOf'
import { ownerOf } from '@/features/productos/productTypes'
import type { OpenedProducto } from '@/features/productos/readProducto'
import type { ProductoState } from '@/features/productos/slice'
import { mergeDraftParts } from '@/kits/drafts/model/mergeDraftParts'
import type { MergeParts } from '@/kits/drafts/openForms'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'

/** Merges the lines of a recovered draft with those of the form [DR-04]. */
export const mergeComposicion =
  ({ tipo, composicion }: ProductoState, opened: OpenedProducto): MergeParts =>
  ({ openedParts, parts }, wasSaving) => {
    const { lines } = openedParts as Partial<Pick<OpenedProducto, 'lines'>>
    const { composicion: drafts } = parts as Partial<Pick<ProductoState, 'composicion'>>
    // Older drafts have no composition.
    if (!lines || !drafts) return { openedParts, parts, clashes: [] }
    const options = { resource: lineasDeComposicion.name, wasSaving }
    const merged = mergeDraftParts({ opened: draftOf(lines), drafts }, lineasOf(opened, composicion), options)
    return {
      openedParts: { lines: linesOf(merged.opened, ownerOf(tipo, opened.record.id)) },
      parts: { composicion: merged.drafts },
      clashes: merged.clashes,
    }
  }
