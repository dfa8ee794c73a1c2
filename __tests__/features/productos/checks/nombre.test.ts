import {
  avisosOf,
  B,
  frasesOf,
  K,
  MG,
  N,
  NITRICO,
  P,
  UREICO,
  written,
  ZN,
  type RawLine,
} from '@test/features/productos/checks/composiciones'

const npk = (n: number, p: number, k: number, mg?: number): RawLine[] => [
  written(N, n, n * 1.25),
  written(P, p, p * 1.25, 2),
  written(K, k, k * 1.25, 2),
  ...(mg === undefined ? [] : [written(MG, mg, mg * 1.25, 2)]),
]

it('says what the name says and what the lines do, in which languages [LB-04]', () => {
  const nombre = { es_ES: 'Solnutre NPK 8-3-6 + 2 MgO', en_US: 'Solnutre NPK 8-3-6', fr_FR: 'Solnutre NPK 8-3-6 + 2 MgO' }
  const [finding] = avisosOf('Nombre', npk(8, 3, 6, 1.5), nombre)
  expect(frasesOf('Nombre', npk(8, 3, 6, 1.5), nombre)).toEqual(['El nombre dice «2 MgO» y el óxido de magnesio (línea 4) es 1,5 %.'])
  expect(finding).toMatchObject({ reason: 'En es_ES y en fr_FR.', lineas: ['4'] })
})

it('says what the name promises and no line declares [LB-04]', () => {
  expect(frasesOf('Nombre', [written(N, 8), written(P, 3)], { es_ES: 'NPK 8-3-6' })).toEqual([
    'El nombre dice «8-3-6» y ninguna línea declara óxido de potasio.',
  ])
})

it.each<[string, string, RawLine[]]>([
  ['nitrogen', 'NPK 8-3-3', npk(9, 3, 3)],
  ['phosphorus', 'Hidrosoluble 20-20-20', npk(20, 10, 20)],
  ['potassium', 'NPK 8-3-6', npk(8, 3, 3)],
  ['magnesium', 'NPK 8-3-6 + 2 MgO', npk(8, 3, 6, 1.5)],
  ['magnesium as the fourth number', 'Hidrosoluble 16-8-24-2', npk(16, 8, 24, 3)],
  ['a line that lacks', 'Solnutre 8-3-6', [written(N, 8), written(P, 3)]],
  ['a line that should not be', 'Solnutre 0-52-34', npk(2, 52, 34)],
  ['a trace', 'Kali 0-0-50 +0,5B', [written(K, 50), written(B, 0.2)]],
  ['two letters', 'Fosfol PK 30-20', [written(P, 30), written(K, 25)]],
  ['a dash of print', 'NPK 12–12–17', npk(12, 12, 12)],
])('tells %s [LB-04]', (_what, name, lines) => {
  expect(avisosOf('Nombre', lines, { pt_BR: name })).toHaveLength(1)
})

it.each<[string, string, RawLine[]]>([
  ['a grade that agrees', 'NPK 8-3-6 + 2 MgO', npk(8, 3, 6, 2)],
  ['a grade by volume', 'Solnutre 10-5-10', npk(8, 4, 8)],
  ['a grade that rounds', 'NPK 8-3-6', npk(8.3, 3.2, 5.8)],
  ['forms of nitrogen without a total', '8-3-6', [written(NITRICO, 3), written(UREICO, 5), written(P, 3), written(K, 6)]],
  ['a name without numbers', 'Solnutre total', npk(8, 3, 6)],
  ['two numbers of anything', 'Fosfito de potasio 20-15', [written(P, 25), written(K, 10)]],
  ['three numbers beside no main nutrient', 'Multiquel 6-2-1', [written(ZN, 5), written(B, 1)]],
  ['a date', 'Catálogo 2024-12-31', npk(8, 3, 6)],
  ['a nutrient that is not understood', 'NPK 8-3-6', [written(N, 8), written(P, 3), written('Potasio (K)', 5)]],
  ['no lines', 'NPK 8-3-6 + 2 MgO', []],
])('says nothing of %s [LB-04]', (_what, name, lines) => {
  expect(frasesOf('Nombre', lines, { es_ES: name })).toEqual([])
})

it('names three languages and how many more [LB-04]', () => {
  const nombre = Object.fromEntries(['es_ES', 'en_US', 'fr_FR', 'pt_BR', 'it_IT', 'de_DE'].map(locale => [locale, 'NPK 8-3-6']))
  expect(avisosOf('Nombre', npk(8, 3, 5), nombre)[0]?.reason).toBe('En es_ES, en en_US, en fr_FR y en otros 3 idiomas.')
})
