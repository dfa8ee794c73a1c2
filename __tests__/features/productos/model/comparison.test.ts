import {
  keyOfDifference,
  productDifferences,
  DIFFERENCE_GROUPS,
  isTaken,
  withDifference,
  type ProductDifference,
  type Side,
} from '@/features/productos/model/comparison'
import type { LineaDraft } from '@/features/productos/model/composicion'
import { blankContent } from '@/features/productos/model/lineaContent'
import { valuesOf, type ProductoValues } from '@/features/productos/model/productoValues'
import { changedFields } from '@/kits/drafts/model/changesIn'

const line = (id: string, orden: number, changes: Partial<LineaDraft>): LineaDraft => ({ ...blankContent(), id, orden, ...changes })
const sideWith = (values: Partial<ProductoValues>, lines: LineaDraft[] = []): Side => ({ values: { ...valuesOf({}), ...values }, lines })

const own = sideWith(
  {
    ...{ codigo: '1', nombre: { es_ES: 'Zinc Foliar' }, ecologico: true, familia: 3, activo: false, empresa: 'NC' },
    descripcion: { es_ES: 'Uno', en_US: 'One', fr_FR: '' },
    iconos: [1, 2],
    estados_fenologicos: [51],
  },
  [line('a', 0, { componente: 11, cantidad_1: 1 }), line('b', 1, { componente: 12 }), line('c', 2, { componente: 13 })],
)
const other = sideWith(
  {
    ...{ codigo: 'G', nombre: { es_ES: 'Zinc' }, ecologico: false, familia: 3, prioridad: 9 },
    descripcion: { es_ES: 'Uno', en_US: 'Two', de_DE: 'Zwei' },
    modo_de_accion: { fr_FR: 'Le zinc' },
    iconos: [2, 5],
    estados_fenologicos: [51],
  },
  [line('x', 0, { componente: 14 }), line('y', 1, { componente: 11, cantidad_1: 2 }), line('z', 2, { componente: 13 })],
)
const differences = productDifferences(own, other)
const all = DIFFERENCE_GROUPS.flatMap(group => differences[group])
const laid = (some: readonly ProductDifference[], side: 'own' | 'other', now = own) =>
  some.reduce((state, difference) => withDifference(state, difference, side === 'own' ? own : other, side), now)

it('finds what differs, in groups, and leaves out what each is called by and what only one kind has [CM-01]', () => {
  expect(Object.fromEntries(DIFFERENCE_GROUPS.map(group => [group, differences[group].map(keyOfDifference)]))).toEqual({
    datos: ['ecologico'],
    textos: ['descripcion/en_US', 'descripcion/de_DE', 'modo_de_accion/fr_FR'],
    iconos: ['iconos/1', 'iconos/5'],
    composicion: ['linea/a', 'linea/b', 'linea/x'],
    estados: [],
  })
  expect(differences.composicion.map(difference => difference.kind === 'linea' && [difference.own?.id, difference.other?.id])).toEqual([
    ['a', 'y'],
    ['b', undefined],
    [undefined, 'x'],
  ])
})

it('finds nothing between two that say the same [CM-01]', () => {
  const again = productDifferences(own, { ...own, lines: own.lines.map(each => ({ ...each, id: `${each.id}2` })) })
  expect(DIFFERENCE_GROUPS.flatMap(group => again[group])).toEqual([])
})

it('holds lines against each other only where one component stands alone on either side [CM-01]', () => {
  const twice = sideWith({}, [line('a', 0, { componente: 11, cantidad_1: 1 }), line('b', 1, { componente: 11, cantidad_1: 2 })])
  const once = sideWith({}, [line('x', 0, { componente: 11, cantidad_1: 3 })])
  const texts = [
    sideWith({}, [line('a', 0, { valor: { es_ES: 'Uno' } })]),
    sideWith({}, [line('x', 0, { valor: { es_ES: 'Dos' } })]),
  ] as const
  const pairs = (mine: Side, theirs: Side) =>
    productDifferences(mine, theirs).composicion.map(
      difference => difference.kind === 'linea' && [difference.own?.id, difference.other?.id],
    )
  expect(pairs(twice, once)).toEqual([
    ['a', undefined],
    ['b', undefined],
    [undefined, 'x'],
  ])
  expect(pairs(once, twice)).toEqual([
    ['x', undefined],
    [undefined, 'a'],
    [undefined, 'b'],
  ])
  expect(pairs(...texts)).toEqual([
    ['a', undefined],
    [undefined, 'x'],
  ])
})

it.each(all.map(difference => [keyOfDifference(difference), difference] as const))(
  'brings one thing and takes it back: %s [CM-01]',
  (_clave, difference) => {
    expect(isTaken(own, difference, other)).toBe(false)
    const brought = laid([difference], 'other')
    expect(all.filter(each => isTaken(brought, each, other))).toEqual([difference])
    const back = laid([difference], 'own', brought)
    expect(all.filter(each => isTaken(back, each, other))).toEqual([])
    expect(changedFields(own.values, back.values)).toEqual([])
    expect(back.lines).toEqual(own.lines)
  },
)

it('brings everything: then nothing differs, and it is taken back as it was [CM-01]', () => {
  const brought = laid(all, 'other')
  expect(DIFFERENCE_GROUPS.flatMap(group => productDifferences(brought, other)[group])).toEqual([])
  expect(brought.lines.map(({ id, orden }) => [id, orden])).toEqual([
    ['x', 0],
    ['a', 1],
    ['c', 2],
  ])
  expect(brought.values).toMatchObject({ codigo: '1', nombre: { es_ES: 'Zinc Foliar' }, activo: false, empresa: 'NC', prioridad: 0 })
  const back = laid(all, 'own', brought)
  expect(changedFields(own.values, back.values)).toEqual([])
  expect(back.lines.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
})
