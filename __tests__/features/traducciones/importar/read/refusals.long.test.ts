import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { toRows } from '@/features/traducciones/archivo/columns'
import { toXliff } from '@/features/traducciones/archivo/toXliff'
import { readArchivo } from '@test/support/readArchivo'
import { Refusal, UnknownFile } from '@/kits/spreadsheet/Refusal'
import { openZip } from '@/kits/spreadsheet/unzip'
import { toXlsx as toWorkbook } from '@/kits/spreadsheet/toXlsx'
import { zipOf } from '@test/support/zip'
import { givenSalida } from '@test/features/traducciones/importar/given'
import { todos } from '@test/features/traducciones/textos'

const salida = givenSalida(todos.map(texto => ({ texto, escrito: texto.destino })))
const xliff = toXliff(salida)
const rows = toRows(salida)
const toXlsx = (lines: Parameters<typeof toWorkbook>[0]) => toWorkbook(lines, { name: 'Traducciones' })
const xlsx = toXlsx(rows)
const NO_SUCH_FILE = 'no es un archivo XLIFF 1.2 ni XLSX'
const NO_LANGUAGE = 'no dice de qué idioma a qué idioma es'

const refusal = async (content: string | Uint8Array): Promise<string> => {
  try {
    await readArchivo(new File([content as BlobPart], 'x'))
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  throw new Error('It was read')
}

const bomb = `<!DOCTYPE xliff [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at] ?? ''} "${`&${'abcdefghi'[at] ?? ''};`.repeat(10)}">`).join('')}]>`
const outside = '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
const withDoctype = (doctype: string) => xliff.replace('<xliff', `${doctype}<xliff`).replace('Algas<', '&a;<')

it.each([
  ['nothing', ''],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['bytes in no encoding', new Uint8Array([0x3c, 0xc3, 0x28])],
  ['a page', '<!doctype html><html><body>Hola</body></html>'],
  ['entities that swell', withDoctype(bomb)],
  ['an entity from elsewhere', withDoctype(outside)],
  ['elements in elements without end', `<xliff version="1.2">${'<file><body>'.repeat(50_000)}`],
  ['an encoding that does not exist', xliff.replace('UTF-8', 'UTF-99')],
  ['a zip that is torn', xlsx.slice(0, xlsx.length / 2)],
  ['a workbook without its sheet', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })],
])('%s is refused and does no harm [TX-05]', async (_what, content) => {
  expect(await refusal(content)).toBe(NO_SUCH_FILE)
})

const ole = (stream: string) => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')])
const zipWith = (...paths: string[]) => zipSync(Object.fromEntries(paths.map(path => [path, strToU8('x')])))
const named = (name: string) => readFileSync(join(__dirname, '../files', name))

it.each([
  ['XLIFF 2.0 that says 1.2 in its namespace', named('xliff-2.0.xlf'), /^es XLIFF 2\.0: .*como XLIFF 1\.2/],
  [
    'XLIFF 2.1',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="es-ES"><file id="f"/></xliff>',
    /^es XLIFF 2\.1: /,
  ],
  ['XLIFF 1.1', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.1" version="1.1"><file/></xliff>', /^es XLIFF 1\.1: /],
  [
    'TMX',
    '<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header/><body/></tmx>',
    /^es una memoria .*\(TMX\).*Traducciones/,
  ],
  ['PO', '# Comment\nmsgid ""\nmsgstr ""\n\nmsgid "Zinc"\nmsgstr "Zinc"\n', /^es un archivo PO: exporte/],
  ['JSON', '{"Zinc": "Zinc"}', /^es un archivo JSON: /],
  ['CSV', 'Clave;Origen;Traducción\nfamilias/1/nombre;Algas;Algues\n', /^es una tabla de texto \(CSV\): ábralo/],
  ['CSV in the letters of Windows', Buffer.from('Clave;Traducción\n1;Zinc', 'latin1'), /^es una tabla de texto \(CSV\)/],
  ['CSV in UTF-16', Buffer.from('\ufeffClave\tTraducción\n1\tZinc', 'utf16le'), /^es una tabla de texto \(CSV\)/],
  ['XLS', ole('Workbook'), /^es un libro de Excel antiguo \(XLS\): .*XLSX/],
  ['DOC', ole('WordDocument'), /^es un documento de Word \(DOC\)/],
  ['XLSX with a password', ole('EncryptedPackage'), /contraseña: quítela/],
  ['a workbook of XML 2003', '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>', /^es una hoja de cálculo XML 2003/],
  ['PDF', '%PDF-1.7\n', /^es un PDF: /],
  ['DOCX', zipWith('_rels/.rels', 'word/document.xml'), /^es un documento de Word \(DOCX\): /],
  ['XLSB', zipWith('_rels/.rels', 'xl/workbook.bin'), /\(XLSB\): .*XLSX/],
  ['ODS', zipWith('mimetype', 'content.xml'), /\(ODS\), .*XLSX/],
  ['a zip with a file of ours', zipWith('carpeta/fr_FR.xlf'), /^es un ZIP: descomprímalo/],
  ['another zip', zipWith('a.txt'), /^es un ZIP sin ningún XLIFF ni XLSX/],
])('%s is named, with what to do [TX-05]', async (_what, content, expected) => {
  expect(await refusal(content)).toMatch(expected)
})

it.each([
  ['an entity', named('entity.xlf'), 'línea 2: «&nbsp;» no es una entidad de XML, en «', 'Zinc&nbsp;'],
  ['a torn file', xliff.slice(0, -40), 'no se cierra', ''],
  ['a tag that is not closed', xliff.replace('</target>', ''), 'línea 14: ', '</trans-unit>'],
  [
    'a prefix',
    xliff.replace('<target', '<sdl:target').replace('</target>', '</sdl:target>'),
    'el prefijo «sdl» no está declarado',
    'sdl:target',
  ],
  ['a character', xliff.replace('Algas<', '\u0001<'), 'hay un carácter que XML no admite', ''],
])('the line of %s that is wrong is told, with what stands there [TX-05]', async (_what, content, ...parts) => {
  const said = await refusal(content)
  expect(said).toMatch(/^tiene un error de XML en la línea \d+/)
  for (const part of parts) expect(said).toContain(part)
})

it('a zip that swells beyond all measure is refused before it does, whatever it says of itself [TX-05]', async () => {
  const huge = 8 * 1024 * 1024
  const swollen = zipSync({ 'xl/sharedStrings.xml': [new Uint8Array(huge), { level: 9 }], 'xl/other.bin': new Uint8Array(10) })
  // A directory with a false, small size is detected while the part is unpacked.
  const view = Buffer.from(swollen.buffer, swollen.byteOffset, swollen.length)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(huge)
  for (let at = view.indexOf(size); at >= 0; at = view.indexOf(size, at + 1)) view.writeUInt32LE(1000, at)
  expect(swollen.length).toBeLessThan(100_000)
  await expect((await openZip(swollen)).read('xl/sharedStrings.xml')).rejects.toThrow(UnknownFile)
  // A directory with the true size is refused before a part is unpacked.
  const honest = (size: number) => zipSync({ 'xl/sharedStrings.xml': [new Uint8Array(size), { level: 9 }] })
  await expect(openZip(honest(huge))).rejects.toThrow('es demasiado grande una vez descomprimido')
  expect(await (await openZip(honest(1024 * 1024))).read('xl/sharedStrings.xml')).toHaveLength(1024 * 1024)
  const many = Object.fromEntries(
    Array.from({ length: 17 }, (_, at) => [`${at}.bin`, Buffer.alloc(huge, 'abcdefgh'.repeat(3)).fill(at, 0, huge >> 1)]),
  )
  await expect(openZip(zipOf(many, { compressed: false }))).rejects.toThrow('es demasiado grande una vez descomprimido')
})

it('a sum that is not that of the part is refused, and so are two parts under one path [TX-05]', async () => {
  const sound = zipOf({ 'a.xml': 'hola' }, { compressed: false })
  const wrong = Uint8Array.from(sound)
  wrong[Buffer.from(sound).indexOf('hola')] = 'H'.charCodeAt(0)
  expect(Buffer.from(await (await openZip(sound)).read('a.xml')).toString()).toBe('hola')
  await expect((await openZip(wrong)).read('a.xml')).rejects.toThrow(UnknownFile)
  await expect(openZip(zipOf({ 'a.xml': 'uno', 'A.XML': 'dos' }))).rejects.toThrow(UnknownFile)
})

/** Workbook in which `parts[n]` is the number of the part of sheet n. */
const workbookOf = (parts: readonly number[], sheet: string) =>
  zipOf(
    {
      '_rels/.rels': '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${parts.map((_part, at) => `<sheet name="${at}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${parts.map((part, at) => `<Relationship Id="r${at}" Type="x/worksheet" Target="sheet${part}.xml"/>`).join('')}</Relationships>`,
      'xl/sheet0.xml': sheet,
    },
    { compressed: false },
  )
const BLANK_SHEET = '<worksheet><sheetData/></worksheet>'

it('sheets without end are refused before they are read, and one under many names is read once [TX-05]', async () => {
  const sixty = Array.from({ length: 60 }, (_, at) => at)
  expect(await refusal(workbookOf(sixty, BLANK_SHEET))).toBe('tiene más de 50 hojas')
  const same = sixty.map(() => 0)
  expect(await refusal(workbookOf(same, BLANK_SHEET))).toMatch('le faltan las columnas')
})

it('rows without end are refused before they are held [TX-05]', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const head = ['Clave', 'Origen', 'Traducción', 'Idioma de origen', 'Idioma'].map(cell).join('')
  const rows = '<row><c><v>1</v></c></row>'.repeat(500_001)
  const sheet = `<worksheet><sheetData><row>${head}</row>${rows}</sheetData></worksheet>`
  expect(await refusal(workbookOf([0], sheet))).toMatch(/^tiene más de 500\s000 filas$/)
})

it('a file that is larger than any can be is not even read [TX-05]', async () => {
  const arrayBuffer = () => Promise.reject(new Error('It was read'))
  await expect(readArchivo({ size: 51 * 1024 * 1024, arrayBuffer })).rejects.toThrow('es demasiado grande: puede tener 50 MB como mucho')
})

it('names the columns that a sheet lacks [TX-05]', async () => {
  const without = (...titles: string[]) =>
    rows.map((cells, line) => cells.map((cell, at) => (titles.includes(String(rows[0]?.[at])) && line === 0 ? 'Otra' : cell)))
  const EXPORTED = 'no es un archivo exportado desde Traducciones:'
  expect(await refusal(toXlsx(without('Clave', 'Origen')))).toBe(`${EXPORTED} le faltan las columnas Clave y Origen`)
  expect(await refusal(toXlsx(without('Traducción')))).toBe(`${EXPORTED} le falta la columna Traducción`)
  expect(await refusal(toXlsx([]))).toMatch(`${EXPORTED} le faltan las columnas Clave, Origen`)
})

it('one that does not say which languages it is about, or says several, is refused [TX-05]', async () => {
  expect(await refusal(xliff.replace(' target-language="fr-FR"', ''))).toBe(NO_LANGUAGE)
  expect(await refusal(xliff.replace('source-language="es-ES"', 'source-language="klingon"'))).toBe(NO_LANGUAGE)
  const [file = ''] = /<file[^]*<\/file>/.exec(xliff) ?? []
  expect(await refusal(xliff.replace('</xliff>', `${file.replace('fr-FR', 'de-DE')}</xliff>`))).toBe(NO_LANGUAGE)
  const mixed = rows.map((cells, line) => cells.map(cell => (line === 2 && cell === 'fr_FR' ? 'de_DE' : cell)))
  expect(await refusal(toXlsx(mixed))).toBe(NO_LANGUAGE)
})
