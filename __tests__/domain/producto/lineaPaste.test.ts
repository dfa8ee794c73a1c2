import { pastedRows } from '@/domain/producto/lineaPaste'

const known = {
  componentes: [
    { id: 11, name: 'P₂O₅' },
    { id: 12, name: 'Óxido de potasio (K2O)' },
    { id: 13, name: 'Boro' },
    { id: 14, name: 'boro' },
    { id: 15, name: 'N<sub>2</sub>' },
  ],
  magnitudes: [
    { id: 1, name: '% p/p' },
    { id: 2, name: 'g/L' },
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
