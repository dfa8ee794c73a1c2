import { solucionesApi } from '@/api/soluciones'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { Solucion, SolucionInput } from '@/domain/combinacion/solucion'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { soluciones } from '@/store/catalogues'

/** This defines the solutions' master: name and description by locale, the name as the one column [SO-01]. */
export const solucion: MasterDefinition<Solucion, SolucionInput> = {
  key: 'soluciones',
  path: '/maestras/soluciones',
  api: solucionesApi,
  catalogue: soluciones,
  table: 'filtroSoluciones',
  kind: 'Solución',
  isFeminine: true,
  title: { list: 'Soluciones', add: 'Añadir solución', new: 'Nueva solución', edit: 'Editar solución' },
  columns: [{ key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) }],
  storedOrder: ['nombre'],
  nameOf: recordName,
  fields: fieldsOf<SolucionInput>(
    { kind: 'map', name: 'nombre', label: 'Nombre solución' },
    { kind: 'map', name: 'descripcion', label: 'Descripción solución', multiline: true },
  ),
  images: [],
  blank: () => ({ nombre: { [DEFAULT_LOCALE]: '' }, descripcion: {} }),
  toInput: ({ nombre, descripcion }) => ({ nombre, descripcion }),
  required: ({ nombre }) => nombre,
  confirm: 'Guardar',
  messages: {
    saved: 'Solución guardada con éxito',
    saveFailed: 'Se ha producido un error al guardar la solución',
    deleted: 'Solución eliminada con éxito',
    deleteFailed: 'Se ha producido un error al eliminar la solución',
    loadFailed: 'Error cargando la solución',
    confirmDelete: nombre => `¿Desea eliminar la solución ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar la solución ${nombre}`,
  },
}
