import { addEntries, menuEntries } from '@/app/frame/menu'
import { capitalized } from '@/shared/capitalized'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

const entries = menuEntries({ MENU_PRODUCTS: false, MENU_MASTERS: true })

it('has its entries in this order [FR-05]', () => {
  expect(entries.map(entry => ('entries' in entry ? [entry.label, ...entry.entries.map(({ label }) => label)] : entry.label))).toEqual([
    ['Productos', 'Genéricos', 'Acabados'],
    'Cultivos',
    'Ensayos',
    'Soluciones',
    'Informes',
    ['Maestras', 'Familias', 'Iconos', 'Envases', 'Componentes químicos', 'Magnitudes', 'Cultivos', 'Estados fenológicos', 'Soluciones'],
  ])
})

it('goes to these pages [FR-07]', () => {
  expect(entries.flatMap(entry => ('entries' in entry ? entry.entries : [entry])).map(({ to }) => to)).toEqual([
    '/productos/genericos/view',
    '/productos/acabados/view',
    '/cultivos/ver',
    '/ensayos/ver',
    '/soluciones/ver',
    '/informe/ver',
    '/maestras/familias',
    '/maestras/iconos',
    '/maestras/envases',
    '/maestras/componentes_quimicos',
    '/maestras/magnitudes',
    '/maestras/cultivos',
    '/maestras/estados_fenologicos',
    '/maestras/soluciones',
  ])
})

it('leads to the list of every resource that has one, by the name of its records [FR-05, FR-07]', () => {
  const listed = Object.values<Resource>(resources).flatMap(({ noun, routes }) => (routes ? [[routes.list, capitalized(noun.many)]] : []))
  const all = entries.flatMap(entry => ('entries' in entry ? entry.entries : [entry]))
  for (const [list, name] of listed) {
    const { label } = all.find(({ to }) => to === list) ?? { label: '' }
    // Products of both kinds are listed under a heading of their own.
    expect([label, `Productos ${label.toLowerCase()}`]).toContain(name)
  }
})

it('opens each group by its own memory [FR-06]', () => {
  expect(entries.flatMap(entry => ('entries' in entry ? [entry.key, entry.open] : []))).toEqual([
    'MENU_PRODUCTS',
    false,
    'MENU_MASTERS',
    true,
  ])
})

it('marks the list of a product on its sheet too [FR-05]', () => {
  const [products] = entries
  const within = products && 'entries' in products ? products.entries.map(each => each.within) : []
  expect(within).toEqual([expect.arrayContaining(['/productos/ficha/g']), expect.arrayContaining(['/productos/ficha/a'])])
})

it('offers to add [FR-03]', () => {
  expect(addEntries.map(({ label, to }) => [label, to])).toEqual([
    ['Crear nuevo producto genérico', '/productos/genericos/new'],
    ['Crear nuevo producto acabado', '/productos/acabados/new'],
    ['Crear nuevo ensayo', '/ensayos/new'],
  ])
})
