import { find, offered } from '@/app/goto/find'
import { recordSearches } from '@/app/goto/recordSearches'
import { recordAt } from '@/app/goto/recordAt'
import { cultivos, estadosFenologicos, familias, magnitudes, productosAcabados, productosGenericos } from '@/store/catalogues'
import { stateAfter } from '@test/support/state'

const common = { familia: null, activo: true, ecologico: false }
const acabado = (id: number, codigo: string, nombre: string) => ({
  ...{ id, codigo, nombre: { es_ES: nombre } },
  ...{ ...common, producto_generico: null, paises: [], empresa: null },
})
const generico = (id: number, codigo: string, nombre: string) => ({ ...common, id, codigo, nombre: { es_ES: nombre }, prioridad: 0 })
const familia = (id: number, nombre: string) => ({ id, nombre: { es_ES: nombre }, descripcion: {}, color: '', prioridad: 0, imagen: null })

const state = stateAfter(
  productosAcabados.loaded([
    acabado(1, '101', 'Boro y zinc'),
    acabado(2, '102', 'Zinc Foliar'),
    acabado(3, '103', 'Zinc Cítricos'),
    acabado(4, '104', 'Zinc'),
    acabado(5, '105', 'Cobre'),
  ]),
  productosGenericos.loaded([generico(7, 'ZINC', 'Quelato'), generico(8, '102', 'Otro')]),
  familias.loaded([familia(3, 'Correctores con zinc')]),
  cultivos.loaded([{ id: 9, nombre: { es_ES: 'Tomate' }, grupo_de_cultivo: null, imagen: null, imagen_icono: null }]),
  estadosFenologicos.loaded([{ id: 11, nombre: { es_ES: 'Floración' }, cultivo: 9, imagen: null, orden: 0 }]),
)
const found = (term: string) => {
  const { groups, total } = find(term, state)
  return { total, groups: groups.map(({ title, entries }) => [title, ...entries.map(({ name, detail }) => `${name}|${detail}`)]) }
}

it('groups by kind, the best first, a few of each, and the rest in its list [LS-09]', () => {
  expect(found('zinc')).toEqual({
    total: 6,
    groups: [
      ['Productos acabados', 'Zinc|104', 'Zinc Foliar|102', 'Zinc Cítricos|103', 'Ver los 4 en la lista|'],
      ['Productos genéricos', 'Quelato|ZINC'],
      ['Maestras', 'Correctores con zinc|Familia'],
    ],
  })
  const [rest] = find('zinc', state).groups[0]?.entries.slice(-1) ?? []
  expect(rest).toMatchObject({
    place: { to: '/productos/acabados/view', href: '/productos/acabados/view?buscar=zinc' },
    searched: { table: 'filtroProductoAcabados', term: 'zinc' },
  })
})

it('has first the heading under which somebody is called just so, screens among them [LS-09]', () => {
  expect(found('102').groups.map(([title]) => title)).toEqual(['Productos acabados', 'Productos genéricos'])
  expect(found('correctores').groups).toEqual([['Maestras', 'Correctores con zinc|Familia']])
  expect(found('acabados').groups).toEqual([['Pantallas', 'Productos acabados|']])
  expect(found('tomate').groups).toEqual([['Cultivos', 'Tomate|']])
  expect(found('nada de esto')).toEqual({ total: 0, groups: [] })
})

it("leads to a record's page, a master's form, and from a stage to its crop [LS-09]", () => {
  const placeOf = (term: string) => find(term, state).groups[0]?.entries[0]?.place
  expect(placeOf('cobre')).toEqual({ to: '/productos/edit/a/5', href: '/productos/edit/a/5' })
  expect(placeOf('correctores')).toEqual({ to: '/maestras/familias', state: { abrir: 3 }, href: '/maestras/familias?abrir=3' })
  expect(placeOf('floracion')).toMatchObject({ to: '/cultivos/detalle/9' })
})

it('offers what was open last, but what is gone and what is open now, and then the screens [LS-09]', () => {
  const recent = [
    { kind: 'acabados', id: 2 },
    { kind: 'acabados', id: 99 },
    { kind: 'familias', id: 3 },
    { kind: 'ya no hay', id: 3 },
  ]
  const titled = offered(recent, '/productos/edit/a/2', state).groups.map(({ title, entries }) => [title, entries[0]?.name])
  expect(titled).toEqual([
    ['Abiertos hace poco', 'Correctores con zinc'],
    ['Pantallas', 'Productos genéricos'],
  ])
  expect(offered([], '/', state).groups.map(({ title }) => title)).toEqual(['Pantallas'])
})

it('knows which record an address shows [LS-09]', () => {
  expect(recordAt('/productos/edit/g/7', null)).toEqual({ kind: 'genericos', id: 7 })
  expect(recordAt('/cultivos/detalle/9/', null)).toEqual({ kind: 'cultivos', id: 9 })
  expect(recordAt('/maestras/familias', 3)).toEqual({ kind: 'familias', id: 3 })
  expect(recordAt('/maestras/estados_fenologicos', 3)).toBeNull()
  expect(recordAt('/maestras/familias', null)).toBeNull()
  expect(recordAt('/productos/edit/g/x', null)).toBeNull()
})

it('can offer again whatever record it remembers [LS-09]', () => {
  const known = recordSearches.map(({ key }) => key)
  for (const path of ['/productos/edit/a/1', '/productos/edit/g/1', '/cultivos/detalle/1', '/ensayos/detalle/1', '/soluciones/detalle/1'])
    expect(known).toContain(recordAt(path, null)?.kind)
  for (const path of ['familias', 'iconos', 'envases', 'componentes_quimicos', 'magnitudes', 'cultivos', 'soluciones'])
    expect(known).toContain(recordAt(`/maestras/${path}`, 1)?.kind)
})

it('has the screen of users where the API tells of them, and not elsewhere [LS-09, AU-01]', () => {
  const extended = { ...state, configuration: { ...state.configuration, extensions: true } }
  const shown = [extended, state].map(root => ({
    found: find('usuarios', root).groups.flatMap(({ entries }) => entries.map(({ place }) => place?.to)),
    offered: offered([], '/', root).groups.flatMap(({ entries }) => entries.filter(({ name }) => name === 'Usuarios').length),
  }))
  expect(shown).toEqual([
    { found: ['/account/usuarios'], offered: [1] },
    { found: [], offered: [0] },
  ])
})

it('finds records with a name in another language than es_ES alone [LS-09]', () => {
  const en_US = 'Fosfito potásico'
  const foreign = stateAfter(
    cultivos.loaded([{ id: 9, nombre: { es_ES: '', en_US }, grupo_de_cultivo: null, imagen: null, imagen_icono: null }]),
    magnitudes.loaded([{ id: 1, valor: { en_US: 'fosfito w/w' } }]),
  )
  const { groups } = find('fosfito', foreign)
  expect(groups.map(({ entries }) => entries.map(({ name }) => name))).toEqual([[en_US], ['fosfito w/w']])
})
