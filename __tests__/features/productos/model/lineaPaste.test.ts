import { keyOfUnknown, readPasted } from '@/features/productos/model/lineaPaste'

const known = {
  componentes: [
    { id: 11, names: ['P₂O₅'] },
    { id: 12, names: ['Óxido de potasio (K2O)', 'Potassium oxide'] },
    { id: 13, names: ['Boro'] },
    { id: 14, names: ['boro'] },
    { id: 15, names: ['N<sub>2</sub>'] },
    { id: 16, names: ['Hierro', 'Iron'] },
    { id: 17, names: ['Óxido de magnesio', 'Magnesium oxide'] },
    { id: 18, names: ['Magnesio'] },
    { id: 19, names: ['Nitrógeno (N) total'] },
    { id: 20, names: ['Nitrógeno (N) nítrico'] },
    { id: 21, names: ['Zn'] },
  ],
  magnitudes: [
    { id: 1, names: ['% p/p'] },
    { id: 2, names: ['g/L'] },
    { id: 3, names: ['mg/kg', 'ppm'] },
    { id: 4, names: ['mg/L'] },
    { id: 5, names: ['kg (neto)'] },
  ],
}
const read = (...rows: string[][]) => readPasted(rows.map(cells => cells.join('\t')).join('\r\n'), known).rows

it('makes lines of rows, with names and units in whatever case, accents and subscripts, and numbers as Spaniards write them [CO-02, CO-04, CO-06]', () => {
  const rows = read(
    ['Componente', 'Cantidad', 'Unidad', 'Cantidad', 'Unidad', 'Solubilidad'],
    ['p2o5', '12,5', '% P/P', '1.234,5', 'G/l', '** Soluble en agua'],
    [' OXIDO DE POTASIO (K₂O) ', '8', '% p/p'],
    ['', ''],
    ['N2', '', '', '', '', '***'],
    ['', '0,3', '', '', '', '4'],
  )
  expect(rows.flatMap(({ problems }) => problems)).toEqual([])
  expect(rows.map(({ content }) => content)).toMatchObject([
    { componente: 11, cantidad_1: 12.5, magnitud_1: 1, cantidad_2: 1234.5, magnitud_2: 2, solubilidad: 2, valor: {} },
    { componente: 12, cantidad_1: 8, magnitud_1: 1, cantidad_2: null, magnitud_2: null, solubilidad: 0 },
    { componente: 15, cantidad_1: null, solubilidad: 3 },
    { componente: null, cantidad_1: 0.3, solubilidad: 4 },
  ])
})

it.each([
  [['Componente', 'Solubilidad', 'Cantidad 1', 'Magnitud 1'], ['p2o5', '***', '12,5', '% p/p'], {}],
  [['Unidad', 'Cantidad', 'Elemento', 'Solubilidad'], ['% p/p', '12,5', 'p2o5', '3'], {}],
  [
    ['Componente', 'Cantidad 2', 'Magnitud 2', 'Cantidad 1', 'Magnitud 1', 'Solubilidad'],
    ['p2o5', '3', 'g/L', '12,5', '% p/p', '3'],
    { cantidad_2: 3, magnitud_2: 2 },
  ],
  [['Componente', 'Cantidad', 'Solubilidad'], ['p2o5', '12,5 % p/p', '3'], {}],
])('takes the columns of a table from its titles, as in %j [CO-02]', (titles, cells, others) => {
  const expected = { componente: 11, cantidad_1: 12.5, magnitud_1: 1, cantidad_2: null, magnitud_2: null, solubilidad: 3, ...others }
  expect(read(titles, cells)).toMatchObject([{ content: expected, problems: [], line: 2 }])
})

it('reads a table whose titles are unknown or too many in the order of the columns [CO-02]', () => {
  expect(read(['Componente', 'Riqueza', 'Unidad'], ['p2o5', '12,5', '% p/p'])).toMatchObject([
    { content: { componente: 11, cantidad_1: 12.5, magnitud_1: 1 }, problems: [] },
  ])
  expect(read(['Componente', 'Componente', 'Cantidad'], ['p2o5', '12,5', '% p/p'])).toMatchObject([{ content: { magnitud_1: 1 } }])
})

it('reads a table with cells under no title in the order of the columns [CO-02]', () => {
  expect(read(['Cantidad', 'Componente'], ['12,5', 'p2o5'])).toMatchObject([{ problems: [] }])
  expect(read(['Componente', 'Cantidad', ''], ['p2o5', '12,5', 'g/L'])).toMatchObject([{ content: { magnitud_1: 2 }, problems: [] }])
})

it('takes a first row without titles for a line', () => {
  expect(read(['p2o5', '1'])).toMatchObject([{ content: { componente: 11, cantidad_1: 1 }, problems: [] }])
})

it.each([
  [['Zincc', '1'], 'Componente desconocido: «Zincc»'],
  [['Boro', '1'], 'Hay varios con el nombre «Boro»'],
  [['p2o5', 'mucho'], 'Cantidad no entendida: «mucho»'],
  [['p2o5', '123456'], 'Cantidad fuera de límites: «123456»'],
  [['p2o5', '-1'], 'Cantidad fuera de límites: «-1»'],
  [['p2o5', '1', 'kilos'], 'Unidad desconocida: «kilos»'],
  [['p2o5', '1', 'g'], 'Unidad desconocida: «g»'],
  [['p2o5', '1', '% p'], 'Unidad desconocida: «% p»'],
  [['p2o5', '', '', '', '', 'poco'], 'Solubilidad desconocida: «poco»'],
  [['p2o5', '', '', '', '', '', 'más'], 'Tiene más de seis columnas'],
  [['--', '', '', '', '', ''], 'No indica ningún componente ni cantidad'],
])('says of %j what it does not understand: %s', (cells, sentence) => {
  expect(read(cells)).toMatchObject([{ text: cells.join('\t'), problems: [sentence] }])
})

it.each([
  ['Fe', 16],
  ['Hierro (Fe)', 16],
  ['IRON', 16],
  ['MgO', 17],
  ['Mg', 18],
  ['K2O', 12],
  ['potasa', 12],
  ['Zinc', 21],
  ['Cinc (Zn)', 21],
  ['Anhídrido fosfórico', 11],
  ['Nitrógeno\u200b (N)\ntotal', 19],
])('knows a component by its symbol, its formula or its name in any language: %s [CO-02]', (name, id) => {
  expect(read([name.includes('\n') ? `"${name}"` : name, '1'])).toMatchObject([{ content: { componente: id }, problems: [] }])
})

it.each([
  [['Fe', '3,25 %'], { cantidad_1: 3.25, magnitud_1: 1, cantidad_2: null }],
  [['Fe', '3,25%', '', '2 g/L', ''], { cantidad_1: 3.25, magnitud_1: 1, cantidad_2: 2, magnitud_2: 2 }],
  [['Fe', '3,25 % p/p', '2', 'g/L', '***'], { cantidad_1: 3.25, magnitud_1: 1, cantidad_2: 2, magnitud_2: 2, solubilidad: 3 }],
  [['Fe', '15,00%', '% p/p'], { cantidad_1: 15, magnitud_1: 1 }],
  [['Fe', '15 %p/p', '% p/p'], { cantidad_1: 15, magnitud_1: 1 }],
  [['Fe', '15', '%p/p'], { cantidad_1: 15, magnitud_1: 1 }],
  [['Fe', '15', 'PPM'], { cantidad_1: 15, magnitud_1: 3 }],
  [['Fe', '–', '% p/p'], { cantidad_1: null, magnitud_1: 1 }],
  [['Fe', '1', 'kg', '', '', '-'], { magnitud_1: 5, solubilidad: 0 }],
])('reads a unit in the cell of its quantity, or without its blanks: %j [CO-02, CO-04]', (cells, content) => {
  expect(read(cells)).toMatchObject([{ content: { componente: 16, ...content }, problems: [] }])
})

it('takes two different units of one quantity for no pair [CO-02, CO-04]', () => {
  expect(read(['Fe', '15 g', 'g/L'])).toMatchObject([{ problems: ['Unidad desconocida: «g»', 'Cantidad no entendida: «g/L»'] }])
})

it('numbers rows as the sheet does, reads cells in quotes, and keeps each row as it was [CO-02]', () => {
  const table = 'Componente\tCantidad\n\nFe\t1\n"Nitrógeno\n(N) total"\t"2"\n"Abono ""X"""\t3\n'
  expect(readPasted(table, known).rows).toMatchObject([
    { line: 3, content: { componente: 16 } },
    { line: 4, text: '"Nitrógeno\n(N) total"\t"2"', content: { componente: 19, cantidad_1: 2 } },
    { line: 5, unknown: [{ kind: 'componente', text: 'Abono "X"' }] },
  ])
})

it('takes one choice for every cell with the same text, in whatever case [CO-02]', () => {
  const rows = ['Quelato raro\t1\tkilos', 'QUELATO RARO\t2\tKilos', 'Boro\t3'].join('\n')
  const asked = readPasted(rows, known).rows.flatMap(({ unknown }) => unknown.map(keyOfUnknown))
  expect(asked).toEqual(['componente quelato raro', 'magnitud kilos', 'componente quelato raro', 'magnitud kilos', 'componente boro'])
  const chosen = { 'componente quelato raro': 16, 'magnitud kilos': 2, 'componente boro': 14 }
  expect(readPasted(rows, { ...known, chosen }).rows).toMatchObject([
    { content: { componente: 16, magnitud_1: 2 }, problems: [] },
    { content: { componente: 16, magnitud_1: 2 }, problems: [] },
    { content: { componente: 14 }, problems: [] },
  ])
})

it('takes no element for its oxide, nor an oxide for its element [CO-02]', () => {
  const componentes = [
    { id: 1, names: ['Potasio (K)'] },
    { id: 2, names: ['Fósforo (P2O5)'] },
  ]
  const only = (cell: string) => readPasted(`${cell}\t1`, { ...known, componentes }).rows
  for (const cell of ['K2O', 'P', 'Óxido de potasio']) expect(only(cell)).toMatchObject([{ content: { componente: null } }])
  for (const [cell, componente] of [
    ['K', 1],
    ['P2O5', 2],
    ['Fósforo', 2],
  ] as const)
    expect(only(cell)).toMatchObject([{ content: { componente } }])
})
