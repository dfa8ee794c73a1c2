import { envasesApi } from '@/api/envases'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { Envase, EnvaseInput } from '@/domain/maestras/envase'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { nameIn } from '@/lists/list'
import { envases } from '@/store/catalogues'
import { magnitudNames } from '@/store/catalogues/names'

/** This defines the packagings' master; its list shows the text of the magnitude, not its id [EN-01]. */
export const envase: MasterDefinition<Envase, EnvaseInput> = {
  key: 'envases',
  path: '/maestras/envases',
  api: envasesApi,
  catalogue: envases,
  table: 'filtroEnvases',
  kind: 'Envase',
  title: { list: 'Envases', add: 'Añadir envase', new: 'Nuevo envase', edit: 'Editar envase' },
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'valor', title: 'Valor', text: ({ valor }) => inLocale(valor) },
    { key: 'magnitud', title: 'Magnitud', meta: true, text: ({ magnitud }, names) => nameIn(names, magnitud) },
  ],
  storedOrder: ['imagen', 'valor', 'magnitud'],
  filter: { key: 'magnitud', title: 'Magnitud', none: 'Sin magnitud' },
  nameOf: ({ id, valor }) => recordName({ id, nombre: valor }),
  fields: fieldsOf<EnvaseInput>(
    { kind: 'map', name: 'valor', label: 'Nombre envase', half: true },
    { kind: 'reference', name: 'magnitud', label: 'Magnitud', from: magnitudNames, whenEmpty: 'null' },
  ),
  images: [{ property: 'imagen', label: 'Imagen del envase', api: envasesApi.imagen }],
  blank: () => ({ valor: { [DEFAULT_LOCALE]: '' }, magnitud: null }),
  toInput: ({ valor, magnitud }) => ({ valor, magnitud }),
  required: ({ valor }) => valor,
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
