import { matchColumns } from '@/features/importar/model/matchColumns'
import { importable, type ImportableName } from '@/features/importar/model/resources'
import { isKeyOf, targetGroups, titleOf } from '@/features/importar/model/targets'
import { acabadosList } from '@/features/productos/list/acabados'
import { genericosList } from '@/features/productos/list/genericos'
import { masters } from '@/features/maestras/definitions'
import { references } from '@test/features/importar/model/given'

const components = references.componentes ?? []
const locales = ['es_ES', 'en_US', 'fr_FR', 'pt_BR', 'fr_CA', 'it_IT']

const matched = (titles: readonly string[], recurso: ImportableName = 'productos_acabados') =>
  matchColumns(recurso, { titles }, components, locales).map(({ target }) => {
    if (!target) return null
    if (target.kind === 'id') return 'id'
    if (target.kind === 'component') return `${target.componente} ${target.field}`
    return target.kind === 'field' && target.locale !== null ? `${target.field} ${target.locale}` : target.field
  })

it('Titles match without case, accents, blanks and signs [IX-02]', () => {
  expect(matched(['ID', 'n registro', ' NOMBRE ', 'Ecologico', 'Países', 'estado', 'Sin par'])).toEqual([
    'id',
    'codigo',
    'nombre es_ES',
    'ecologico',
    'paises',
    'activo',
    null,
  ])
})

it('A language in brackets is that of the text [IX-02]', () => {
  expect(
    matched([
      'Nombre',
      'Nombre (fr_FR)',
      'Nombre (portugués)',
      'Nombre [en]',
      'Título (Francés (Canadá))',
      'Título it_IT',
      'Nombre (klingon)',
    ]),
  ).toEqual(['nombre es_ES', 'nombre fr_FR', 'nombre pt_BR', 'nombre en_US', 'descripcion2 fr_CA', 'descripcion2 it_IT', null])
})

const lists: [ImportableName, readonly string[]][] = [
  ['productos_genericos', genericosList.columns.map(({ title }) => title)],
  ['productos_acabados', acabadosList.columns.map(({ title }) => title)],
  ...masters.flatMap(({ resource, columns }): [ImportableName, string[]][] =>
    importable.filter(name => name === resource.name).map(name => [name, columns.filter(({ image }) => !image).map(({ title }) => title)]),
  ),
]

it.each(lists)('All columns of the export of %s match [IX-02]', (recurso, titles) => {
  expect(matched(titles, recurso)).not.toContain(null)
  expect(matched(titles, recurso)).toHaveLength(titles.length)
})

it('The second of two columns with the same title is the second quantity, or stays out [IX-05]', () => {
  expect(matched(['Código', 'Componente', 'Cantidad', 'Unidad', 'Cantidad', 'Unidad', 'Solubilidad', 'Código'])).toEqual([
    'codigo',
    'componente',
    'cantidad_1',
    'magnitud_1',
    'cantidad_2',
    'magnitud_2',
    'solubilidad',
    null,
  ])
})

it('Columns of components tell the component and its quantity [IX-05]', () => {
  expect(matched(['Zinc (Zn)', 'Zinc (Zn) (% p/v)', 'P₂O₅ % p/p', 'Nitrógeno (N) total (cantidad 2)'])).toEqual([
    '1 cantidad_1',
    '1 cantidad_2',
    '2 cantidad_1',
    '3 cantidad_2',
  ])
  expect(matched(['Zinc (Zn)'], 'familias')).toEqual([null])
})

it('A title that is close to a free field suggests it [IX-02]', () => {
  const [, near, far, taken] = matchColumns(
    'productos_acabados',
    { titles: ['Empresa', 'Observacion', 'Xyz', 'Empressa'] },
    components,
    locales,
  )
  expect(near).toEqual({ target: null, origin: 'left', suggestion: { kind: 'field', field: 'observaciones', locale: 'es_ES' } })
  expect(far?.suggestion).toBeNull()
  expect(taken?.suggestion).toBeNull()
})

it('A title that begins with a free field, or that a free field begins with, suggests it [IX-02]', () => {
  const matches = matchColumns('productos_acabados', { titles: ['Observaciones del técnico de campo', 'Observ'] }, components, locales)
  const observaciones = { kind: 'field', field: 'observaciones', locale: 'es_ES' }
  expect(matches.map(({ suggestion }) => suggestion)).toEqual([observaciones, observaciones])
})

it('Every target has a title that is matched to it [IX-02]', () => {
  for (const recurso of ['productos_genericos', 'productos_acabados', 'familias', 'estados_fenologicos'] as const)
    for (const { targets } of targetGroups(recurso, components, locales))
      for (const target of targets) {
        const title = titleOf(recurso, target, components)
        expect([title, matchColumns(recurso, { titles: [title] }, components, locales)[0]?.target]).toEqual([title, target])
      }
})

it('Records are told by id, code, or the Spanish name of a master [IX-03]', () => {
  expect(isKeyOf('familias', { kind: 'field', field: 'nombre', locale: 'es_ES' })).toBe(true)
  expect(isKeyOf('familias', { kind: 'field', field: 'nombre', locale: 'fr_FR' })).toBe(false)
  expect(isKeyOf('productos_acabados', { kind: 'field', field: 'nombre', locale: 'es_ES' })).toBe(false)
  expect(isKeyOf('productos_acabados', { kind: 'field', field: 'codigo', locale: null })).toBe(true)
})
