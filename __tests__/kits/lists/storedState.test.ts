/** @jest-environment jsdom */
import { usuariosList } from '@/features/cuenta/usuarios/list'
import { cultivosList } from '@/features/cultivos/list/definition'
import { ensayosList } from '@/features/ensayos/list/definition'
import { papeleraList } from '@/features/historial/papelera/list'
import { revisionList } from '@/features/informes/review/list'
import { masters } from '@/features/maestras/definitions'
import { listOf } from '@/features/maestras/list/listOf'
import { acabadosList } from '@/features/productos/list/acabados'
import { genericosList } from '@/features/productos/list/genericos'
import { fuentesList } from '@/features/productos/new/fuentes'
import { solucionesList } from '@/features/soluciones/list'
import { idiomasList } from '@/features/traducciones/languages/list'
import { isChanged } from '@/kits/lists/model/keptViews'
import { initialView } from '@/shared/tableView'
import { defineList, type StoredList } from '@/kits/lists/list'
import { readView, readViews } from '@/kits/lists/storedState'
import { readMemory, writeTable, writeViews } from '@/store/memory/persistence'

/** Local storage of version 0.4.9: sorted by "Producto genérico", three columns shown, two views kept. */
const STORED = {
  filtroProductoAcabados: 'zinc',
  'filtroProductoAcabados.orden': '2 desc',
  'filtroProductoAcabados.posicion': '120',
  'filtroProductoAcabados.filtros': '{"familia":["3"]}',
  'filtroProductoAcabados.columnas': '[0,2,1]',
  'filtroProductoAcabados.vistas':
    '{"kept":[{"id":"k3Xv9","name":"Empresas","stand":{"term":"","sort":{"column":5,"descending":false},"filters":{},"columns":[1,5]}},{"id":"p0Q_2","name":"Todo","stand":{"term":"zinc","sort":{"column":0,"descending":true},"filters":{"familia":["3"]},"columns":null}}],"used":"p0Q_2"}',
}

/** List of finished products with a new column in the middle. */
const grown = {
  ...acabadosList,
  columns: acabadosList.columns.flatMap(column =>
    column.key === 'nombre' ? [column, { key: 'imagen', title: 'Imagen', image: true, text: () => '' }] : [column],
  ),
}
const lists: [string, StoredList][] = [
  ['as it is', acabadosList],
  ['with a column in the middle', grown],
]

const read = (list: StoredList) => {
  const { tables, views } = readMemory()
  const [table, kept] = [tables[list.storage], views[list.storage]]
  if (!table || !kept) throw new Error('Nothing is stored')
  return { view: readView(list, table), views: readViews(list, kept) }
}

beforeEach(() => {
  localStorage.clear()
  for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, value)
})

it.each(lists)('reads what version 0.4.9 stored of a list %s by its columns of then [TB-03, LS-03, LS-04]', (_what, list) => {
  const { view, views } = read(list)
  expect(view).toEqual({
    ...{ term: 'zinc', scroll: 120, filters: { familia: ['3'] } },
    sort: { column: 'producto_generico', descending: true },
    columns: ['codigo', 'producto_generico', 'nombre'],
  })
  expect(views.used).toBe('p0Q_2')
  expect(views.kept).toEqual([
    {
      ...{ id: 'k3Xv9', name: 'Empresas' },
      stand: { term: '', sort: { column: 'empresa', descending: false }, filters: {}, columns: ['nombre', 'empresa'] },
    },
    {
      ...{ id: 'p0Q_2', name: 'Todo' },
      stand: { term: 'zinc', sort: { column: 'codigo', descending: true }, filters: { familia: ['3'] }, columns: null },
    },
  ])
  expect(isChanged(views, view)).toBe(true)
})

it.each(lists)('stores the keys of a list %s, which are read as they are [TB-03, LS-03, LS-04]', (_what, list) => {
  const before = read(list)
  writeTable(list.storage, before.view)
  writeViews(list.storage, before.views)
  expect(localStorage.getItem('filtroProductoAcabados.orden')).toBe('producto_generico desc')
  expect(localStorage.getItem('filtroProductoAcabados.columnas')).toBe('["codigo","producto_generico","nombre"]')
  expect(localStorage.getItem('filtroProductoAcabados.vistas')).toContain('"sort":{"column":"empresa","descending":false}')
  expect(read(list)).toEqual(before)
})

it.each([
  ['17 desc', 'codigo'],
  ['precio desc', 'codigo'],
  [' asc', 'codigo'],
  ['imagen asc', 'codigo'],
  ['empresa asc', 'empresa'],
])('sorts by the first column where that of %p has gone or has no order [TB-04]', (stored, column) => {
  localStorage.setItem('filtroProductoAcabados.orden', stored)
  expect(read(grown).view.sort.column).toBe(column)
})

it('sorts a list that nobody has touched by the column that is first now [TB-04]', () => {
  const first = { key: 'precio', title: 'Precio', text: () => '' }
  expect(readView({ ...acabadosList, columns: [first, ...acabadosList.columns] }, initialView).sort.column).toBe('precio')
})

it('shows all columns where none of those that are stored is there [LS-03]', () => {
  localStorage.setItem('filtroProductoAcabados.columnas', '[17,"precio"]')
  expect(read(acabadosList).view.columns).toBeNull()
  localStorage.setItem('filtroProductoAcabados.columnas', '["precio","empresa",1]')
  expect(read(acabadosList).view.columns).toEqual(['empresa', 'nombre'])
})

const master = (key: string): StoredList => {
  const found = masters.find(each => each.key === key)
  if (!found) throw new Error(key)
  return listOf(found)
}

/** Titles of the columns of version 0.4.9, by the position that it stored. */
it.each<[StoredList, string[]]>([
  [genericosList, ['Código art.', 'Nombre', 'Familia', 'Estado', 'Ecológico', 'Prioridad']],
  [acabadosList, ['N. Registro', 'Nombre', 'Producto genérico', 'Países', 'Familia', 'Empresa', 'Estado', 'Ecológico']],
  [fuentesList, ['Código de artículo', 'Nombre', 'Familia', 'Estado', 'Ecológico']],
  [ensayosList, ['Código', 'Titular', 'Fecha', 'País']],
  [cultivosList, ['Imagen', 'Nombre', 'Grupo de cultivo']],
  [solucionesList, ['Nombre']],
  [usuariosList, ['Nombre', 'Correo electrónico', 'Estado', 'Administrador', 'Último acceso']],
  [papeleraList, ['Nombre', 'Tipo', 'Partes', 'Eliminado', 'Eliminado por']],
  [revisionList, ['Código', 'Nombre', 'Vacías', 'En es_ES']],
  [
    idiomasList,
    [
      ...['Idioma', 'Todos', 'Productos', 'Maestras', 'Cultivos y estados', 'Ensayos', 'Soluciones'],
      ...['Faltan', 'Iguales', 'Desfasadas'],
    ],
  ],
  [master('magnitudes'), ['Valor']],
  [master('iconos'), ['Imagen', 'Nombre']],
  [master('familias'), ['Imagen', 'Nombre', 'Prioridad']],
  [master('envases'), ['Imagen', 'Valor', 'Magnitud']],
  [master('componentes'), ['Nombre']],
  [master('cultivos'), ['Imagen', 'Nombre', 'Grupo de cultivo']],
  [master('estados_fenologicos'), ['Imagen', 'Nombre', 'Cultivo']],
  [master('soluciones'), ['Nombre']],
])('$storage keeps the order of its columns of then [TB-03]', ({ columns, storedOrder }, titles) => {
  expect(storedOrder.map(key => columns.find(column => column.key === key)?.title)).toEqual(titles)
})

it('refuses a list in which a key is there twice', () => {
  const { columns, actions = [] } = ensayosList
  const base = { ...ensayosList, storedOrder: [] as never[] }
  expect(() => defineList({ ...base, columns: [...columns, ...columns] })).toThrow('filtroEnsayos: a key is there twice')
  expect(() => defineList({ ...base, actions: [...actions, ...actions] })).toThrow('filtroEnsayos: a key is there twice')
})
