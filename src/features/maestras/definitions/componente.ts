import { componentesApi } from '@/api/componentes'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { Componente, ComponenteInput } from '@/domain/maestras/componente'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { componentes } from '@/store/catalogues'

/** This defines the chemical components' master; its list never truncates the names [CQ-01]. */
export const componente: MasterDefinition<Componente, ComponenteInput> = {
  key: 'componentes',
  path: '/maestras/componentes_quimicos',
  api: componentesApi,
  catalogue: componentes,
  table: 'filtroComponentes',
  kind: 'Componente químico',
  title: {
    list: 'Componentes químicos',
    add: 'Añadir componente químico',
    new: 'Nuevo componente químico',
    edit: 'Editar componente químico',
  },
  columns: [{ key: 'nombre', title: 'Nombre', truncate: false, text: ({ nombre }) => inLocale(nombre) }],
  storedOrder: ['nombre'],
  nameOf: recordName,
  fields: fieldsOf<ComponenteInput>({ kind: 'map', name: 'nombre', label: 'Nombre componente químico', scripts: true }),
  images: [],
  blank: () => ({ nombre: { [DEFAULT_LOCALE]: '' } }),
  toInput: ({ nombre }) => ({ nombre }),
  required: ({ nombre }) => nombre,
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
