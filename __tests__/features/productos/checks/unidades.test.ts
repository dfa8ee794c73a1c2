import { checkComposicion } from '@/features/productos/checks/checkComposicion'
import { textOf } from '@/features/productos/checks/finding'
import type { LocaleMap } from '@/shared/locales'
import { avisosOf, B, composicionOf, frasesOf, K, MG, N, P, written, ZN, type RawLine } from '@test/features/productos/checks/composiciones'

const in2 = (line: RawLine, ...units: NonNullable<RawLine['units']>): RawLine => ({ ...line, units })
const plain = [written(N, 8, 10), written(P, 3, 3.75), written(K, 6, 7.5)]

it('says which quantity has no unit, and what the other lines use [LB-06]', () => {
  const lines = [...plain, in2(written(MG, 2, 2.5), '% p/p', '')]
  expect(frasesOf('Unidades', lines)).toEqual(['La cantidad 2 de la línea 4 no tiene unidad.'])
  expect(avisosOf('Unidades', lines)[0]).toMatchObject({ reason: 'Las demás líneas usan % p/v.', lineas: ['4'] })
})

it.each<[string, RawLine[]]>([
  ['a quantity without a unit', [...plain, in2(written(MG, 2, 2.5), '', '% p/v')]],
  ['a second quantity without a unit', [...plain, in2(written(MG, 2, 2.5), '% p/p', '')]],
  ['a unit without a quantity', [...plain, in2(written(MG, 2), '% p/p', '% p/v')]],
  ['a unit alone', [in2(written(MG), '% p/p', '')]],
  ['quantities all without a unit', plain.map(line => in2({ ...line, volumen: null }, '', ''))],
  ['another unit than the others', [...plain, in2(written(ZN, 200, 0.025), 'mg/kg', '% p/v')]],
  ['a percentage of neither', [...plain, in2(written(ZN, 2, 2.5), '%', '% p/v')]],
  ['one of three', [in2(written(N, 80), 'g/L', ''), in2(written(P, 30), 'g/L', ''), in2(written(K, 6), '% p/p', '')]],
  ['a component that is no nutrient', [in2(written('Ácidos húmicos', 12), '', '')]],
  ['two lines at once', [...plain, in2(written(ZN, 2), '%', ''), in2(written(B, 2), '%', '')]],
])('tells %s [LB-06]', (_what, lines) => {
  expect(avisosOf('Unidades', lines)).toHaveLength(1)
})

it.each<[string, RawLine[]]>([
  ['the same units', plain],
  ['columns of one unit each', [written(N, 8), written(P, null, 3)]],
  ['lines without quantities', [written(N), written(P)]],
  ['free texts', [...plain, written('"Contiene"')]],
  ['a component that is no nutrient, in its own unit', [...plain, in2(written('Azúcares', 30), '°Brix', '')]],
  ['two units and no majority', [in2(written(N, 8), '% p/p', ''), in2(written(P, 30), 'g/L', '')]],
  ['two of each', [...[N, P].map(name => in2(written(name, 8), '% p/p', '')), ...[K, MG].map(name => in2(written(name, 3), 'g/L', ''))]],
  ['one line', [written(N, 8, 10)]],
  ['no lines', []],
  ['only second quantities', [written(N, null, 8), written(P, null, 3)]],
])('says nothing of %s [LB-06]', (_what, lines) => {
  expect(frasesOf('Unidades', lines)).toEqual([])
})

describe('a component twice', () => {
  it('is told with its lines [LB-06]', () => {
    expect(frasesOf('Repetidas', [written(ZN, 2, null, 4), written(B, 1), written(ZN, 3, null, 4)])).toEqual([
      'Zinc (Zn) está dos veces: líneas 1 y 3.',
    ])
  })

  it.each<[string, RawLine[]]>([
    ['two', [written(ZN, 2), written(ZN, 2)]],
    ['two with other quantities', [written(ZN, 2), written(ZN, 3)]],
    ['three', [written(ZN, 2), written(ZN, 3), written(ZN, 4)]],
    ['two apart', [written(ZN, 2), written(N, 3), written(ZN, 4)]],
    ['two without quantities', [written(N), written(N)]],
    ['two with a solubility', [written(P, 3, null, 2), written(P, 3, null, 2)]],
    ['two that are no nutrient', [written('Manitol', 3), written('Manitol', 3)]],
    ['one without a quantity', [written(K, 3), written(K)]],
    ['two in other units', [written(K, 3), written(K, null, 3)]],
    ['two at the ends', [written(K, 3), written(N, 3), written(P, 3), written(K, 4)]],
  ])('is told: %s [LB-06]', (_what, lines) => {
    expect(avisosOf('Repetidas', lines)).toHaveLength(1)
  })

  it.each<[string, RawLine[]]>([
    ['one', [written(ZN, 2)]],
    ['two solubilities', [written(ZN, 2, null, 2), written(ZN, 2, null, 4)]],
    ['none and one', [written(P, 3), written(P, 2, null, 2)]],
    ['two components', [written(ZN, 2), written(B, 2)]],
    ['a chelate', [written(ZN, 2), written('Zinc (Zn) quelatado por EDTA', 2)]],
    ['free texts', [written('"Contiene"'), written('"Contiene"')]],
    ['forms', [written(N, 8), written('Nitrógeno nítrico', 8)]],
    ['three solubilities', [0, 2, 3].map(solubilidad => written(P, 3, null, solubilidad))],
    ['different elements', [N, P, K, MG].map(name => written(name, 1))],
    ['no lines', []],
  ])('is not: %s [LB-06]', (_what, lines) => {
    expect(frasesOf('Repetidas', lines)).toEqual([])
  })
})

it('judges no composition without lines that it understands [LB-01]', () => {
  const judged = (lines: RawLine[]) => checkComposicion(composicionOf(lines)).isJudged
  expect([judged([]), judged([written('"Contiene"')]), judged([written('Manitol', 3)]), judged([written(N)])]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([judged([written(N, 8)]), judged([written('Manitol', 3, 4), written('Algas', 3, 4)])]).toEqual([true, true])
})

it('names units and components without a name in es_ES by their first name [LB-06]', () => {
  const lines = [
    ...plain,
    written(MG, 2, 20),
    in2(written(ZN, 200, 0.025), 'mg/kg', '% p/v'),
    in2(written(ZN, 200, 0.025), 'mg/kg', '% p/v'),
  ]
  const { magnitudes, componentes, ...others } = composicionOf(lines)
  const english = ({ es_ES = '' }: LocaleMap) => ({ en_US: es_ES })
  const named = {
    ...others,
    magnitudes: Object.fromEntries(Object.entries(magnitudes).map(([id, { valor }]) => [id, { valor: english(valor) }])),
    componentes: Object.fromEntries(Object.entries(componentes).map(([id, { nombre }]) => [id, { nombre: english(nombre) }])),
  }
  const sentences = checkComposicion(named).findings.map(({ frase, reason }) => `${textOf(frase)} ${reason}`)
  expect(sentences).toEqual(checkComposicion(composicionOf(lines)).findings.map(({ frase, reason }) => `${textOf(frase)} ${reason}`))
  expect(sentences.join('\n')).toMatch(/% p\/v\?[^]*Zinc \(Zn\) está dos veces/)
  expect(sentences).toContain('Las líneas 5 y 6 usan mg/kg en la cantidad 1. Las demás líneas usan % p/p.')
})
