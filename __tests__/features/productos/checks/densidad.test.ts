import fc from 'fast-check'
import {
  avisosOf,
  B,
  CA,
  FE,
  frasesOf,
  K,
  MG,
  MN,
  N,
  NITRICO,
  P,
  UREICO,
  written,
  ZN,
  type RawLine,
} from '@test/features/productos/checks/composiciones'

const given: RawLine[] = [
  written(N, 8, 11.36),
  written(NITRICO, 3, 4.26, 2),
  written(UREICO, 4, 5.68, 2),
  written(P, 3, 4.26, 2),
  written(K, 6, 7.2, 2),
  written(MG, 1.5, 2.13, 2),
  written(ZN, 0.02, 0.0284, 4),
  written(MN, 0.05, 0.071, 4),
  written(B, 0.01, 0.0142, 2),
]

/** Composition with other quantities in one line. */
const changed = (line: number, masa: number | null, volumen: number | null): RawLine[] =>
  given.map((each, at) => (at === line - 1 ? { ...each, masa, volumen } : each))

const whole = given.map((each, at) => (at === 4 ? { ...each, volumen: 8.52 } : each))
const pair = (m1: number, v1: number, m2: number, v2: number) => [written(N, m1, v1), written(K, m2, v2)]

it('names the line that departs, with the value that would fit [LB-02]', () => {
  const [finding] = avisosOf('Densidad', given)
  expect(frasesOf('Densidad', given)).toEqual(['La línea 5 supone 1,20 kg/l y las demás 1,42 kg/l: ¿8,52 % p/v?'])
  expect(finding).toMatchObject({
    lineas: ['5'],
    accion: {
      tipo: 'poner',
      linea: '5',
      campo: 'cantidad_2',
      valor: 8.52,
      texto: 'Poner 8,52',
      descripcion: 'Poner 8,52 % p/v en la línea 5',
    },
  })
})

it('names it among traces, which are rounded so much that they fit anything [LB-02]', () => {
  expect(frasesOf('Densidad', [...pair(8, 11.36, 6, 7.2), written(ZN, 0.2, 0.284), written(B, 0.1, 0.142)])).toEqual([
    'La línea 2 supone 1,20 kg/l y las demás 1,42 kg/l: ¿8,52 % p/v?',
  ])
})

it.each<[string, RawLine[]]>([
  ['a digit of a volume', changed(1, 8, 12.36)],
  ['a volume ten times too large', changed(4, 3, 42.6)],
  ['a volume ten times too small', changed(6, 1.5, 0.213)],
  ['digits that changed places', changed(3, 4, 6.58)],
  ['a mass', changed(5, 7, 8.52)],
  ['two lines', changed(1, 8, 9.6)],
  ['a volume of nothing', changed(3, 4, 0)],
  ['two lines of two', pair(8, 11.36, 6, 7.2)],
  ['lines that are no nutrient', [written('Ácidos húmicos', 12, 14.4), written('Extracto de algas', 8, 9.6), written('Manitol', 5, 7)]],
  ['quantities far beyond what there is', [written(N, 8, 11.36), written(P, 3, 4.26), written(K, 90000.12345, 7.2)]],
])('tells %s [LB-02]', (_what, lines) => {
  expect(avisosOf('Densidad', lines).length).toBeGreaterThan(0)
})

it.each<[string, RawLine[]]>([
  ['one density', whole],
  ['no volumes', whole.map(each => ({ ...each, volumen: null }))],
  ['one line', [written(N, 8, 11.36)]],
  ['volumes that were rounded', [written(N, 3.3, 4.7), written(P, 7.1, 10.1), written(K, 4.8, 6.8)]],
  ['traces that were rounded', [written(N, 8, 11.36), written(ZN, 0.02, 0.03), written(B, 0.01, 0.01)]],
  ['masses that were rounded from volumes', [written(CA, 9.8, 12.5), written(MG, 2, 2.5), written(FE, 1, 1.25)]],
  [
    'columns the other way round',
    [8, 3].map((m, at) => ({ ...written([N, P][at] ?? N, m * 1.42, m), units: ['% p/v', '% p/p'] as const })),
  ],
  [
    'other units',
    [
      { ...written(N, 8, 113.6), units: ['% p/p', 'g/L'] },
      { ...written(P, 3, 99), units: ['% p/p', 'g/L'] },
    ],
  ],
  ['nothing by mass', [written(N, 0, 1), written(P, 0, 3)]],
  ['free text between', [written(N, 8, 11.36), written('"Contiene"'), written(P, 3, 4.26)]],
])('says nothing of %s [LB-02]', (_what, lines) => {
  expect(frasesOf('Densidad', lines)).toEqual([])
})

it('names together lines that differ without a majority [LB-02]', () => {
  expect(frasesOf('Densidad', pair(8, 11.36, 6, 7.2))).toEqual(['Las líneas 1 y 2 suponen densidades distintas: 1,20 y 1,42 kg/l.'])
})

/** Number rounded to `decimals` places, like numbers parsed from JSON. */
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

const NAMES = [N, P, K, CA, MG, B, MN, ZN]
const made = fc
  .record({
    density: fc.integer({ min: 80, max: 180 }).map(hundredths => hundredths / 100),
    masses: fc.array(fc.integer({ min: 100, max: 2500 }), { minLength: 4, maxLength: NAMES.length }),
    decimals: fc.integer({ min: 2, max: 5 }),
  })
  .map(({ density, masses, decimals }) =>
    masses.map((hundredths, at) => written(NAMES[at] ?? N, hundredths / 100, rounded((hundredths / 100) * density, decimals))),
  )

it('never tells lines made of one density, and tells one whose leading digit changes; the value that it offers settles it [LB-02]', () => {
  fc.assert(
    fc.property(made, fc.nat(), fc.integer({ min: 1, max: 8 }), (lines, nth, by) => {
      expect(frasesOf('Densidad', lines)).toEqual([])
      const at = nth % lines.length
      const text = String(lines[at]?.volumen ?? 0)
      const digit = String(((Number(text[0]) - 1 + by) % 9) + 1)
      const wrong = lines.map((line, index) => (index === at ? { ...line, volumen: Number(digit + text.slice(1)) } : line))
      const [finding, ...others] = avisosOf('Densidad', wrong)
      expect(others).toEqual([])
      expect(finding?.lineas).toEqual([String(at + 1)])
      const valor = finding?.accion?.tipo === 'poner' ? finding.accion.valor : null
      const settled = wrong.map((line, index) => (index === at ? { ...line, volumen: valor } : line))
      expect(frasesOf('Densidad', settled)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
