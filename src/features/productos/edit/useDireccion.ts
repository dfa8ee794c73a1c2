import { useFormikContext } from 'formik'
import { inLocale } from '@/shared/locales'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import { publicAddressOf, slugOf } from '@/features/productos/model/slug'
import type { ProductoRecord } from '@/features/productos/productTypes'
import { selectConfiguration } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'

interface Direccion {
  /** Public address of the saved product; null without a slug, which code and Spanish name give. */
  href: string | null
  /** Effect of a save on the address: slug (null if unknown) and sentence; null while code and name are unchanged. */
  change: { slug: string | null; text: string } | null
}

/**
 * Public address of a product, and the effect of a save on it. A record whose slug does not match its code and name comes from an API with
 * another rule: no slug is predicted [PE-10].
 */
export const useDireccion = (record: ProductoRecord): Direccion => {
  const { publicProductUrl } = useAppSelector(selectConfiguration)
  const { values, initialValues } = useFormikContext<ProductoValues>()
  const hrefOf = (slug: string) => publicAddressOf(publicProductUrl, slug)
  const href = record.slug ? hrefOf(record.slug) : null
  const slug = slugOf(values)
  const text = slug ? `La dirección pública pasará a ser ${hrefOf(slug)}` : 'Sin código ni nombre no tendrá dirección pública'
  if (slugOf(initialValues) === record.slug) return { href, change: slug === record.slug ? null : { slug, text } }
  const isSame = values.codigo === initialValues.codigo && inLocale(values.nombre) === inLocale(initialValues.nombre)
  return { href, change: isSame ? null : { slug: null, text: 'La dirección pública puede cambiar al guardar' } }
}
