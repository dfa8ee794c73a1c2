import { useFormikContext } from 'formik'
import { inLocale } from '@/shared/locales'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import { publicAddressOf, slugOf } from '@/features/productos/model/slug'
import type { ProductoRecord } from '@/features/productos/productTypes'
import { selectConfiguration } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'

interface Direccion {
  /** The product's public address as it is saved. */
  href: string
  /** Slug and sentence of the save's effect on the address; null while code and name are as saved. */
  change: { slug: string | null; text: string } | null
}

/**
 * The public address of a product and how a save of what is typed changes it. A record whose slug is not that of its own code and name
 * comes from an API with another rule: there nothing is predicted [PE-10].
 */
export const useDireccion = (record: ProductoRecord): Direccion => {
  const { publicProductUrl } = useAppSelector(selectConfiguration)
  const { values, initialValues } = useFormikContext<ProductoValues>()
  const hrefOf = (slug: string) => publicAddressOf(publicProductUrl, slug)
  const href = hrefOf(record.slug)
  const slug = slugOf(values)
  if (slugOf(initialValues) === record.slug)
    return { href, change: slug === record.slug ? null : { slug, text: `La dirección pública pasará a ser ${hrefOf(slug)}` } }
  const isSame = values.codigo === initialValues.codigo && inLocale(values.nombre) === inLocale(initialValues.nombre)
  return { href, change: isSame ? null : { slug: null, text: 'La dirección pública puede cambiar al guardar' } }
}
