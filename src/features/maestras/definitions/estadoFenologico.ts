import { estadosFenologicosApi } from '@/api/estadosFenologicos'
import { DEFAULT_LOCALE, inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import type { EstadoFenologico } from '@/domain/cultivo/estadoFenologico'
import { nextOrden } from '@/domain/ordering'
import { fieldsOf, type MasterDefinition } from '@/features/maestras/definition'
import { nameIn } from '@/lists/list'
import { estadosFenologicos } from '@/store/catalogues'
import { cultivoNames } from '@/store/catalogues/names'

/** A new one has no crop until one is chosen; to change its place among the stages of the crop is the crop's own screen's. */
type Form = Pick<EstadoFenologico, 'nombre'> & { cultivo: number | null }

/** This defines the phenological stages' master: a stage belongs to a crop and has one image [EF-01]. */
export const estadoFenologico: MasterDefinition<EstadoFenologico, Form> = {
  key: 'estados_fenologicos',
  path: '/maestras/estados_fenologicos',
  api: estadosFenologicosApi,
  catalogue: estadosFenologicos,
  table: 'filtroEstadosFenologicos',
  kind: 'Estado fenológico',
  title: { list: 'Estados fenológicos', add: 'Añadir estado fenológico', new: 'Nuevo estado fenológico', edit: 'Editar estado fenológico' },
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) },
    { key: 'cultivo', title: 'Cultivo', meta: true, text: ({ cultivo }, names) => nameIn(names, cultivo) },
  ],
  storedOrder: ['imagen', 'nombre', 'cultivo'],
  filter: { key: 'cultivo', title: 'Cultivo', none: 'Sin cultivo' },
  nameOf: recordName,
  fields: fieldsOf<Form>(
    { kind: 'map', name: 'nombre', label: 'Nombre estado fenológico', half: true },
    { kind: 'reference', name: 'cultivo', label: 'Cultivo', from: cultivoNames, whenEmpty: { refuse: 'Elija un cultivo' } },
  ),
  images: [{ property: 'imagen', label: 'Imagen del estado fenológico', api: estadosFenologicosApi.imagen }],
  blank: () => ({ nombre: { [DEFAULT_LOCALE]: '' }, cultivo: null }),
  toInput: ({ nombre, cultivo }) => ({ nombre, cultivo }),
  whole: true,
  required: ({ nombre }) => nombre,
  // Last of its crop, or it would share the place of the first [EF-02, CD-03].
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
