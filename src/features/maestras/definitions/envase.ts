import { inLocale } from '@/shared/locales'
import { imagen } from '@/features/maestras/columns'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { envases as resource, type Envase } from '@/shared/resources/envases'
import { nameIn } from '@/kits/lists/list'
import { envases } from '@/store/catalogues'
import { magnitudNames } from '@/store/catalogues/names'

/** Master of packagings; its list shows the text of the magnitude, not its id [EN-01]. */
export const envase: MasterDefinition<Envase> = {
  ...fromResource(resource, { valor: { half: true }, magnitud: { from: magnitudNames, whenEmpty: 'null' } }),
  catalogue: envases,
  table: 'filtroEnvases',
  columns: [
    imagen,
    { key: 'valor', title: 'Valor', text: ({ valor }) => inLocale(valor) },
    { key: 'magnitud', title: 'Magnitud', meta: true, text: ({ magnitud }, names) => nameIn(names, magnitud) },
  ],
  storedOrder: ['imagen', 'valor', 'magnitud'],
  filter: { key: 'magnitud', title: 'Magnitud', none: 'Sin magnitud' },
  confirm: 'Guardar',
  messages: {
    saved: 'Envase guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el envase',
    deleted: 'Envase eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el envase',
    loadFailed: 'Error cargando el envase',
    confirmDelete: nombre => `¿Desea eliminar el envase ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar el envase ${nombre}`,
  },
}
