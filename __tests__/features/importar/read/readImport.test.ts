import { strToU8, zipSync } from 'fflate'
import { readCells, readImport } from '@/features/importar/read/readImport'
import type { ImportSheet } from '@/features/importar/model/types'
import { toCsv } from '@/kits/lists/export/toCsv'
import { toXlsx } from '@/kits/spreadsheet/toXlsx'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { zipOf } from '@test/support/zip'

const fileOf = (content: string | Uint8Array) => new File([content as BlobPart], 'x')
const sheetIn = async (content: string | Uint8Array): Promise<ImportSheet | undefined> => (await readImport(fileOf(content))).sheets[0]
const cellsIn = async (content: string | Uint8Array) => {
  const sheet = await sheetIn(content)
  return [sheet?.titles, ...(sheet?.rows ?? []).map(({ cells }) => cells)]
}
const refusal = async (content: string | Uint8Array): Promise<string> => {
  const error: unknown = await readImport(fileOf(content)).catch((reason: unknown) => reason)
  if (error instanceof Refusal) return error.message
  throw new Error('It was read')
}

const table = [
  ['Código', 'Descripción'],
  ['10482', 'Uno, dos; y "tres"\nñ €'],
  ['10483', ''],
]
const csv = toCsv(table)
const plain = csv.slice(1)
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const swapped = (text: string) => utf16(text).swap16()

it.each([
  ['UTF-8 with its mark', csv],
  ['UTF-8 without', plain],
  ['UTF-16 with its mark', utf16(csv)],
  ['UTF-16 without', utf16(plain)],
  ['big endian UTF-16', swapped(csv)],
  ['commas', plain.replaceAll('";"', '","')],
  ['tabs', plain.replaceAll('";"', '"\t"')],
  ['line feeds alone', plain.replaceAll('\r\n', '\n')],
  ['a line that names the separator', `sep=;\r\n${plain}`],
  ['a workbook', toXlsx(table, { name: 'Lista' })],
])('CSV in %s is read as it was written [IX-01]', async (_kind, content) => {
  expect(await cellsIn(content)).toEqual(table)
})

it('CSV in Windows-1252 is read as it was written [IX-01]', async () => {
  expect(await cellsIn(Buffer.from('Descripción;b\nñ;ü', 'latin1'))).toEqual([
    ['Descripción', 'b'],
    ['ñ', 'ü'],
  ])
})

it('Cells that were copied from a spreadsheet are read, with their line breaks [IX-01]', () => {
  expect(readCells('Código\tNombre\n1\t"a\nb"\n2\tSaco 5" ancho\n')).toEqual({
    name: 'celdas pegadas',
    sheets: [
      {
        name: '',
        titles: ['Código', 'Nombre'],
        rows: [
          { number: 2, cells: ['1', 'a\nb'] },
          { number: 3, cells: ['2', 'Saco 5" ancho'] },
        ],
      },
    ],
  })
})

const quoted = [
  ['"Bio" con zinc', '"Bio" con zinc'],
  ['Uno', 'Uno'],
  ['"Eco" con boro', '"Eco" con boro'],
  ['Tubo de 5"', 'Tubo de 5"'],
  ['"abierta', '"abierta'],
  ['"uno ""dos""\ntres"', 'uno "dos"\ntres'],
  ['"Fin"', 'Fin'],
] as const

it.each([
  ['several columns', '7\t'],
  ['one column', ''],
])(
  'A quote at the beginning of a cell in a table with tabs is text, unless the cell ends with one; in %s [IX-01]',
  async (_what, before) => {
    const table = ['Descripción', ...quoted.map(([written]) => written)].map(cell => `${before}${cell}`)
    const rows = quoted.map(([, text]) => [...(before === '' ? [] : ['7']), text])
    expect((await cellsIn(table.join('\n'))).slice(1)).toEqual(rows)
    expect(readCells(`${table.join('\r\n')}\r\n`).sheets[0]?.rows.map(({ cells }) => cells)).toEqual(rows)
  },
)

it('Decimal commas do not part cells [IX-01]', async () => {
  expect(await cellsIn('Nombre;Cantidad\nUno;1.234,5\nDos;0,25\n')).toEqual([
    ['Nombre', 'Cantidad'],
    ['Uno', '1.234,5'],
    ['Dos', '0,25'],
  ])
})

it('One column needs no separator [IX-01]', async () => {
  expect(await cellsIn('Valor\nkg, l\ncm³')).toEqual([['Valor'], ['kg, l'], ['cm³']])
})

it('Rows keep their numbers, blank ones are left out, and all are as wide as the widest [IX-01]', async () => {
  expect(await sheetIn('\na;b;\n;;\n1;2;\n\n3;4;5\n')).toEqual({
    name: '',
    titles: ['a', 'b', ''],
    rows: [
      { number: 4, cells: ['1', '2', ''] },
      { number: 6, cells: ['3', '4', '5'] },
    ],
  })
})

it('An export keeps what a spreadsheet would have taken for a formula [IX-08]', async () => {
  const risky = [['Nombre'], ['=1+1'], ['-HYPERLINK("x")'], ["'citado"], ["'=1+1"], ["''@A1"], ["'-5"]]
  expect(await cellsIn(toCsv(risky))).toEqual(risky)
})

const sheetXml = (cells: string, doctype = '') =>
  zipOf({
    '_rels/.rels': '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="w.xml"/></Relationships>',
    '_rels/w.xml.rels':
      '<Relationships><Relationship Id="s" Type="x/worksheet" Target="s.xml"/><Relationship Id="t" Type="x/worksheet" Target="t.xml"/></Relationships>',
    'w.xml': '<workbook xmlns:r="r"><sheets><sheet name="Vacía" r:id="t"/><sheet name="Productos" r:id="s"/></sheets></workbook>',
    's.xml': `<?xml version="1.0"?>${doctype}<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    't.xml': '<worksheet><sheetData/></worksheet>',
  })

it('A workbook gives the sheets that hold something, numbers as they show and rows by their numbers [IX-01]', async () => {
  const cells =
    '<row r="3"><c t="inlineStr"><is><t>Cantidad</t></is></c></row><row r="7"><c><v>1234.5</v></c></row><row r="9"><c><v>0.30000000000000004</v></c></row>'
  expect((await readImport(fileOf(sheetXml(cells)))).sheets).toEqual([
    {
      name: 'Productos',
      titles: ['Cantidad'],
      rows: [
        { number: 7, cells: ['1234,5'] },
        { number: 9, cells: ['0,3'] },
      ],
    },
  ])
})

const cellOf = (content: string, attributes = '') => `<c ${attributes}>${content}</c>`
const text = (content: string) => cellOf(`<is><t>${content}</t></is>`, 't="inlineStr"')

it('Formulas give the values that were saved with them, and without these themselves; merged cells and blank ones are empty [IX-01]', async () => {
  const cells = [
    `<row r="1">${text('a')}${text('b')}${text('c')}</row>`,
    `<row r="2">${cellOf('<f>1+1</f><v>2</v>')}${cellOf('<f>HYPERLINK("http://x","y")</f><v>y</v>', 't="str"')}${cellOf('<f>1/0</f><v>#DIV/0!</v>', 't="e"')}</row>`,
    `<row r="3">${cellOf('<f>SUM(A2)</f>')}<c s="4"/>${text('fin')}</row>`,
  ]
  expect(await cellsIn(sheetXml(cells.join('')))).toEqual([
    ['a', 'b', 'c'],
    ['2', 'y', '=1/0'],
    ['=SUM(A2)', '', 'fin'],
  ])
})

const SWELLING = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at] ?? ''} "${`&${'abcdefghi'[at] ?? ''};`.repeat(10)}">`).join('')}]>`
const OUTSIDE = '<!DOCTYPE x [<!ENTITY j SYSTEM "file:///etc/passwd">]>'
/** Ten million empty cells. */
const emptyCells = () => `<row r="1">${text('a')}</row>${`<row>${'<c/>'.repeat(200)}</row>`.repeat(50_000)}`

const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')])
const wide = `${'a;'.repeat(200)}a`
const NO_SUCH_FILE = /^no es un archivo XLSX ni CSV$/

it.each([
  ['Nothing', '', /^está vacío$/],
  ['Blank cells', ' \n\t', /^está vacío$/],
  ['Titles alone', 'a;b', /^no tiene ninguna fila/],
  ['A picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), NO_SUCH_FILE],
  ['A page', '<html><body>a;b</body></html>', NO_SUCH_FILE],
  ['A torn workbook', toXlsx(table, { name: 'x' }).slice(0, 900), NO_SUCH_FILE],
  ['A workbook with a password', ole, /^está protegido con una contraseña/],
  ['A PDF', '%PDF-1.7', /^es un PDF: guarde la tabla/],
  ['A zip', zipSync({ 'a.csv': strToU8(plain) }), /^es un ZIP: descomprímalo/],
  ['A bomb', zipSync({ '_rels/.rels': new Uint8Array(20_000_000) }), /^es demasiado grande una vez descomprimido/],
  ['A workbook with entities that swell', sheetXml(`<row>${text('&j;')}</row>`, SWELLING), NO_SUCH_FILE],
  ['A workbook with an entity from elsewhere', sheetXml(`<row>${text('&j;')}</row>`, OUTSIDE), NO_SUCH_FILE],
  ['A quote without its end', 'a;b\n1;"2\n3;4', /^tiene comillas sin cerrar en la fila 2$/],
  ['A quote without its end, under a named separator', 'sep=;\na;b\n1;"2\n3;4', /^tiene comillas sin cerrar en la fila 3$/],
  [
    'Text after a quoted cell',
    'a;b\n1;2\n3;"Bio" con zinc\n5;Tubo de 5"',
    /^tiene en la fila 3 una celda con texto detrás de sus comillas/,
  ],
  ['Too many rows', `a\n${'1\n'.repeat(50_001)}`, /^tiene más de 50.000 filas/],
  ['Too many rows, most of them blank', `a\n1\n${'\n'.repeat(50_001)}2\n`, /^tiene más de 50.000 filas/],
  ['Too many columns', `${wide}\n${wide}`, /^tiene más de 200 columnas$/],
  ['A huge file', new Uint8Array(21 * 1024 * 1024), /^es demasiado grande: puede tener 20 MB/],
])('%s is refused with a sentence [IX-01, IX-09]', async (_what, content, sentence) => {
  expect(await refusal(content)).toMatch(sentence)
})

it('Ten million empty cells are refused before they are unpacked [IX-09]', async () => {
  expect(await refusal(sheetXml(emptyCells()))).toMatch(/^es demasiado grande una vez descomprimido/)
})
