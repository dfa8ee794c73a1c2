import type { Page } from 'playwright-core'
import { choose } from '@test/support/pages'

type Api = (method: string, path: string, body?: unknown) => Promise<unknown>

/** What the requirements say of one master screen, to the letter, and how to fill its form. */
export interface MasterPage {
  /** As in the route. */
  route: string
  api: string
  list: string
  add: string
  new: string
  /** Field of the record whose text is its name, and that of the form. */
  name: { field: 'nombre' | 'valor'; label: string }
  columns: readonly string[]
  /** Fills the other fields. */
  fill: (page: Page) => Promise<unknown>
  /** What the server holds of them then. */
  filled: Record<string, unknown>
  /** Cells of the row, after that of the name. */
  cells: readonly string[]
  /** Labels by property. */
  images: Record<string, string>
  confirm: 'Guardar' | 'Aceptar'
  saved: string
  deleted: string
  /** The question of a record named «X». */
  question: string
  /** Makes a record that refers to this one, and what its deletion is refused with then; null where nothing ever holds it. */
  held: { by: (api: Api, id: number) => Promise<unknown>; detail: string } | null
  /** What a record cannot be without. */
  needs?: (api: Api) => Promise<Record<string, unknown>>
}

const nothing = () => Promise.resolve()
const fillIn = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)
const select = (label: string, option: string) => (page: Page) => choose(page.getByLabel(label, { exact: true }), option)
const product = (fields: Record<string, unknown>) => ({ codigo: `retiene ${JSON.stringify(fields)}`, ...fields })

export const masterPages: readonly MasterPage[] = [
  {
    route: 'familias',
    api: '/api/familias/',
    list: 'Familias',
    add: 'Añadir familia',
    new: 'Nueva familia',
    name: { field: 'nombre', label: 'Nombre familia' },
    columns: ['Imagen', 'Nombre', 'Prioridad'],
    fill: async page => {
      await fillIn('Color familia', '#12ab34')(page)
      await fillIn('Prioridad', '7')(page)
      await fillIn('Descripción familia', 'Lo que es')(page)
    },
    filled: { color: '#12ab34', prioridad: 7, descripcion: { es_ES: 'Lo que es' } },
    cells: ['7'],
    images: { imagen: 'Imagen de la familia' },
    confirm: 'Guardar',
    saved: 'Familia guardada con éxito',
    deleted: 'Familia eliminada con éxito',
    question: '¿Desea eliminar la familia X?',
    held: {
      by: (api, familia) => api('POST', '/api/productos_genericos/', product({ familia })),
      detail: 'La familia se usa en 1 producto genérico',
    },
  },
  {
    route: 'iconos',
    api: '/api/iconos/',
    list: 'Iconos',
    add: 'Añadir icono',
    new: 'Nuevo icono',
    name: { field: 'nombre', label: 'Nombre icono' },
    columns: ['Imagen', 'Nombre'],
    fill: fillIn('Descripción icono', 'Lo que es'),
    filled: { descripcion: { es_ES: 'Lo que es' } },
    cells: [],
    images: { imagen: 'Imagen icono' },
    confirm: 'Guardar',
    saved: 'Icono guardado con éxito',
    deleted: 'Icono eliminado con éxito',
    question: '¿Desea eliminar el icono X?',
    held: {
      by: (api, icono) => api('POST', '/api/productos_genericos/', product({ iconos: [icono] })),
      detail: 'El icono se usa en 1 producto genérico',
    },
  },
  {
    route: 'envases',
    api: '/api/envases/',
    list: 'Envases',
    add: 'Añadir envase',
    new: 'Nuevo envase',
    name: { field: 'valor', label: 'Nombre envase' },
    columns: ['Imagen', 'Valor', 'Magnitud'],
    fill: select('Magnitud', 'kg'),
    filled: { magnitud: expect.any(Number) },
    cells: ['kg'],
    images: { imagen: 'Imagen del envase' },
    confirm: 'Guardar',
    saved: 'Envase guardado con éxito',
    deleted: 'Envase eliminado con éxito',
    question: '¿Desea eliminar el envase X?',
    held: {
      by: (api, envase) => api('POST', '/api/productos_acabados/', product({ envases: [envase] })),
      detail: 'El envase se usa en 1 producto acabado',
    },
  },
  {
    route: 'componentes_quimicos',
    api: '/api/componentes/',
    list: 'Componentes químicos',
    add: 'Añadir componente químico',
    new: 'Nuevo componente químico',
    name: { field: 'nombre', label: 'Nombre componente químico' },
    columns: ['Nombre'],
    fill: nothing,
    filled: {},
    cells: [],
    images: {},
    confirm: 'Guardar',
    saved: 'Componente guardado con éxito',
    deleted: 'Componente eliminado con éxito',
    question: '¿Desea eliminar el componente químico X?',
    held: {
      by: async (api, componente) => {
        const made = (await api('POST', '/api/productos_genericos/', product({ componente }))) as { id: number }
        return api('POST', '/api/lineas_de_composicion/', { componente, producto_generico: made.id })
      },
      detail: 'El componente químico se usa en 1 línea de composición',
    },
  },
  {
    route: 'magnitudes',
    api: '/api/magnitudes/',
    list: 'Magnitudes',
    add: 'Añadir magnitud',
    new: 'Nueva magnitud',
    name: { field: 'valor', label: 'Valor magnitud' },
    columns: ['Valor'],
    fill: nothing,
    filled: {},
    cells: [],
    images: {},
    confirm: 'Guardar',
    saved: 'Magnitud guardada con éxito',
    deleted: 'Magnitud eliminada con éxito',
    question: '¿Desea eliminar la magnitud X?',
    held: {
      by: (api, magnitud) => api('POST', '/api/envases/', { valor: {}, magnitud }),
      detail: 'La magnitud se usa en 1 envase',
    },
  },
  {
    route: 'cultivos',
    api: '/api/cultivos/',
    list: 'Cultivos',
    add: 'Añadir cultivo',
    new: 'Nuevo cultivo',
    name: { field: 'nombre', label: 'Nombre cultivo' },
    columns: ['Imagen', 'Nombre', 'Grupo de cultivo'],
    fill: select('Grupo de cultivo', 'Cítricos'),
    filled: { grupo_de_cultivo: expect.any(Number) },
    cells: ['Cítricos'],
    images: { imagen: 'Imagen del cultivo', imagen_icono: 'Icono del cultivo' },
    confirm: 'Aceptar',
    saved: 'Cultivo guardado con éxito',
    deleted: 'Cultivo eliminado con éxito',
    question: '¿Desea eliminar el cultivo X?',
    held: {
      by: (api, cultivo) => api('POST', '/api/estados_fenologicos/', { nombre: {}, cultivo }),
      detail: 'El cultivo se usa en 1 estado fenológico',
    },
  },
  {
    route: 'estados_fenologicos',
    api: '/api/estados_fenologicos/',
    list: 'Estados fenológicos',
    add: 'Añadir estado fenológico',
    new: 'Nuevo estado fenológico',
    name: { field: 'nombre', label: 'Nombre estado fenológico' },
    columns: ['Imagen', 'Nombre', 'Cultivo'],
    fill: select('Cultivo', 'Naranjo'),
    filled: { cultivo: expect.any(Number) },
    cells: ['Naranjo'],
    images: { imagen: 'Imagen del estado fenológico' },
    confirm: 'Aceptar',
    saved: 'Estado fenológico guardado con éxito',
    deleted: 'Estado fenológico eliminado con éxito',
    question: '¿Desea eliminar el estado fenológico X?',
    held: {
      by: (api, estado) => api('POST', '/api/productos_genericos/', product({ estados_fenologicos: [estado] })),
      detail: 'El estado fenológico se usa en 1 producto genérico',
    },
    needs: async api => {
      const [cultivo] = (await api('GET', '/api/cultivos/')) as { id: number }[]
      return { cultivo: cultivo?.id }
    },
  },
  {
    route: 'soluciones',
    api: '/api/soluciones/',
    list: 'Soluciones',
    add: 'Añadir solución',
    new: 'Nueva solución',
    name: { field: 'nombre', label: 'Nombre solución' },
    columns: ['Nombre'],
    fill: fillIn('Descripción solución', 'Lo que es'),
    filled: { descripcion: { es_ES: 'Lo que es' } },
    cells: [],
    images: {},
    confirm: 'Guardar',
    saved: 'Solución guardada con éxito',
    deleted: 'Solución eliminada con éxito',
    question: '¿Desea eliminar la solución X?',
    held: null,
  },
]
