/** Nouns of a count: "1 icono", "2 iconos". */
export interface CountNoun {
  one: string
  many: string
}

export type Gender = 'm' | 'f'

export interface Noun extends CountNoun {
  gender: Gender
}

export interface Routes {
  list: string
  record: (id: number) => string
}

/** Addresses of a master, whose form opens over the list: `abrir` is the id of the record. */
export const masterRoutes = (list: string): Routes => ({ list, record: id => `${list}?abrir=${id}` })
const pages = (list: string, record: string): Routes => ({ list, record: id => `${record}/${id}` })
const feminine = (one: string, many: string): Noun => ({ one, many, gender: 'f' })
const masculine = (one: string, many: string): Noun => ({ one, many, gender: 'm' })

/**
 * Names of all resources (path in the API, table of the database, type in history and translations), with their nouns and the addresses of
 * list and record, null for records without a page of their own. Separate from the descriptors, because the first page needs the names and
 * not the fields.
 */
export const resourceHeads = {
  magnitudes: { noun: feminine('magnitud', 'magnitudes'), routes: masterRoutes('/maestras/magnitudes') },
  iconos: { noun: masculine('icono', 'iconos'), routes: masterRoutes('/maestras/iconos') },
  familias: { noun: feminine('familia', 'familias'), routes: masterRoutes('/maestras/familias') },
  envases: { noun: masculine('envase', 'envases'), routes: masterRoutes('/maestras/envases') },
  componentes: { noun: masculine('componente químico', 'componentes químicos'), routes: masterRoutes('/maestras/componentes_quimicos') },
  grupos_de_cultivo: { noun: masculine('grupo de cultivo', 'grupos de cultivo'), routes: null },
  cultivos: { noun: masculine('cultivo', 'cultivos'), routes: masterRoutes('/maestras/cultivos') },
  estados_fenologicos: {
    noun: masculine('estado fenológico', 'estados fenológicos'),
    routes: masterRoutes('/maestras/estados_fenologicos'),
  },
  soluciones: { noun: feminine('solución', 'soluciones'), routes: pages('/soluciones/ver', '/soluciones/detalle') },
  productos_genericos: {
    noun: masculine('producto genérico', 'productos genéricos'),
    routes: pages('/productos/genericos/view', '/productos/edit/g'),
  },
  productos_acabados: {
    noun: masculine('producto acabado', 'productos acabados'),
    routes: pages('/productos/acabados/view', '/productos/edit/a'),
  },
  lineas_de_composicion: { noun: feminine('línea de composición', 'líneas de composición'), routes: null },
  como_se_aplica: { noun: feminine('forma de aplicación', 'formas de aplicación'), routes: null },
  ensayos: { noun: masculine('ensayo', 'ensayos'), routes: pages('/ensayos/ver', '/ensayos/detalle') },
  resultados_de_ensayo: { noun: masculine('resultado de ensayo', 'resultados de ensayo'), routes: null },
  adjuntos_de_ensayo: { noun: masculine('adjunto de ensayo', 'adjuntos de ensayo'), routes: null },
  combinaciones_de_productos: { noun: feminine('combinación de productos', 'combinaciones de productos'), routes: null },
}

export type ResourceName = keyof typeof resourceHeads

const isName = (name: string): name is ResourceName => Object.hasOwn(resourceHeads, name)
export const resourceNames: readonly ResourceName[] = Object.keys(resourceHeads).filter(isName)
