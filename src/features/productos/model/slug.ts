import { inLocale, type LocaleMap } from '@/shared/locales'

/**
 * Slug of a product's code and Spanish name, as created by the server of this repository (`hacer_slug` of its database): "AB-12" with
 * "Ácido húmico (K₂O)" gives "ab-12-acido-humico-k2o". A contract test compares both [PE-02].
 */
export const slugOf = ({ codigo, nombre }: { codigo: string | null; nombre: LocaleMap }): string =>
  `${codigo ?? ''} ${inLocale(nombre)}`
    .replace(/<\/?su[bp]>/gi, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Public address of a product.
 * @param pattern address with `{slug}`, of the configuration
 */
export const publicAddressOf = (pattern: string, slug: string): string => pattern.replaceAll('{slug}', encodeURIComponent(slug))
