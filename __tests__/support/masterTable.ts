import type { Page } from 'playwright-core'
import { choose } from '@test/support/pages'

type Api = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Texts of one master screen, exactly as in the requirements, and the values of its form. */
export interface MasterPage {
  /** Segment of the route. */
  route: string
  api: string
  list: string
  add: string
  new: string
  /** Member of the record that has its name, and the label of its field. */
  name: { field: 'nombre' | 'valor'; label: string }
  columns: readonly string[]
  /** Fills the other fields. */
  fill: (page: Page) => Promise<unknown>
  /** Members of the record on the server after the save. */
  filled: Record<string, unknown>
  /** Texts of the cells after the name. */
  cells: readonly string[]
  /** Labels of the image fields by member. */
  images: Record<string, string>
  confirm: 'Guardar' | 'Aceptar'
  saved: string
  /** Further texts, for masters that the browser tests cover in full. */
  whole?: {
    deleted: string
    /** Question before deleting a record named «X». */
    question: string
    /** `by` creates a record with a reference to «X»; `refusal` of the deletion; name of that record. Null if no record can reference a master. */
    held: { by: (api: Api, id: number) => Promise<unknown>; refusal: string; user: string } | null
  }
}

const nothing = () => Promise.resolve()
const fillIn = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)
const select = (label: string, option: string) => (page: Page) => choose(page.getByLabel(label, { exact: true }), option)

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
    whole: {
      deleted: 'Cultivo eliminado con éxito',
      question: '¿Desea eliminar el cultivo X?',
      held: {
        by: (api, cultivo) => api('POST', '/api/estados_fenologicos/', { nombre: { es_ES: 'Brotación' }, cultivo }),
        refusal: 'No se puede eliminar el cultivo X',
        user: 'Brotación',
      },
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
    whole: {
      deleted: 'Solución eliminada con éxito',
      question: '¿Desea eliminar la solución X?',
      held: null,
    },
  },
]
