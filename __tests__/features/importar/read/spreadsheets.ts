import { zipOf } from '@test/support/zip'

/** Typed value, or the result of a formula. */
type TypedCell =
  | string
  | number
  | boolean
  | null
  | { formula: string; value: string | number }
  | { percent: number }
  /** ISO date. */
  | { date: string }
  /** Text in runs, with subscripts between the marks. */
  | { runs: readonly { text: string; sub?: boolean }[] }

/** Filled sheet; in a merged range only the first cell has a value. */
export interface TypedSheet {
  rows: readonly (readonly TypedCell[])[]
  /** "A2:A3" */
  merged: readonly string[]
  /** Columns that are hidden, from 1. */
  hidden: readonly number[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'

const DAY = 86_400_000
const serialOf = (date: string): number => (Date.parse(date) - Date.UTC(1899, 11, 30)) / DAY

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Differences between the programs that write workbooks. */
interface Dialect {
  /** Attributes of a row besides its number. */
  row: string
  /** Type attribute of a cell with a number. */
  numberType: string
  number: (value: number) => string
  formula: string
  /** Attributes of the texts of shared strings. */
  text: string
  /** True if blank cells are written, with their style. */
  writesBlanks: boolean
  /** Number formats with codes; `styles` has the format numbers of plain, date and percentage cells. */
  formats: string
  styles: readonly [plain: number, date: number, percent: number]
  /** Elements before the rows. */
  before: string
  hidden: (column: number) => string
  namespaces: string
  workbook: string
  /** Address of a part in the relationships. */
  target: (path: string) => string
}

const letter = (column: number): string => String.fromCharCode(65 + column)

const workbookOf = ({ rows, merged, hidden }: TypedSheet, dialect: Dialect): Uint8Array => {
  const shared: string[] = []
  const share = (xml: string): number => (shared.includes(xml) ? shared.indexOf(xml) : shared.push(xml) - 1)
  const textXml = (text: string) => `<t${dialect.text}>${escaped(text)}</t>`
  const cellXml = (cell: TypedCell, reference: string): string => {
    const c = (style: number, type: string, content: string) => `<c r="${reference}" s="${style}"${type}>${content}</c>`
    const v = (value: string) => `<v>${value}</v>`
    const { numberType, number } = dialect
    if (cell === null || cell === '') return dialect.writesBlanks ? `<c r="${reference}" s="0"/>` : ''
    if (typeof cell === 'string') return c(0, ' t="s"', v(String(share(textXml(cell)))))
    if (typeof cell === 'number') return c(0, numberType, v(number(cell)))
    if (typeof cell === 'boolean') return c(0, ' t="b"', v(cell ? '1' : '0'))
    if ('date' in cell) return c(1, numberType, v(number(serialOf(cell.date))))
    if ('percent' in cell) return c(2, numberType, v(String(cell.percent)))
    if ('runs' in cell) {
      const runs = cell.runs.map(({ text, sub }) => `<r>${sub ? '<rPr><vertAlign val="subscript"/></rPr>' : ''}${textXml(text)}</r>`)
      return c(0, ' t="s"', v(String(share(runs.join('')))))
    }
    const formula = `<f${dialect.formula}>${escaped(cell.formula)}</f>`
    return typeof cell.value === 'string'
      ? c(0, ' t="str"', formula + v(escaped(cell.value)))
      : c(0, numberType, formula + v(String(cell.value)))
  }
  const rowXml = (cells: readonly TypedCell[], at: number) =>
    `<row r="${at + 1}"${dialect.row}>${cells.map((cell, column) => cellXml(cell, `${letter(column)}${at + 1}`)).join('')}</row>`
  const sheetData = `<sheetData>${rows.map(rowXml).join('')}</sheetData>`
  const columns = hidden.length > 0 ? `<cols>${hidden.map(dialect.hidden).join('')}</cols>` : ''
  const merges =
    merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.map(ref => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''
  const relationship = (id: number, kind: string, path: string) => `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${path}"/>`
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}">${relationship(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"${dialect.namespaces}>${dialect.workbook}<sheets><sheet name="Hoja 1" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}">${relationship(1, 'styles', dialect.target('styles.xml'))}${relationship(2, 'sharedStrings', dialect.target('sharedStrings.xml'))}${relationship(3, 'worksheet', dialect.target('worksheets/sheet1.xml'))}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${dialect.formats}<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3">${dialect.styles.map(id => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"${dialect.namespaces}>${dialect.before}${columns}${sheetData}${merges}</worksheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" count="${shared.length}" uniqueCount="${shared.length}">${shared.map(each => `<si>${each}</si>`).join('')}</sst>`,
  })
}

const excel: Dialect = {
  row: ' spans="1:14" x14ac:dyDescent="0.25"',
  numberType: '',
  number: String,
  formula: '',
  text: ' xml:space="preserve"',
  writesBlanks: false,
  formats: '',
  styles: [0, 14, 9],
  before:
    '<dimension ref="A1:N4"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr baseColWidth="10" defaultRowHeight="15" x14ac:dyDescent="0.25"/>',
  hidden: column => `<col min="${column}" max="${column}" width="0" hidden="1" customWidth="1"/>`,
  namespaces:
    ' xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"',
  workbook:
    '<workbookPr defaultThemeVersion="166925"/><mc:AlternateContent><mc:Choice Requires="x15"><x15ac:absPath url="C:\\" xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"/></mc:Choice></mc:AlternateContent>',
  target: path => path,
}

const libreOffice: Dialect = {
  row: ' customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"',
  numberType: ' t="n"',
  number: String,
  formula: ' aca="false"',
  text: ' xml:space="preserve"',
  writesBlanks: true,
  formats:
    '<numFmts count="3"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="0.00%"/></numFmts>',
  styles: [164, 165, 166],
  before:
    '<sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:N4"/><sheetFormatPr defaultColWidth="11.53" defaultRowHeight="12.8" zeroHeight="false" outlineLevelRow="0" outlineLevelCol="0"/>',
  hidden: column =>
    `<col collapsed="false" customWidth="false" hidden="true" outlineLevel="0" max="${column}" min="${column}" style="0" width="11.53"/>`,
  namespaces: ' xmlns:loext="http://schemas.libreoffice.org/"',
  workbook: '<workbookPr backupFile="false" showObjects="all" date1904="false"/>',
  target: path => path,
}

const google: Dialect = {
  row: '',
  numberType: '',
  number: value => (Number.isInteger(value) ? `${value}.0` : String(value)),
  formula: '',
  text: '',
  writesBlanks: true,
  formats: '<numFmts count="1"><numFmt numFmtId="164" formatCode="d/m/yyyy"/></numFmts>',
  styles: [0, 164, 10],
  before:
    '<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/>',
  hidden: column => `<col customWidth="1" hidden="1" max="${column}" min="${column}" width="12.63"/>`,
  namespaces: ' xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main" xmlns:mv="urn:schemas-microsoft-com:mac:vml"',
  workbook: '<workbookPr/>',
  target: path => `/xl/${path}`,
}

/** Workbooks of a sheet as Excel, LibreOffice and Google Sheets write them. */
export const workbooks: Readonly<Record<string, (sheet: TypedSheet) => Uint8Array>> = {
  Excel: sheet => workbookOf(sheet, excel),
  LibreOffice: sheet => workbookOf(sheet, libreOffice),
  'Google Sheets': sheet => workbookOf(sheet, google),
}

const shownIn = (cell: TypedCell): string => {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO'
  if ('date' in cell) return cell.date.split('-').reverse().join('/')
  if ('percent' in cell) return `${cell.percent * 100}%`
  if ('runs' in cell) return cell.runs.map(({ text }) => text).join('')
  return shownIn(cell.value)
}

/** Text of a sheet with Spanish settings. Cells are quoted if necessary. */
const csvOf = ({ rows }: TypedSheet, separator: string, lineEnd: string): string => {
  const quoted = (text: string) => (/["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map(cells => cells.map(cell => quoted(shownIn(cell))).join(separator) + lineEnd).join('')
}

/** Encodes in Latin-1, which equals Windows-1252 for the texts of the tests and which Node has. */
const windows1252 = (text: string): Buffer => Buffer.from(text, 'latin1')

const MARK = '\uFEFF'
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')

/** CSV and text files of a sheet as these programs write them, in each of their encodings. */
export const texts: Readonly<Record<string, (sheet: TypedSheet) => Uint8Array>> = {
  'Excel, CSV': sheet => windows1252(csvOf(sheet, ';', '\r\n')),
  'Excel, CSV UTF-8': sheet => Buffer.from(MARK + csvOf(sheet, ';', '\r\n')),
  'Excel, text in Unicode': sheet => utf16(MARK + csvOf(sheet, '\t', '\r\n')),
  'Excel, text with tabs': sheet => windows1252(csvOf(sheet, '\t', '\r\n')),
  'LibreOffice, UTF-8': sheet => Buffer.from(csvOf(sheet, ',', '\n')),
  'LibreOffice, UTF-16': sheet => utf16(MARK + csvOf(sheet, ';', '\n')),
  'LibreOffice, big endian UTF-16': sheet => utf16(MARK + csvOf(sheet, ';', '\n')).swap16(),
  'Google Sheets, CSV': sheet => Buffer.from(csvOf(sheet, ',', '\r\n')),
  'Google Sheets, TSV': sheet => Buffer.from(csvOf(sheet, '\t', '\r\n')),
}
