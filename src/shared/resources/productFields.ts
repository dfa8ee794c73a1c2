import { flag, generated, image, line, name, optionalOwner, plainText, reference, references, text } from '@/shared/resources/fields'

/** Fields of generic and of finished products after their code, which only generic products require [PE-02]. */
export const productFields = {
  id_hexadecimal: plainText('Id hexadecimal'),
  nombre: name('Nombre'),
  descripcion2: line('Título'),
  familia: reference('Familia', 'familias'),
  activo: flag('Estado', true, { yes: 'activo', no: 'inactivo' }),
  ecologico: flag('Ecológico'),
  descripcion: text('Descripción'),
  caracteristicas: text('Características'),
  aplicaciones: text('Aplicaciones'),
  modo_de_accion: text('Modo de acción'),
  observaciones: text('Observaciones'),
  iconos: references('Iconos', 'iconos', { one: 'icono', many: 'iconos' }),
  estados_fenologicos: references('Cultivos', 'estados_fenologicos', { one: 'estado', many: 'estados' }),
  imagen_catalogo: image('Imagen de catálogo', 'imagen'),
  imagen_modo_de_accion: image('Imagen de modo de acción', 'imagen'),
  seo_title: line('Título SEO'),
  seo_description: text('Descripción SEO'),
  seo_imagen_catalogo_alt: line('Texto alternativo de la imagen de catálogo'),
  slug: generated('Slug'),
}

/** Product of a record: exactly one of the two members is set [CO-07]. */
export const productOwners = {
  producto_generico: optionalOwner('Producto genérico', 'productos_genericos'),
  producto_acabado: optionalOwner('Producto acabado', 'productos_acabados'),
}
export const PRODUCT_OWNERS = ['producto_generico', 'producto_acabado'] as const
export type ProductOwners = Record<(typeof PRODUCT_OWNERS)[number], number | null>
export const oneProduct = {
  members: PRODUCT_OWNERS,
  sentence: 'Debe indicar un producto genérico o un producto acabado, y solo uno de los dos.',
}
