import { nombre } from '@/features/maestras/columns'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { soluciones as resource, type Solucion } from '@/shared/resources/soluciones'
import { soluciones } from '@/store/catalogues'

/** Master of solutions: name and description by locale; the list shows the name only [SO-01]. */
export const solucion: MasterDefinition<Solucion> = {
  ...fromResource(resource, { nombre: {}, descripcion: {} }),
  path: '/maestras/soluciones',
  catalogue: soluciones,
  table: 'filtroSoluciones',
  columns: [nombre],
  storedOrder: ['nombre'],
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
