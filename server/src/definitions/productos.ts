import { define } from './definition'
import {
  boolean,
  code,
  countries,
  generated,
  image,
  integer,
  listOf,
  map,
  optionalCode,
  optionalText,
  reference,
  text,
  type ColumnField,
} from './fields'

/** What both kinds of product have, in the contract's order [PE-02]. */
const shared = <Codigo extends ColumnField>(codigo: Codigo) => ({
  codigo,
  nombre: map,
  descripcion: map,
  descripcion2: map,
  caracteristicas: map,
  aplicaciones: map,
  observaciones: map,
  modo_de_accion: map,
  seo_title: map,
  seo_description: map,
  seo_imagen_catalogo_alt: map,
  id_hexadecimal: text,
  slug: generated,
  familia: reference('familias'),
  iconos: listOf('iconos'),
  estados_fenologicos: listOf('estados_fenologicos'),
  activo: boolean,
  ecologico: boolean,
  imagen_catalogo: image,
  imagen_modo_de_accion: image,
})

/** A generic product alone has a priority [PE-03]. */
export const productosGenericos = define({
  table: 'productos_genericos',
  path: '/api/productos_genericos/',
  subject: 'El producto genérico',
  counted: { one: 'producto genérico', many: 'productos genéricos' },
  fields: { ...shared(code), prioridad: integer() },
  required: ['codigo'],
  unique: { codigo: 'Ya existe un producto genérico con este código.' },
  light: ['codigo', 'nombre', 'familia', 'activo', 'ecologico', 'prioridad'],
})

/** [PE-03] A code may come more than once: a duplicate keeps its own. */
export const productosAcabados = define({
  table: 'productos_acabados',
  path: '/api/productos_acabados/',
  subject: 'El producto acabado',
  counted: { one: 'producto acabado', many: 'productos acabados' },
  fields: {
    ...shared(optionalCode),
    producto_generico: reference('productos_genericos'),
    paises: countries,
    empresa: optionalText,
    internacional: boolean,
    envases: listOf('envases'),
  },
  light: ['codigo', 'nombre', 'producto_generico', 'paises', 'familia', 'empresa', 'activo', 'ecologico'],
})
