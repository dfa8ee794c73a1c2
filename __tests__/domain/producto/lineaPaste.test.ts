import { pastedRows } from '@/domain/producto/lineaPaste'

const known = {
  componentes: [
    { id: 11, names: ['P₂O₅'] },
    { id: 12, names: ['Óxido de potasio (K2O)'] },
    { id: 13, names: ['Boro'] },
    { id: 14, names: ['boro'] },
    { id: 15, names: ['N<sub>2</sub>'] },
  ],
  magnitudes: [
    { id: 1, names: ['% p/p'] },
    { id: 2, names: ['g/L'] },
  ],
}
const read = (...rows: string[][]) => pastedRows(rows.map(cells => cells.join('\t')).join('\r\n'), known)

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
  [['p2o5', '', '', '', '', 'poco'], 'Solubilidad desconocida: «poco»'],
  [['p2o5', '', '', '', '', '', 'más'], 'Tiene más de seis columnas'],
  [['--', '', '', '', '', ''], 'No indica ningún componente ni cantidad'],
])('says of %j what it does not understand: %s', (cells, sentence) => {
  expect(read(cells)).toMatchObject([{ text: cells.join('\t'), problems: [sentence] }])
})

const labelled = {
  componentes: [
    { id: 1, names: ['Hierro (Fe)', 'Iron (Fe)', 'Ferro (Fe)'] },
    { id: 2, names: ['Hierro (Fe) quelatado por EDTA', 'Iron (Fe) chelated by EDTA'] },
    { id: 3, names: ['Óxido de magnesio (MgO)', 'Magnesium oxide (MgO)'] },
    { id: 4, names: ['Pentóxido de fósforo (P₂O₅)'] },
    { id: 5, names: ['Nitrógeno (N) total', 'Total nitrogen (N)'] },
    { id: 6, names: ['Nitrógeno (N) orgánico'] },
    { id: 7, names: ['Manganeso', 'Manganese'] },
    { id: 8, names: ['Óxido de potasio (K<sub>2</sub>O)'] },
  ],
  magnitudes: [
    { id: 1, names: ['%'] },
    { id: 2, names: ['% p/p', '% w/w'] },
  ],
}

it.each([
  ['Fe', 1],
  ['iron', 1],
  ['FERRO', 1],
  ['hierro (fe)', 1],
  ['Iron (Fe) chelated by EDTA', 2],
  ['MgO', 3],
  ['oxido de magnesio', 3],
  ['P2O5', 4],
  ['anhídrido fosfórico', 4],
  ['N', 5],
  ['total nitrogen (n)', 5],
  ['Mn', 7],
  ['K₂O', 8],
])('knows a component by its symbol, its formula and its name in any language: %s [CO-02]', (name, componente) => {
  expect(pastedRows(`${name}\t1`, labelled)).toMatchObject([{ content: { componente }, problems: [] }])
})

it.each([
  ['Fe\t3,25 %', { cantidad_1: 3.25, magnitud_1: 1, cantidad_2: null }],
  ['Fe\t3,25 % w/w\t2%', { cantidad_1: 3.25, magnitud_1: 2, cantidad_2: 2, magnitud_2: 1 }],
  ['Fe\t3,25 %\t\t***', { cantidad_1: 3.25, magnitud_1: 1, cantidad_2: null, solubilidad: 3 }],
  ['Fe\t3,25 %\t\t2 % p/p\t\t1', { cantidad_1: 3.25, magnitud_1: 1, cantidad_2: 2, magnitud_2: 2, solubilidad: 1 }],
  ['Fe\t3,25 %\t\t2 % p/p', { cantidad_1: 3.25, magnitud_1: 1, cantidad_2: 2, magnitud_2: 2 }],
  ['Fe 3,25 %', { componente: 1, cantidad_1: 3.25, magnitud_1: 1 }],
  ['oxido de magnesio 2', { componente: 3, cantidad_1: 2, magnitud_1: null }],
])('reads quantity and unit of one cell, and a row that was typed: %j [CO-02, CO-04]', (row, content) => {
  expect(pastedRows(row, labelled)).toMatchObject([{ content, problems: [] }])
})

it('asks once for a text that it does not know, and numbers the rows as the sheet does [CO-02]', () => {
  const table = 'Componente\tCantidad\nFe\t1\n\nBoroo\t2\nboroo\t3'
  const [, one, other] = pastedRows(table, labelled)
  expect([one?.number, other?.number]).toEqual([4, 5])
  expect(one?.problems).toEqual(['Componente desconocido: «Boroo»'])
  const key = one?.asked[0]?.key ?? ''
  const rows = pastedRows(table, { ...labelled, chosen: new Map([[key, 7]]) })
  expect(rows.map(({ content, problems }) => [content.componente, problems])).toEqual([
    [1, []],
    [7, []],
    [7, []],
  ])
  expect(rows[2]?.asked).toMatchObject([{ field: 'componente', chosen: 7 }])
})
