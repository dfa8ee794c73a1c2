type Operation = 'list' | 'create' | 'read' | 'update' | 'remove'

interface Shape {
  /** Writable members, with their defaults in a new record. */
  fields: Record<string, unknown>
  images?: readonly string[]
  /** The image can be replaced but not deleted: an attachment without an image is invalid. */
  imagesStay?: boolean
  required?: readonly string[]
  uniqueCode?: boolean
  hasSlug?: boolean
  light?: readonly string[]
  filters?: readonly string[]
  /** Members of which exactly one has a value. */
  owners?: readonly string[]
  operations?: readonly Operation[]
}

/** Default of a name: stored without line breaks and outer white space. */
export const NAME: object = {}

const producto = {
  codigo: '',
  nombre: NAME,
  descripcion: {},
  descripcion2: {},
  caracteristicas: {},
  aplicaciones: {},
  observaciones: {},
  modo_de_accion: {},
  seo_title: {},
  seo_description: {},
  seo_imagen_catalogo_alt: {},
  id_hexadecimal: '',
  familia: null,
  iconos: [],
  estados_fenologicos: [],
  activo: true,
  ecologico: false,
}
const deUnProducto = { producto_generico: null, producto_acabado: null }
const productOwners = Object.keys(deUnProducto)
const productImages = ['imagen_catalogo', 'imagen_modo_de_accion']
const imagen = ['imagen']
const textos = { nombre: NAME, descripcion: {} }

const shape = (each: Shape) => each

/** Resources of the contract. The table is independent of the server's, so that it can be used to check the server. */
export const shapes = {
  magnitudes: shape({ fields: { valor: NAME } }),
  iconos: shape({ fields: textos, images: imagen }),
  familias: shape({ fields: { ...textos, color: '', prioridad: 0 }, images: imagen }),
  envases: shape({ fields: { valor: NAME, magnitud: null }, images: imagen }),
  componentes: shape({ fields: { nombre: NAME } }),
  grupos_de_cultivo: shape({ fields: { nombre: '' }, operations: ['list', 'read'] }),
  paises: shape({ fields: {}, operations: ['list'] }),
  cultivos: shape({ fields: { nombre: NAME, grupo_de_cultivo: null }, images: ['imagen', 'imagen_icono'] }),
  estados_fenologicos: shape({ fields: { nombre: NAME, cultivo: null, orden: 0 }, images: imagen, required: ['cultivo'] }),
  productos_genericos: shape({
    fields: { ...producto, prioridad: 0 },
    images: productImages,
    required: ['codigo'],
    uniqueCode: true,
    hasSlug: true,
    light: ['codigo', 'nombre', 'familia', 'activo', 'ecologico', 'prioridad'],
  }),
  productos_acabados: shape({
    fields: { ...producto, producto_generico: null, paises: [], empresa: '', internacional: false, envases: [] },
    images: productImages,
    hasSlug: true,
    light: ['codigo', 'nombre', 'producto_generico', 'paises', 'familia', 'empresa', 'activo', 'ecologico'],
  }),
  lineas_de_composicion: shape({
    fields: {
      ...{ componente: null, cantidad_1: null, magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0 },
      ...{ valor: {}, orden: 0, ...deUnProducto },
    },
    owners: productOwners,
    filters: productOwners,
    operations: ['list', 'create', 'read', 'remove'],
  }),
  como_se_aplica: shape({
    fields: { modo_de_aplicacion: 0, momento_de_aplicacion: {}, dosis: '', objetivo: {}, estado_fenologico: null, ...deUnProducto },
    required: ['estado_fenologico'],
    owners: productOwners,
    filters: [...productOwners, 'estado_fenologico'],
  }),
  ensayos: shape({
    fields: {
      ...{ codigo: '', nombre: NAME, fecha: null, pais: null, cultivo: null, roi: null },
      ...{ descripcion: {}, dosis: {}, momento_de_aplicacion: {}, productos: [] },
    },
    images: imagen,
    required: ['codigo'],
    uniqueCode: true,
  }),
  resultados_de_ensayo: shape({
    fields: { ensayo: null, orden: 0, valor: null, magnitud: null, descripcion: {} },
    required: ['ensayo'],
    filters: ['ensayo'],
    operations: ['list', 'create', 'read', 'remove'],
  }),
  adjuntos_de_ensayo: shape({
    fields: { ensayo: null, orden: 0, descripcion: {} },
    images: imagen,
    imagesStay: true,
    required: ['ensayo'],
    filters: ['ensayo'],
  }),
}

export type List = keyof typeof shapes

export const lists = Object.keys(shapes) as List[]

/** List of the records that a member references, one or several. Countries are missing, because they have no ids. */
export const references: Record<string, List> = {
  magnitud: 'magnitudes',
  magnitud_1: 'magnitudes',
  magnitud_2: 'magnitudes',
  componente: 'componentes',
  familia: 'familias',
  iconos: 'iconos',
  envases: 'envases',
  estados_fenologicos: 'estados_fenologicos',
  estado_fenologico: 'estados_fenologicos',
  cultivo: 'cultivos',
  grupo_de_cultivo: 'grupos_de_cultivo',
  productos: 'productos_genericos',
  producto_generico: 'productos_genericos',
  producto_acabado: 'productos_acabados',
  ensayo: 'ensayos',
}

/** True if records of the list are parts of the record in `member`: they are deleted with it and never block its deletion. */
export const isPart = (list: List, member: string): boolean =>
  (shapes[list].owners ?? []).includes(member) || (['resultados_de_ensayo', 'adjuntos_de_ensayo'].includes(list) && member === 'ensayo')
