import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { textNames, writableNames, type NameOfKind, type ValuesOf } from '@/shared/resources/resource'

type Generico = typeof productosGenericos
type Acabado = typeof productosAcabados

export type ImagenDeProducto = NameOfKind<Generico, 'image'>
export type TextoDeProducto = NameOfKind<Generico, 'text'>

/** Fields that the form of either kind edits. The generic product of a finished one is none: it is chosen once, when that is made [PA-02]. */
export type ProductoFields = Omit<ValuesOf<Generico> & ValuesOf<Acabado>, 'producto_generico'>

export const TEXTS = textNames(productosGenericos)

/** The texts but the name, as a form has them from its top to its end. */
export const TEXTS_IN_FORM = TEXTS.filter(name => name !== 'nombre')

/** Fields that each kind writes [PE-02, PE-03]. */
export const GENERICO_FIELDS = writableNames(productosGenericos)
export const ACABADO_FIELDS = writableNames(productosAcabados).filter(name => name !== 'producto_generico')
