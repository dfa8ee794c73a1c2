import { inLocale } from '@/shared/locales'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { componentes as resource, type Componente } from '@/shared/resources/componentes'
import { componentes } from '@/store/catalogues'

/** Master of chemical components; its list never truncates the names [CQ-01]. */
export const componente: MasterDefinition<Componente> = {
  ...fromResource(resource, { nombre: { scripts: true } }),
  catalogue: componentes,
  table: 'filtroComponentes',
  columns: [{ key: 'nombre', title: 'Nombre', truncate: false, text: ({ nombre }) => inLocale(nombre) }],
  storedOrder: ['nombre'],
  confirm: 'Guardar',
  messages: {
    saved: 'Componente guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el componente químico',
    deleted: 'Componente eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el componente químico',
    loadFailed: 'Error cargando el componente químico',
    confirmDelete: nombre => `¿Desea eliminar el componente químico ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar el componente químico ${nombre}`,
  },
}
