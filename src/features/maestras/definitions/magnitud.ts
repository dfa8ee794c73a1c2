import { inLocale } from '@/shared/locales'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { magnitudes as resource, type Magnitud } from '@/shared/resources/magnitudes'
import { magnitudes } from '@/store/catalogues'

/** Master of magnitudes: its only field is the text of the magnitude, by locale [MG-01]. */
export const magnitud: MasterDefinition<Magnitud> = {
  ...fromResource(resource, { valor: {} }),
  catalogue: magnitudes,
  table: 'filtroMagnitudes',
  columns: [{ key: 'valor', title: 'Valor', text: ({ valor }) => inLocale(valor) }],
  storedOrder: ['valor'],
  confirm: 'Guardar',
  messages: {
    saved: 'Magnitud guardada con éxito',
    saveFailed: 'Se ha producido un error al guardar la magnitud',
    deleted: 'Magnitud eliminada con éxito',
    deleteFailed: 'Se ha producido un error al eliminar la magnitud',
    loadFailed: 'Error cargando la magnitud',
    confirmDelete: nombre => `¿Desea eliminar la magnitud ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar la magnitud ${nombre}`,
  },
}
