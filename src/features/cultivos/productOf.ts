import { createSelector } from 'reselect'
import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { productosAcabados as acabadoResource } from '@/shared/resources/productosAcabados'
import { productosGenericos as genericoResource } from '@/shared/resources/productosGenericos'
import { productosAcabados, productosGenericos } from '@/store/catalogues'

interface NamedProduct {
  id: number
  codigo: string
  nombre: LocaleMap
}

const shown = (product: NamedProduct | undefined, addressOf: (id: number) => string) => ({
  name: product ? recordName(product) : '',
  code: product?.codigo ?? '',
  /** Address of the form; undefined until the list is loaded. */
  to: product && addressOf(product.id),
})

type Entities<Product> = Partial<Record<number, Product>>
type Entry = Pick<ComoSeAplica, 'producto_generico' | 'producto_acabado'>

/** Product of an entry, in the default locale: the generic one, else the finished one [CD-05]. */
export const productOf = (
  genericos: Entities<NamedProduct>,
  acabados: Entities<NamedProduct>,
  { producto_generico, producto_acabado }: Entry,
) =>
  producto_generico !== null
    ? shown(genericos[producto_generico], genericoResource.routes.record)
    : shown(acabados[producto_acabado ?? 0], acabadoResource.routes.record)

export const selectProductOf = createSelector(
  [productosGenericos.selectEntities, productosAcabados.selectEntities, (_root: unknown, entry: Entry) => entry],
  productOf,
)
