import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { resource } from '@/api/http/resource'
import type { GrupoDeCultivo } from '@/domain/cultivo/grupoDeCultivo'
import { DEFAULT_LOCALE, type LocaleMap } from '@/domain/locales'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { gruposDeCultivo } from '@/store/catalogues'
import { cultivoNames } from '@/store/catalogues/names'

interface Input {
  nombre: LocaleMap
  cultivo: number | null
  orden: number
  color: string
}

/** A screen that the product has not: a definition and nothing else. */
export const grupoDeCultivo: MasterDefinition<GrupoDeCultivo, Input> = {
  key: 'grupos_de_cultivo',
  path: '/maestras/grupos_de_cultivo',
  api: resource<GrupoDeCultivo, Input>(endpoints.gruposDeCultivo),
  catalogue: gruposDeCultivo,
  table: 'filtroGruposDeCultivo',
  kind: 'Grupo de cultivo',
  title: { list: 'Grupos de cultivo', add: 'Añadir grupo de cultivo', new: 'Nuevo grupo de cultivo', edit: 'Editar grupo de cultivo' },
  columns: [{ key: 'nombre', title: 'Nombre', text: ({ nombre }) => nombre }],
  storedOrder: ['nombre'],
  nameOf: ({ nombre }) => nombre,
  fields: fieldsOf<Input>(
    { kind: 'map', name: 'nombre', label: 'Nombre grupo de cultivo' },
    { kind: 'reference', name: 'cultivo', label: 'Cultivo principal', from: cultivoNames, whenEmpty: 'null' },
    { kind: 'number', name: 'orden', label: 'Orden' },
    { kind: 'color', name: 'color', label: 'Color' },
  ),
  images: [{ property: 'imagen', label: 'Imagen del grupo', api: imageOf(endpoints.gruposDeCultivo, 'imagen') }],
  blank: () => ({ nombre: { [DEFAULT_LOCALE]: '' }, cultivo: null, orden: 0, color: '' }),
  toInput: ({ nombre }) => ({ nombre: { [DEFAULT_LOCALE]: nombre }, cultivo: null, orden: 0, color: '' }),
  required: ({ nombre }) => nombre,
  keeps: ['cultivo'],
  confirm: 'Guardar',
  messages: {
    saved: 'Grupo de cultivo guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el grupo de cultivo',
    deleted: 'Grupo de cultivo eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el grupo de cultivo',
    loadFailed: 'Error cargando el grupo de cultivo',
    confirmDelete: nombre => `¿Desea eliminar el grupo de cultivo ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar el grupo de cultivo ${nombre}`,
  },
}
