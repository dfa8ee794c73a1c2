import { imagen, nombre } from '@/features/maestras/columns'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { familias as resource, type Familia } from '@/shared/resources/familias'
import { familias } from '@/store/catalogues'

/** Master of families: texts, colour and priority, and one image [FA-01]. */
export const familia: MasterDefinition<Familia> = {
  ...fromResource(resource, { nombre: { half: true }, color: {}, prioridad: {}, descripcion: {} }),
  catalogue: familias,
  table: 'filtroFamilias',
  columns: [
    imagen,
    nombre,
    { key: 'prioridad', title: 'Prioridad', numeric: true, meta: true, text: ({ prioridad }) => String(prioridad) },
  ],
  storedOrder: ['imagen', 'nombre', 'prioridad'],
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
