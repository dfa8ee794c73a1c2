import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { textNames, writableNames, type NameOfKind, type ValuesOf } from '@/shared/resources/resource'

type Generico = typeof productosGenericos
type Acabado = typeof productosAcabados

export type ImagenDeProducto = NameOfKind<Generico, 'image'>
export const IMAGES: readonly ImagenDeProducto[] = ['imagen_catalogo', 'imagen_modo_de_accion']
export type TextoDeProducto = NameOfKind<Generico, 'text'>

/** Fields edited in the form of either kind, without the generic product of a finished one, which is only set at the creation [PA-02]. */
export type ProductoFields = Omit<ValuesOf<Generico> & ValuesOf<Acabado>, 'producto_generico'>

export const TEXTS = textNames(productosGenericos)

/** Texts except the name, in the order of the form. */
export const TEXTS_IN_FORM = TEXTS.filter(name => name !== 'nombre')

/** Fields that each kind writes [PE-02, PE-03]. */
export const GENERICO_FIELDS = writableNames(productosGenericos)
export const ACABADO_FIELDS = writableNames(productosAcabados).filter(name => name !== 'producto_generico')
