import { iconosApi } from '@/api/iconos'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { Icono, IconoInput } from '@/domain/maestras/icono'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { iconos } from '@/store/catalogues'

/** This defines the icons' master: name and description by locale, and one image [IC-01]. */
export const icono: MasterDefinition<Icono, IconoInput> = {
  key: 'iconos',
  path: '/maestras/iconos',
  api: iconosApi,
  catalogue: iconos,
  table: 'filtroIconos',
  kind: 'Icono',
  title: { list: 'Iconos', add: 'Añadir icono', new: 'Nuevo icono', edit: 'Editar icono' },
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) },
  ],
  storedOrder: ['imagen', 'nombre'],
  nameOf: recordName,
  fields: fieldsOf<IconoInput>(
    { kind: 'map', name: 'nombre', label: 'Nombre icono', half: true },
    { kind: 'map', name: 'descripcion', label: 'Descripción icono', half: true },
  ),
  images: [{ property: 'imagen', label: 'Imagen icono', api: iconosApi.imagen }],
  blank: () => ({ nombre: { [DEFAULT_LOCALE]: '' }, descripcion: {} }),
  toInput: ({ nombre, descripcion }) => ({ nombre, descripcion }),
  required: ({ nombre }) => nombre,
  confirm: 'Guardar',
  messages: {
    saved: 'Icono guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el icono',
    deleted: 'Icono eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el icono',
    loadFailed: 'Error cargando el icono',
    confirmDelete: nombre => `¿Desea eliminar el icono ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar el icono ${nombre}`,
  },
}
