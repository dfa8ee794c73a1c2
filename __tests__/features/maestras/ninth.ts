import { rootOf } from '@/api/http/endpoints'
import { recordCalls } from '@/api/http/records'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { fromResource, type MasterDefinition, type MasterValues } from '@/features/maestras/definition'
import { image, integer, line, plainText, reference } from '@/shared/resources/fields'
import type { GrupoDeCultivo } from '@/shared/resources/gruposDeCultivo'
import { masterRoutes } from '@/shared/resources/names'
import { resource } from '@/shared/resources/resource'
import { gruposDeCultivo } from '@/store/catalogues'
import { cultivoNames } from '@/store/catalogues/names'

/** Descriptor of a resource that the product does not have. */
const descriptor = resource({
  name: 'grupos_de_cultivo',
  noun: { one: 'grupo de cultivo', many: 'grupos de cultivo', gender: 'm' },
  routes: masterRoutes('/maestras/grupos_de_cultivo'),
  title: 'nombre',
  fields: {
    nombre: line('Nombre grupo de cultivo'),
    cultivo: reference('Cultivo principal', 'cultivos'),
    orden: integer('Orden'),
    color: plainText('Color', 7),
    imagen: image('Imagen del grupo'),
  },
})

/** Master that the product does not have, made by its definition alone. */
export const grupoDeCultivo: MasterDefinition<GrupoDeCultivo> = {
  ...fromResource(descriptor, { nombre: {}, cultivo: { from: cultivoNames, whenEmpty: 'null' }, orden: {}, color: {} }),
  // Its records have a plain name.
  api: recordCalls<GrupoDeCultivo, MasterValues>(rootOf(descriptor.name)),
  path: '/maestras/grupos_de_cultivo',
  catalogue: gruposDeCultivo,
  table: 'filtroGruposDeCultivo',
  title: { list: 'Grupos de cultivo', add: 'Añadir grupo de cultivo', new: 'Nuevo grupo de cultivo', edit: 'Editar grupo de cultivo' },
  columns: [{ key: 'nombre', title: 'Nombre', text: ({ nombre }) => nombre }],
  storedOrder: ['nombre'],
  nameOf: ({ nombre }) => nombre,
  toInput: ({ nombre }) => ({ nombre: { [DEFAULT_LOCALE]: nombre }, cultivo: null, orden: 0, color: '' }),
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
