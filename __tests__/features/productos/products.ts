import { blankContent } from '@/features/productos/model/lineaContent'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ProductoAcabado } from '@/shared/resources/productosAcabados'
import type { ProductoGenerico } from '@/shared/resources/productosGenericos'

const shared = {
  codigo: 'G-1',
  nombre: { es_ES: 'Zinc', en_US: 'Zinc', fr_FR: '' },
  descripcion: { es_ES: 'Corrige' },
  descripcion2: {},
  caracteristicas: {},
  aplicaciones: {},
  observaciones: {},
  modo_de_accion: {},
  seo_title: {},
  seo_description: {},
  seo_imagen_catalogo_alt: {},
  id_hexadecimal: 'ff',
  slug: 'g-1-zinc',
  familia: 3,
  iconos: [1, 2],
  estados_fenologicos: [51, 52],
  activo: false,
  ecologico: true,
  imagen_catalogo: 'http://images.test/1.png',
  imagen_modo_de_accion: null,
}

export const generico = (changes: Partial<ProductoGenerico> = {}): ProductoGenerico & Record<string, unknown> => ({
  id: 7,
  ...shared,
  prioridad: 5,
  ...changes,
})

export const acabado = (changes: Partial<ProductoAcabado> = {}): ProductoAcabado & Record<string, unknown> => ({
  id: 8,
  ...shared,
  codigo: '10100',
  producto_generico: 7,
  paises: ['ES', 'pt'],
  empresa: 'NC',
  internacional: false,
  envases: [4],
  imagen_modo_de_accion: 'http://images.test/2.png',
  ...changes,
})

export const linea = (id: number, orden: number, owner: Partial<LineaDeComposicion>): LineaDeComposicion & Record<string, unknown> => ({
  ...blankContent(),
  id,
  orden,
  componente: id,
  cantidad_1: 1.5,
  producto_generico: null,
  producto_acabado: null,
  ...owner,
})

export const entrada = (id: number, estado: number, owner: Partial<ComoSeAplica>): ComoSeAplica & Record<string, unknown> => ({
  id,
  estado_fenologico: estado,
  modo_de_aplicacion: 2,
  momento_de_aplicacion: { es_ES: 'al alba' },
  dosis: '2 L/ha',
  objetivo: {},
  producto_generico: null,
  producto_acabado: null,
  ...owner,
})
