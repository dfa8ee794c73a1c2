import fc from 'fast-check'
import {
  AMONIACAL,
  avisosOf,
  B,
  CA,
  frasesOf,
  K,
  MG,
  N,
  NITRICO,
  P,
  S,
  UREICO,
  written,
  ZN,
  type RawLine,
} from '@test/features/productos/checks/composiciones'

const CITRATO = 'Pentóxido de fósforo (P₂O₅) soluble en citrato'
const AGUA = 'P₂O₅ soluble en agua'
const TOTAL = 'Pentóxido de fósforo (P₂O₅) total'

it('says which forms do not add up to which total [LB-03]', () => {
  const lines = [written(N, 8), written(NITRICO, 3, null, 2), written(UREICO, 4, null, 2)]
  const [finding] = avisosOf('Sumas', lines)
  expect(frasesOf('Sumas', lines)).toEqual([
    'El nitrógeno nítrico y el ureico (líneas 2 y 3) suman 7 % y el nitrógeno total (línea 1) es 8 %.',
  ])
  expect(finding).toMatchObject({ reason: 'Las formas de un nutriente suman su total.', lineas: ['1', '2', '3'] })
})

it('says which soluble part is larger than what holds it, and what passes the whole [LB-03]', () => {
  expect(frasesOf('Sumas', [written(TOTAL, 10), written(CITRATO, 9), written(AGUA, 9.5)])).toEqual([
    'El pentóxido de fósforo soluble en agua (línea 3) es 9,5 % y el soluble en citrato (línea 2), 9 %.',
  ])
  expect(frasesOf('Sumas', [written(N, 30), written(P, 40), written(K, 40)])).toEqual([
    'Los nutrientes de las líneas 1, 2 y 3 suman 110 % p/p.',
  ])
})

it.each<[string, RawLine[]]>([
  ['forms below their total', [written(N, 8), written(NITRICO, 3), written(UREICO, 4)]],
  ['forms above their total', [written(N, 8), written(NITRICO, 5), written(UREICO, 4)]],
  ['one form alone', [written(N, 8), written(NITRICO, 3)]],
  ['forms by volume', [written(N, null, 11.36), written(NITRICO, null, 4.26), written(UREICO, null, 5.68)]],
  ['forms in grams', [N, NITRICO].map((name, at) => ({ ...written(name, 90 - 10 * at), units: ['g/L', ''] as const }))],
  ['more in water than in citrate', [written(CITRATO, 9), written(AGUA, 9.5)]],
  ['more in citrate than in all', [written(TOTAL, 8), written(CITRATO, 9)]],
  ['more in water than in all, by the solubility', [written(P, 8), written('Fósforo (P2O5)', 9, null, 2)]],
  ['more than the whole', [written(N, 30), written(P, 40), written(K, 40)]],
  ['one nutrient of more than the whole', [written(K, 120)]],
])('tells %s [LB-03]', (_what, lines) => {
  expect(avisosOf('Sumas', lines)).toHaveLength(1)
})

it.each<[string, RawLine[]]>([
  ['forms that add up', [written(N, 8), written(NITRICO, 3), written(UREICO, 5)]],
  ['forms that were rounded', [written(N, 8.1), written(NITRICO, 2.7), written(AMONIACAL, 2.7), written(UREICO, 2.6)]],
  ['forms without a total', [written(NITRICO, 3), written(UREICO, 4)]],
  ['a total without forms', [written(N, 8)]],
  ['a form that is not understood', [written(N, 8), written(NITRICO, 3), written('Nitrógeno (N) de liberación lenta', 5)]],
  ['forms in another unit', [written(N, 8), written(NITRICO, null, 3)]],
  ['soluble parts in their order', [written(TOTAL, 10), written(CITRATO, 9), written(AGUA, 8)]],
  ['parts of a chelate', [written('Zinc (Zn) quelatado por EDTA', 6, null, 4), written(ZN, 5, null, 2)]],
  ['elemental sulphur declared as its oxide', [written(S, 225), written(N, 5)]],
  ['parts that do not exclude each other', [written('Extracto húmico total', 80), written('Ácidos húmicos', 70), written(K, 12)]],
])('says nothing of %s [LB-03]', (_what, lines) => {
  expect(frasesOf('Sumas', lines)).toEqual([])
})

it('never tells true totals, whatever the decimals, and tells a digit that changes [LB-03]', () => {
  const forms = fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      forms,
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 4 }),
      (parts, by, others) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        const linesOf = (sum: number) => [
          written(N, sum / 100),
          ...parts.map((part, at) => written([NITRICO, AMONIACAL, UREICO][at] ?? UREICO, part / 100)),
          ...others.map((other, at) => written([K, CA, MG, B][at] ?? B, other / 100)),
        ]
        expect(frasesOf('Sumas', linesOf(total))).toEqual([])
        const digit = Math.floor(total / 100) % 10
        expect(avisosOf('Sumas', linesOf(total + (((digit + by) % 10) - digit) * 100))).toHaveLength(1)
      },
    ),
  )
})
