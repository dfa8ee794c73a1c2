import { storedCode } from '@/shared/code'
import { zeroToNull } from '@/features/productos/model/zeroToNull'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { hasText, type LocaleMap } from '@/shared/locales'
import { ACABADO_FIELDS, TEXTS, type ImagenDeProducto, type ProductoFields } from '@/features/productos/model/productoFields'
import { productosAcabados, type ProductoAcabado } from '@/shared/resources/productosAcabados'
import { productosGenericos, type ProductoGenerico } from '@/shared/resources/productosGenericos'
import { blankOf } from '@/shared/resources/records'
import type { InputOf } from '@/shared/resources/resource'

/** Prefix of a copy's name, in every language with a name [PA-05]. */
const DUPLICATE_PREFIX = 'DUPLICADO '

/** Values of a product's form. Fields of the other kind of product keep blank values. */
export interface ProductoValues extends ProductoFields, Record<ImagenDeProducto, ImageDraft> {}

const blankFields = (): ProductoFields => {
  const { producto_generico: _generico, ...acabado } = blankOf(productosAcabados)
  return { ...blankOf(productosGenericos), ...acabado }
}

/** Form values of a record. */
export const valuesOf = (record: Partial<ProductoFields>): ProductoValues => {
  const blank = blankFields()
  const known = Object.fromEntries(
    Object.keys(blank).flatMap(field => (field in record ? [[field, record[field as keyof ProductoFields]]] : [])),
  )
  return { ...blank, ...known, imagen_catalogo: KEEP, imagen_modo_de_accion: KEEP }
}

/** Request body of a save: fields of the kind, the code as stored, null for no selection [PE-05]. */
export const inputOf = (fields: readonly (keyof ProductoFields)[], values: Partial<ProductoFields>): Partial<ProductoFields> => {
  const sent: Partial<ProductoFields> = {
    ...values,
    ...(values.codigo !== undefined && { codigo: storedCode(values.codigo) }),
    familia: zeroToNull(values.familia ?? null),
    empresa: values.empresa || null,
  }
  return Object.fromEntries(fields.map(field => [field, sent[field]]))
}

/** Texts in the language of the selector. */
export const textsOf = (values: ProductoValues): LocaleMap[] => TEXTS.map(text => values[text])

/** Request body of a finished product made from a generic one, with its id [PA-02]. */
export const acabadoFrom = (generico: ProductoGenerico): InputOf<typeof productosAcabados> => ({
  ...inputOf(ACABADO_FIELDS, { ...blankFields(), ...generico }),
  codigo: storedCode(generico.codigo),
  activo: true,
  producto_generico: generico.id,
})

/** Request body of a copy: the source's fields, with "DUPLICADO " before each name that is not empty [PA-04, PA-05]. */
export const duplicateOf = (source: ProductoAcabado): InputOf<typeof productosAcabados> => ({
  ...Object.fromEntries(ACABADO_FIELDS.map(field => [field, source[field]])),
  codigo: storedCode(source.codigo),
  producto_generico: source.producto_generico,
  nombre: Object.fromEntries(
    Object.entries(source.nombre).map(([locale, name]) => [locale, hasText(source.nombre, locale) ? DUPLICATE_PREFIX + name : name]),
  ),
})
