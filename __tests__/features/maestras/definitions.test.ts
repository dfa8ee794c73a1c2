import { blankOf } from '@/features/maestras/blank'
import { requestNeeds } from '@/app/routeTable'
import { stateAfter } from '@test/support/state'
import { referencesOf } from '@/features/maestras/definition'
import { masters } from '@/features/maestras/definitions'
import { masterOf } from '@/features/maestras/registry'

/** Table of the requirements, literally: the texts of the screens must equal it. */
const screens = {
  magnitudes: {
    path: '/maestras/magnitudes',
    title: { list: 'Magnitudes', add: 'Añadir magnitud', new: 'Nueva magnitud', edit: 'Editar magnitud' },
    columns: ['Valor'],
    labels: ['Valor magnitud'],
    images: [],
    confirm: 'Guardar',
  },
  iconos: {
    path: '/maestras/iconos',
    title: { list: 'Iconos', add: 'Añadir icono', new: 'Nuevo icono', edit: 'Editar icono' },
    columns: ['Imagen', 'Nombre'],
    labels: ['Nombre icono', 'Descripción icono'],
    images: ['imagen: Imagen icono'],
    confirm: 'Guardar',
  },
  familias: {
    path: '/maestras/familias',
    title: { list: 'Familias', add: 'Añadir familia', new: 'Nueva familia', edit: 'Editar familia' },
    columns: ['Imagen', 'Nombre', 'Prioridad'],
    labels: ['Nombre familia', 'Color familia', 'Prioridad', 'Descripción familia'],
    images: ['imagen: Imagen de la familia'],
    confirm: 'Guardar',
  },
  envases: {
    path: '/maestras/envases',
    title: { list: 'Envases', add: 'Añadir envase', new: 'Nuevo envase', edit: 'Editar envase' },
    columns: ['Imagen', 'Valor', 'Magnitud'],
    labels: ['Nombre envase', 'Magnitud'],
    images: ['imagen: Imagen del envase'],
    confirm: 'Guardar',
  },
  componentes: {
    path: '/maestras/componentes_quimicos',
    title: {
      list: 'Componentes químicos',
      add: 'Añadir componente químico',
      new: 'Nuevo componente químico',
      edit: 'Editar componente químico',
    },
    columns: ['Nombre'],
    labels: ['Nombre componente químico'],
    images: [],
    confirm: 'Guardar',
  },
  cultivos: {
    path: '/maestras/cultivos',
    title: { list: 'Cultivos', add: 'Añadir cultivo', new: 'Nuevo cultivo', edit: 'Editar cultivo' },
    columns: ['Imagen', 'Nombre', 'Grupo de cultivo'],
    labels: ['Nombre cultivo', 'Grupo de cultivo'],
    images: ['imagen: Imagen del cultivo', 'imagen_icono: Icono del cultivo'],
    confirm: 'Aceptar',
  },
  estados_fenologicos: {
    path: '/maestras/estados_fenologicos',
    title: {
      list: 'Estados fenológicos',
      add: 'Añadir estado fenológico',
      new: 'Nuevo estado fenológico',
      edit: 'Editar estado fenológico',
    },
    columns: ['Imagen', 'Nombre', 'Cultivo'],
    labels: ['Nombre estado fenológico', 'Cultivo'],
    images: ['imagen: Imagen del estado fenológico'],
    confirm: 'Aceptar',
  },
  soluciones: {
    path: '/maestras/soluciones',
    title: { list: 'Soluciones', add: 'Añadir solución', new: 'Nueva solución', edit: 'Editar solución' },
    columns: ['Nombre'],
    labels: ['Nombre solución', 'Descripción solución'],
    images: [],
    confirm: 'Guardar',
  },
}

const messages = {
  magnitudes: {
    saved: 'Magnitud guardada con éxito',
    saveFailed: 'Se ha producido un error al guardar la magnitud',
    deleted: 'Magnitud eliminada con éxito',
    deleteFailed: 'Se ha producido un error al eliminar la magnitud',
    loadFailed: 'Error cargando la magnitud',
    confirmDelete: '¿Desea eliminar la magnitud X?',
    cannotDelete: 'No se puede eliminar la magnitud X',
  },
  iconos: {
    saved: 'Icono guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el icono',
    deleted: 'Icono eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el icono',
    loadFailed: 'Error cargando el icono',
    confirmDelete: '¿Desea eliminar el icono X?',
    cannotDelete: 'No se puede eliminar el icono X',
  },
  familias: {
    saved: 'Familia guardada con éxito',
    saveFailed: 'Se ha producido un error al guardar la familia',
    deleted: 'Familia eliminada con éxito',
    deleteFailed: 'Se ha producido un error al eliminar la familia',
    loadFailed: 'Error cargando la familia',
    confirmDelete: '¿Desea eliminar la familia X?',
    cannotDelete: 'No se puede eliminar la familia X',
  },
  envases: {
    saved: 'Envase guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el envase',
    deleted: 'Envase eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el envase',
    loadFailed: 'Error cargando el envase',
    confirmDelete: '¿Desea eliminar el envase X?',
    cannotDelete: 'No se puede eliminar el envase X',
  },
  componentes: {
    saved: 'Componente guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el componente químico',
    deleted: 'Componente eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el componente químico',
    loadFailed: 'Error cargando el componente químico',
    confirmDelete: '¿Desea eliminar el componente químico X?',
    cannotDelete: 'No se puede eliminar el componente químico X',
  },
  cultivos: {
    saved: 'Cultivo guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el cultivo',
    deleted: 'Cultivo eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el cultivo',
    loadFailed: 'Error cargando el cultivo',
    confirmDelete: '¿Desea eliminar el cultivo X?',
    cannotDelete: 'No se puede eliminar el cultivo X',
  },
  estados_fenologicos: {
    saved: 'Estado fenológico guardado con éxito',
    saveFailed: 'Se ha producido un error al guardar el estado fenológico',
    deleted: 'Estado fenológico eliminado con éxito',
    deleteFailed: 'Se ha producido un error al eliminar el estadoFenologico',
    loadFailed: 'Error cargando el estado fenológico',
    confirmDelete: '¿Desea eliminar el estado fenológico X?',
    cannotDelete: 'No se puede eliminar el estado fenológico X',
  },
  soluciones: {
    saved: 'Solución guardada con éxito',
    saveFailed: 'Se ha producido un error al guardar la solución',
    deleted: 'Solución eliminada con éxito',
    deleteFailed: 'Se ha producido un error al eliminar la solución',
    loadFailed: 'Error cargando la solución',
    confirmDelete: '¿Desea eliminar la solución X?',
    cannotDelete: 'No se puede eliminar la solución X',
  },
}

it('has exactly the screens of the table [MA-01]', () => {
  expect(masters.map(({ key }) => key)).toEqual(Object.keys(screens))
})

describe('to the letter [MG-01, IC-01, FA-01, EN-01, CQ-01, CU-01, EF-01, SO-01]', () => {
  it.each(Object.entries(screens))('%s has its titles, columns, fields and buttons [MA-02, MA-05]', (key, expected) => {
    const { path, title, columns, fields, images, confirm } = masterOf(key)
    expect({
      path,
      title,
      confirm,
      columns: columns.map(column => column.title),
      labels: fields.map(({ label }) => label),
      images: images.map(({ property, label }) => `${property}: ${label}`),
    }).toEqual(expected)
  })

  it.each(Object.entries(messages))('%s says what it must [ER-01, ER-02, ER-03, ER-04, LS-10]', (key, expected) => {
    const said = masterOf(key).messages
    expect({ ...said, confirmDelete: said.confirmDelete('X'), cannotDelete: said.cannotDelete('X') }).toEqual(expected)
  })
})

describe('a name of a record', () => {
  const record = { id: 1, nombre: { en_US: 'pound', es_ES: 'libra' }, valor: { en_US: 'pound', es_ES: 'libra' } }

  it.each(masters.map(master => [master.key, master] as const))('of %s is in the default locale [ER-03, ML-02]', (_key, master) => {
    expect(master.nameOf(record)).toBe('libra')
    expect(blankOf(master)).toMatchObject(master.toInput({ ...record, ...blankOf(master) }))
  })
})

it('does not truncate the name of a component, and shows its markup [CQ-01, CQ-03]', () => {
  expect(masterOf('componentes').columns).toEqual([expect.objectContaining({ title: 'Nombre', truncate: false })])
})

it('says which master it does not know', () => {
  expect(() => masterOf('planetas')).toThrow('No hay ninguna maestra «planetas»')
})

it.each(masters.map(master => [master.path, master] as const))(
  '%s needs just its own list and those that its records refer to [RT-01]',
  (path, master) => {
    const loads = [master.catalogue, ...referencesOf(master).map(({ from }) => from)].map(each => each.loadRequested())
    const asked: unknown[] = []
    requestNeeds({ dispatch: action => (asked.push(action), action), getState: () => stateAfter() }, path)
    expect(new Set(asked)).toEqual(new Set(loads))
  },
)
