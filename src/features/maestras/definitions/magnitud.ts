import { magnitudesApi } from '@/api/magnitudes'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { Magnitud, MagnitudInput } from '@/domain/maestras/magnitud'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { magnitudes } from '@/store/catalogues'

/** This defines the magnitudes' master: its only field is the text of the magnitude, by locale [MG-01]. */
export const magnitud: MasterDefinition<Magnitud, MagnitudInput> = {
  key: 'magnitudes',
  path: '/maestras/magnitudes',
  api: magnitudesApi,
  catalogue: magnitudes,
  table: 'filtroMagnitudes',
  kind: 'Magnitud',
  isFeminine: true,
  title: { list: 'Magnitudes', add: 'Añadir magnitud', new: 'Nueva magnitud', edit: 'Editar magnitud' },
  columns: [{ key: 'valor', title: 'Valor', text: ({ valor }) => inLocale(valor) }],
  storedOrder: ['valor'],
  nameOf: ({ id, valor }) => recordName({ id, nombre: valor }),
  fields: fieldsOf<MagnitudInput>({ kind: 'map', name: 'valor', label: 'Valor magnitud' }),
  images: [],
  blank: () => ({ valor: { [DEFAULT_LOCALE]: '' } }),
  toInput: ({ valor }) => ({ valor }),
  required: ({ valor }) => valor,
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
