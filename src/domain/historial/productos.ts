import { QUANTITY_DECIMALS } from '@/domain/constants'
import {
  frase,
  imagen,
  linea,
  lista,
  numero,
  opciones,
  referencia,
  siNo,
  texto,
  type Campos,
  type Tipo,
  type TipoDeParte,
} from '@/domain/historial/campo'
import { APPLICATION_MODES } from '@/shared/resources/comoSeAplica'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'

const compartidos: Campos = {
  codigo: frase('Código'),
  id_hexadecimal: frase('Id hexadecimal'),
  nombre: linea('Nombre'),
  descripcion2: linea('Título'),
  familia: referencia('Familia', 'familias'),
  activo: { clase: 'opcion', label: 'Estado', palabras: { true: 'activo', false: 'inactivo' } },
  ecologico: siNo('Ecológico'),
  descripcion: texto('Descripción'),
  caracteristicas: texto('Características'),
  aplicaciones: texto('Aplicaciones'),
  modo_de_accion: texto('Modo de acción'),
  observaciones: texto('Observaciones'),
  iconos: lista('Iconos', 'iconos', 'icono', 'iconos'),
  estados_fenologicos: lista('Cultivos', 'estados_fenologicos', 'estado', 'estados'),
  imagen_catalogo: imagen('Imagen de catálogo'),
  imagen_modo_de_accion: imagen('Imagen de modo de acción'),
  seo_title: linea('Título SEO'),
  seo_description: texto('Descripción SEO'),
  seo_imagen_catalogo_alt: linea('Texto alternativo de la imagen de catálogo'),
  slug: frase('Slug'),
}

const productos_genericos: Tipo = { nombre: 'Producto genérico', campos: { ...compartidos, prioridad: numero('Prioridad') } }

const productos_acabados: Tipo = {
  nombre: 'Producto acabado',
  campos: {
    ...compartidos,
    producto_generico: referencia('Producto genérico', 'productos_genericos'),
    internacional: siNo('Internacional'),
    empresa: frase('Empresa'),
    envases: lista('Envases', 'envases', 'envase', 'envases'),
    paises: lista('Países asociados', 'paises', 'país', 'países'),
  },
}

const duenos = ['producto_generico', 'producto_acabado']

const lineas_de_composicion: TipoDeParte = {
  ...{ nombre: 'Línea de composición', label: 'Composición', one: 'línea', many: 'líneas', isFeminine: true, duenos },
  identidad: [['componente'], ['componente', 'orden']],
  campos: {
    componente: referencia('Componente', 'componentes'),
    solubilidad: opciones('Solubilidad', SOLUBILIDADES),
    cantidad_1: numero('Cantidad 1', QUANTITY_DECIMALS),
    magnitud_1: referencia('Magnitud 1', 'magnitudes'),
    cantidad_2: numero('Cantidad 2', QUANTITY_DECIMALS),
    magnitud_2: referencia('Magnitud 2', 'magnitudes'),
    valor: texto('Texto'),
    orden: numero('Orden'),
  },
}

const como_se_aplica: TipoDeParte = {
  nombre: 'Forma de aplicación',
  ...{ label: 'Cómo se aplica', one: 'forma de aplicación', many: 'formas de aplicación', isFeminine: true, duenos },
  identidad: [['estado_fenologico']],
  campos: {
    estado_fenologico: referencia('Estado fenológico', 'estados_fenologicos'),
    modo_de_aplicacion: opciones('Modo de aplicación', APPLICATION_MODES),
    objetivo: texto('Objetivo'),
    momento_de_aplicacion: texto('Momento de aplicación'),
    dosis: frase('Dosis'),
  },
}

export const deProductos = { productos_genericos, productos_acabados }
export const partesDeProductos = { lineas_de_composicion, como_se_aplica }
