import type { Page } from 'playwright-core'
import { choose } from '@test/support/pages'

/** Texts of one master screen, exactly as in the requirements, and the values of its form. */
export interface MasterPage {
  /** Segment of the route. */
  route: string
  api: string
  list: string
  add: string
  new: string
  /** Titles of the forms of a new and of an existing record named «X» [MA-05, CU-01]. */
  named: { new: string; edit: string }
  /** Label of the name. */
  label: string
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
  deleted: string
  /** Question before deleting a record named «X». */
  question: string
}

/** Masters tested in full: all share their code, so that one with pictures and a reference and a plain one are enough. */
export const masterPages: readonly MasterPage[] = [
  {
    route: 'cultivos',
    api: '/api/cultivos/',
    list: 'Cultivos',
    add: 'Añadir cultivo',
    new: 'Nuevo cultivo',
    named: { new: 'Nuevo cultivo', edit: 'Editar cultivo' },
    label: 'Nombre cultivo',
    columns: ['Imagen', 'Nombre', 'Grupo de cultivo'],
    fill: page => choose(page.getByLabel('Grupo de cultivo', { exact: true }), 'Cítricos'),
    filled: { grupo_de_cultivo: expect.any(Number) },
    cells: ['Cítricos'],
    images: { imagen: 'Imagen del cultivo', imagen_icono: 'Icono del cultivo' },
    confirm: 'Aceptar',
    saved: 'Cultivo guardado con éxito',
    deleted: 'Cultivo eliminado con éxito',
    question: '¿Desea eliminar el cultivo X?',
  },
  {
    route: 'soluciones',
    api: '/api/soluciones/',
    list: 'Soluciones',
    add: 'Añadir solución',
    new: 'Nueva solución',
    named: { new: 'X', edit: 'X' },
    label: 'Nombre solución',
    columns: ['Nombre'],
    fill: page => page.getByLabel('Descripción solución', { exact: true }).fill('Lo que es'),
    filled: { descripcion: { es_ES: 'Lo que es' } },
    cells: [],
    images: {},
    confirm: 'Guardar',
    saved: 'Solución guardada con éxito',
    deleted: 'Solución eliminada con éxito',
    question: '¿Desea eliminar la solución X?',
  },
]
