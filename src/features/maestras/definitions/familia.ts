import { familiasApi } from '@/api/familias'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { Familia, FamiliaInput } from '@/domain/maestras/familia'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { familias } from '@/store/catalogues'

/** This defines the families' master: texts, colour and priority, and one image [FA-01]. */
export const familia: MasterDefinition<Familia, FamiliaInput> = {
  key: 'familias',
  path: '/maestras/familias',
  api: familiasApi,
  catalogue: familias,
  table: 'filtroFamilias',
  kind: 'Familia',
  isFeminine: true,
  title: { list: 'Familias', add: 'Añadir familia', new: 'Nueva familia', edit: 'Editar familia' },
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) },
    { key: 'prioridad', title: 'Prioridad', numeric: true, meta: true, text: ({ prioridad }) => String(prioridad) },
  ],
  storedOrder: ['imagen', 'nombre', 'prioridad'],
  nameOf: recordName,
  fields: fieldsOf<FamiliaInput>(
    { kind: 'map', name: 'nombre', label: 'Nombre familia', half: true },
    { kind: 'color', name: 'color', label: 'Color familia' },
    { kind: 'number', name: 'prioridad', label: 'Prioridad' },
    { kind: 'map', name: 'descripcion', label: 'Descripción familia', multiline: true },
  ),
  images: [{ property: 'imagen', label: 'Imagen de la familia', api: familiasApi.imagen }],
  blank: () => ({ nombre: { [DEFAULT_LOCALE]: '' }, descripcion: {}, color: '', prioridad: 0 }),
  toInput: ({ nombre, descripcion, color, prioridad }) => ({ nombre, descripcion, color, prioridad }),
  required: ({ nombre }) => nombre,
  confirm: 'Guardar',
  messages: {
    saved: 'Familia guardada con éxito',
    saveFailed: 'Se ha producido un error al guardar la familia',
    deleted: 'Familia eliminada con éxito',
    deleteFailed: 'Se ha producido un error al eliminar la familia',
    loadFailed: 'Error cargando la familia',
    confirmDelete: nombre => `¿Desea eliminar la familia ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar la familia ${nombre}`,
  },
}
