import { imagen, nombre } from '@/features/maestras/columns'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { cultivos as resource, type Cultivo } from '@/shared/resources/cultivos'
import { nameIn } from '@/kits/lists/list'
import { cultivos } from '@/store/catalogues'
import { grupoDeCultivoNames } from '@/store/catalogues/names'

/** Master of crops: a crop belongs to a group and has an image and an icon [CU-01]. */
export const cultivo: MasterDefinition<Cultivo> = {
  ...fromResource(resource, { nombre: { half: true }, grupo_de_cultivo: { from: grupoDeCultivoNames, whenEmpty: 'first' } }),
  catalogue: cultivos,
  table: 'filtroCultivos',
  columns: [
    imagen,
    nombre,
    {
      key: 'grupo_de_cultivo',
      title: 'Grupo de cultivo',
      meta: true,
      text: ({ grupo_de_cultivo }, names) => nameIn(names, grupo_de_cultivo),
    },
  ],
  storedOrder: ['imagen', 'nombre', 'grupo_de_cultivo'],
  filter: { key: 'grupo', title: 'Grupo', none: 'Sin grupo' },
  isTitledByMode: true,
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
