import { cultivosApi } from '@/api/cultivos'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { Cultivo, CultivoInput } from '@/domain/cultivo/cultivo'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { nameIn } from '@/lists/list'
import { cultivos } from '@/store/catalogues'
import { grupoDeCultivoNames } from '@/store/catalogues/names'

/** This defines the crops' master: a crop belongs to a group and has an image and an icon [CU-01]. */
export const cultivo: MasterDefinition<Cultivo, CultivoInput> = {
  key: 'cultivos',
  path: '/maestras/cultivos',
  api: cultivosApi,
  catalogue: cultivos,
  table: 'filtroCultivos',
  kind: 'Cultivo',
  title: { list: 'Cultivos', add: 'Añadir cultivo', new: 'Nuevo cultivo', edit: 'Editar cultivo' },
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) },
    {
      key: 'grupo_de_cultivo',
      title: 'Grupo de cultivo',
      meta: true,
      text: ({ grupo_de_cultivo }, names) => nameIn(names, grupo_de_cultivo),
    },
  ],
  storedOrder: ['imagen', 'nombre', 'grupo_de_cultivo'],
  filter: { key: 'grupo', title: 'Grupo', none: 'Sin grupo' },
  nameOf: recordName,
  fields: fieldsOf<CultivoInput>(
    { kind: 'map', name: 'nombre', label: 'Nombre cultivo', half: true },
    { kind: 'reference', name: 'grupo_de_cultivo', label: 'Grupo de cultivo', from: grupoDeCultivoNames, whenEmpty: 'first' },
  ),
  images: [
    { property: 'imagen', label: 'Imagen del cultivo', api: cultivosApi.imagen },
    { property: 'imagen_icono', label: 'Icono del cultivo', api: cultivosApi.imagenIcono },
  ],
  blank: () => ({ nombre: { [DEFAULT_LOCALE]: '' }, grupo_de_cultivo: null }),
  toInput: ({ nombre, grupo_de_cultivo }) => ({ nombre, grupo_de_cultivo }),
  required: ({ nombre }) => nombre,
  confirm: 'Aceptar',
  messages: {
    saved: 'Cultivo guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el cultivo',
    deleted: 'Cultivo eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el cultivo',
    loadFailed: 'Error cargando el cultivo',
    confirmDelete: nombre => `¿Desea eliminar el cultivo ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar el cultivo ${nombre}`,
  },
}
