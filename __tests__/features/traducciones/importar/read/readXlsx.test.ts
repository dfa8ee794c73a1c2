import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { readArchivo } from '@test/support/readArchivo'
import { zipOf } from '@test/support/zip'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** Workbook of a spreadsheet program: shared strings, no blank cells, columns in another order, a further sheet before. */
const saved = (rows: string, shared: readonly string[], styles = ''): Uint8Array =>
  zipSync({
    '_rels/.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook ${MAIN} ${RELS}><sheets><sheet name="Notas" sheetId="2" r:id="rId5"/><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="http://x/styles" Target="styles.xml"/><Relationship Id="rId5" Type="http://x/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet2.xml': strToU8(
      `<worksheet ${MAIN}><sheetData><row><c t="inlineStr"><is><t>Notas</t></is></c></row></sheetData></worksheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': strToU8(`<sst ${MAIN}>${shared.map(each => `<si>${each}</si>`).join('')}</sst>`),
    'xl/styles.xml': strToU8(`<styleSheet ${MAIN}>${styles}</styleSheet>`),
    'xl/media/huge.png': new Uint8Array(1000),
  })

const HEAD = ['Clave', 'Idioma de origen', 'Idioma', 'Origen', 'Traducción', 'Nota mía']
const t = (text: string) => `<t xml:space="preserve">${text}</t>`
const run = (text: string, script = '') => `<r><rPr>${script && `<vertAlign val="${script}"/>`}<sz val="11"/></rPr>${t(text)}</r>`

it('reads what a spreadsheet has saved: scripts that somebody has set, numbers, formulas, blank cells, columns of others [TX-05]', async () => {
  const shared = [
    ...HEAD.map(t),
    `${run('Fórmula ZnSO')}${run('4', 'subscript')}${run(' y Zn')}${run('2+', 'superscript')}<rPh sb="0" eb="1"><t>leído</t></rPh>`,
    t(' con  blancos _x000D_\n_x005F_x0041_ '),
  ]
  const s = (reference: string, at: number) => `<c r="${reference}" t="s"><v>${at}</v></c>`
  const str = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is>${t(text)}</is></c>`
  const known = (row: number) => `${str(`A${row}`, `familias/${row}/nombre`)}${str(`B${row}`, 'es_ES')}${str(`C${row}`, 'fr_FR')}`
  const rows = [
    '<row r="1"/>',
    `<row r="2">${HEAD.map((_title, at) => s(`${'ABCDEF'[at] ?? ''}2`, at)).join('')}</row>`,
    `<row r="3">${known(3)}${s('E3', 6)}</row>`,
    `<row r="4">${known(4)}${s('D4', 7)}${s('E4', 7)}<c r="F4" t="b"><v>1</v></c></row>`,
    `<row r="5">${known(5)}<c r="E5"><v>1.50</v></c></row>`,
    `<row r="6">${known(6)}<c r="E6" t="str"><f>A1&amp;"x"</f><v>hecho</v></c></row>`,
    `<row r="7">${known(7)}<c r="E7" t="e"><f>-hola</f><v>#NAME?</v></c></row>`,
    `<row r="8">${str('XFD8', 'lejos')}</row>`,
    `<row r="9">${str('E9', 'sin clave')}</row>`,
  ]
  const { textos, ...archivo } = await readArchivo(new File([saved(rows.join(''), shared) as BlobPart], 'x.xlsx'))
  expect(archivo).toEqual({ formato: 'XLSX', idioma: 'fr_FR', origen: 'es_ES', momento: null })
  expect(textos.map(({ key, destino, conversion }) => [key, destino, conversion])).toEqual([
    ['familias/3/nombre', 'Fórmula ZnSO<sub>4</sub> y Zn<sup>2+</sup>', null],
    ['familias/4/nombre', ' con  blancos \r\n_x0041_ ', null],
    ['familias/5/nombre', '1.5', 'numero'],
    ['familias/6/nombre', 'hecho', null],
    ['familias/7/nombre', '-hola', 'error'],
  ])
  expect(textos[1]?.origen).toBe(textos[1]?.destino)
})

const STYLES = [
  '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd;@"/><numFmt numFmtId="165" formatCode="0.0%"/>',
  '<numFmt numFmtId="166" formatCode="[$-40A]d&quot; de &quot;mmmm"/><numFmt numFmtId="167" formatCode="[h]:mm"/>',
  '<numFmt numFmtId="168" formatCode="#,##0 &quot;días&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>',
  ...[0, 14, 9, 10, 164, 165, 166, 167, 168, 49, 45].map(id => `<xf numFmtId="${id}"/>`),
  '</cellXfs>',
].join('')

it.each([
  ['<c r="E3" s="1"><v>39510</v></c>', '2008-03-03', 'fecha'],
  ['<c r="E3" s="1"><v>39510.604166667</v></c>', '2008-03-03 14:30', 'fecha'],
  ['<c r="E3" s="1"><v>1</v></c>', '1900-01-01', 'fecha'],
  ['<c r="E3" s="4"><v>39510</v></c>', '2008-03-03', 'fecha'],
  ['<c r="E3" s="6"><v>39510</v></c>', '2008-03-03', 'fecha'],
  ['<c r="E3" t="d"><v>2008-03-03</v></c>', '2008-03-03', 'fecha'],
  ['<c r="E3" s="7"><v>1.5</v></c>', '36:00', 'hora'],
  ['<c r="E3" s="10"><v>0.5</v></c>', '12:00', 'hora'],
  ['<c r="E3" s="2"><v>0.05</v></c>', '5 %', 'porcentaje'],
  ['<c r="E3" s="3"><v>0.07</v></c>', '7 %', 'porcentaje'],
  ['<c r="E3" s="5"><v>0.155</v></c>', '15.5 %', 'porcentaje'],
  ['<c r="E3"><v>15</v></c>', '15', 'numero'],
  ['<c r="E3" s="8"><v>15</v></c>', '15', 'numero'],
  ['<c r="E3" s="9"><v>1E5</v></c>', '100000', 'numero'],
  ['<c r="E3" t="b"><v>0</v></c>', 'FALSO', 'logico'],
  ['<c r="E3" t="e"><f>Zinc</f><v>#NAME?</v></c>', '=Zinc', 'error'],
  ['<c r="E3" t="e"><v>#N/A</v></c>', '#N/A', 'error'],
  ['<c r="E3"><f>A1&amp;"x"</f></c>', '=A1&"x"', 'error'],
  ['<c r="E3" t="b"><f>-Zinc</f><v></v></c>', '-Zinc', 'error'],
  ['<c r="E3" t="str"><f>"Zinc"</f><v>Zinc</v></c>', 'Zinc', null],
  ['<c r="E3" t="inlineStr"><is><t>8-3-3</t></is></c>', '8-3-3', null],
  [
    `<c r="E3" t="inlineStr"><is><r><rPr><strike/></rPr>${t('viejo')}</r><r><rPr><strike val="0"/></rPr>${t('nuevo')}</r></is></c>`,
    'nuevo',
    null,
  ],
])('%s is taken as %s, and what the spreadsheet has made of a text is known: %s [TX-05]', async (cell, destino, conversion) => {
  const cells = (texts: readonly string[]) => texts.map(text => `<c t="inlineStr"><is>${t(text)}</is></c>`).join('')
  const rows = `<row r="1">${cells(HEAD.slice(0, 5))}</row><row r="3">${cells(['familias/3/nombre', 'es_ES', 'fr_FR', 'Uno'])}${cell}</row>`
  const { textos } = await readArchivo(new File([saved(rows, [], STYLES) as BlobPart], 'x.xlsx'))
  expect(textos).toMatchObject([{ destino, conversion }])
})

const titles = (head: readonly string[], ...above: string[]) => {
  const cells = (texts: readonly string[]) => `<row>${texts.map(text => `<c t="inlineStr"><is>${t(text)}</is></c>`).join('')}</row>`
  const rows = [...above.map(text => cells([text])), cells(head), cells(['familias/3/nombre', 'es_ES', 'fr_FR', 'Uno', 'Un'])]
  return readArchivo(new File([saved(rows.join(''), []) as BlobPart], 'x.xlsx'))
}

it('knows its columns by titles that somebody has changed the case or the letters of, below lines of their own [TX-05]', async () => {
  const head = HEAD.slice(0, 5)
  const read = { textos: [expect.objectContaining({ key: 'familias/3/nombre', destino: 'Un' })] }
  expect(await titles(head.map(title => title.normalize('NFD')))).toMatchObject(read)
  expect(await titles(head.map(title => ` ${title.toLowerCase()} `))).toMatchObject(read)
  expect(await titles(head, 'Traducciones de septiembre', 'Revisar antes del viernes')).toMatchObject(read)
  const below = Array.from({ length: 20 }, (_, at) => `Línea ${at}`)
  await expect(titles(head, ...below)).rejects.toThrow('le faltan las columnas')
})

const layout = fc.record({
  sizes: fc.constantFrom('header', 'descriptor', 'bare descriptor'),
  compressed: fc.boolean(),
  zip64: fc.boolean(),
  before: fc.integer({ min: 0, max: 300 }),
  comment: fc.string({ maxLength: 60, unit: fc.constantFrom('P', 'K', '\x05', '\x06', 'ñ') }),
  extra: fc.constantFrom(0, 1, 40),
  isReversed: fc.boolean(),
  path: fc.constantFrom<(path: string) => string>(
    path => path,
    path => path.replaceAll('/', '\\'),
    path => path.toUpperCase(),
    path => `/${path}`,
  ),
})

it('reads the same workbook in every layout that a zip may have [TX-05]', async () => {
  const cells = (texts: readonly string[]) => `<row>${texts.map(text => `<c t="inlineStr"><is>${t(text)}</is></c>`).join('')}</row>`
  const sheet = `<worksheet ${MAIN}><sheetData>${cells(HEAD)}${cells(['familias/3/nombre', 'es_ES', 'fr_FR', 'Uno', 'Un'])}</sheetData></worksheet>`
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': '<Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="/Libro/uno.xml"/></Relationships>',
    'Libro/uno.xml': `<workbook ${MAIN} ${RELS}><sheets><sheet name="Lista" sheetId="1" r:id="b"/></sheets></workbook>`,
    'Libro/_rels/uno.xml.rels':
      '<Relationships><Relationship Id="b" Type="http://x/worksheet" Target="../Hojas/primera.xml"/></Relationships>',
    'Hojas/primera.xml': sheet,
    'Hojas/vacía.bin': '',
  }
  await fc.assert(
    fc.asyncProperty(layout, async given => {
      const { textos } = await readArchivo(new File([zipOf(parts, given) as BlobPart], 'x.xlsx'))
      expect(textos.map(({ key, origen, destino }) => [key, origen, destino])).toEqual([['familias/3/nombre', 'Uno', 'Un']])
    }),
  )
})
