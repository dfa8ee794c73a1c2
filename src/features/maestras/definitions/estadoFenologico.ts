import { nextOrden } from '@/shared/ordering'
import { imagen, nombre } from '@/features/maestras/columns'
import { fromResource, type MasterDefinition } from '@/features/maestras/definition'
import { estadosFenologicos as resource, type EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { nameIn } from '@/kits/lists/list'
import { estadosFenologicos } from '@/store/catalogues'
import { cultivoNames } from '@/store/catalogues/names'

const own = fromResource(resource, { nombre: { half: true }, cultivo: { from: cultivoNames, whenEmpty: { refuse: 'Elija un cultivo' } } })
const { api }: Pick<MasterDefinition<EstadoFenologico>, 'api'> = own

/** Master of phenological stages: a stage belongs to a crop and has one image [EF-01]. */
export const estadoFenologico: MasterDefinition<EstadoFenologico> = {
  ...own,
  // A new stage is sent with an empty image, because the file has a call of its own [EF-02].
  api: { ...api, create: (input, key) => api.create({ ...input, imagen: null }, key) },
  catalogue: estadosFenologicos,
  table: 'filtroEstadosFenologicos',
  columns: [imagen, nombre, { key: 'cultivo', title: 'Cultivo', meta: true, text: ({ cultivo }, names) => nameIn(names, cultivo) }],
  storedOrder: ['imagen', 'nombre', 'cultivo'],
  filter: { key: 'cultivo', title: 'Cultivo', none: 'Sin cultivo' },
  whole: true,
  // Order after the last stage of the crop, because the default would equal the order of the first stage [EF-02, CD-03].
  besides: ({ cultivo }, others) => ({ orden: nextOrden(others.filter(other => other.cultivo === cultivo)) }),
  keeps: ['cultivo'],
  confirm: 'Aceptar',
  messages: {
    saved: 'Estado fenológico guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el estado fenológico',
    deleted: 'Estado fenológico eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el estadoFenologico',
    loadFailed: 'Error cargando el estado fenológico',
    confirmDelete: nombre => `¿Desea eliminar el estado fenológico ${nombre}?`,
    cannotDelete: nombre => `No se puede eliminar el estado fenológico ${nombre}`,
  },
}
