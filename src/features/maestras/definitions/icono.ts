import { imagen, nombre } from '@/features/maestras/columns'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { iconos as resource, type Icono } from '@/shared/resources/iconos'
import { iconos } from '@/store/catalogues'

/** Master of icons: name and description by locale, and one image [IC-01]. */
export const icono: MasterDefinition<Icono> = {
  ...fromResource(resource, { nombre: { half: true }, descripcion: { half: true } }),
  catalogue: iconos,
  table: 'filtroIconos',
  columns: [imagen, nombre],
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
