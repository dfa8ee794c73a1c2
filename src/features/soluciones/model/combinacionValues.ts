import { changedFields } from '@/kits/drafts/model/changesIn'
import { hasText } from '@/shared/locales'
import { combinacionesDeProductos, type CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { blankOf } from '@/shared/resources/records'

/** Values of a combination that its card edits. */
export type CombinacionValues = Pick<CombinacionDeProductos, 'productos_genericos' | 'cultivos' | 'observaciones'>

export const toCombinacionValues = ({ productos_genericos, cultivos, observaciones }: CombinacionDeProductos): CombinacionValues => ({
  productos_genericos,
  cultivos,
  observaciones,
})

/** True if the typed values differ from the saved ones, the order of products and crops included [CB-03, CB-04]. */
export const isCombinacionChanged = (saved: CombinacionValues, typed: CombinacionValues): boolean =>
  changedFields(saved, typed, true).length > 0

type Acabados = Pick<CombinacionDeProductos, 'productos_acabados'>

/** True if a combination has no products of either kind and no remarks in the default locale: a save deletes the combination [CB-04]. */
export const isCombinacionEmpty = ({ productos_genericos, observaciones }: CombinacionValues, { productos_acabados }: Acabados): boolean =>
  productos_genericos.length === 0 && productos_acabados.length === 0 && !hasText(observaciones)

/** True if a combination has no content at all, including crops and remarks in other languages. */
export const isCombinacionBlank = (values: CombinacionValues, { productos_acabados }: Acabados): boolean =>
  productos_acabados.length === 0 && !isCombinacionChanged(blankOf(combinacionesDeProductos), values)
