import { inLocale } from '@/shared/locales'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { iconos as resource, type Icono } from '@/shared/resources/iconos'
import { iconos } from '@/store/catalogues'

/** This defines the icons' master: name and description by locale, and one image [IC-01]. */
export const icono: MasterDefinition<Icono> = {
  ...fromResource(resource, { nombre: { half: true }, descripcion: { half: true } }),
  path: resource.routes.list,
  catalogue: iconos,
  table: 'filtroIconos',
  title: { list: 'Iconos', add: 'Añadir icono', new: 'Nuevo icono', edit: 'Editar icono' },
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) },
  ],
  storedOrder: ['imagen', 'nombre'],
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
