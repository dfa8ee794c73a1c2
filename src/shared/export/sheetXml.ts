import { columnName } from '@/shared/export/columnName'
import type { Cell, SheetLayout } from '@/shared/export/sheet'
import { FORBIDDEN_IN_XML, withoutMarkup } from '@/shared/export/xml'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const EXTENDED = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties'

/** Maximum number of characters in a cell. */
const LONGEST = 32_767
const LONGEST_NAME = 31
/** Maximum number of links in a sheet, and of characters in an address. */
const MOST_LINKS = 65_530
const LONGEST_LINK = 2_079
const WIDEST = 60
/** Maximum number of frozen columns: more leave too little room for the others. */
const MOST_FROZEN = 4

/** Underscores that would begin an escape sequence, and carriage returns, which XML changes. */
const UNKEPT = /_(?=x[0-9a-f]{4}_)|\r/gi

const LINK = /^https?:\/\/[^\s"<>]+$/

/** Indices into `cellXfs`: plain, titles, texts that wrap and stay texts after an edit, links, dates. */
const STYLES = { plain: 0, title: 1, text: 2, link: 3, date: 4 }

const STYLES_XML =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>' +
  '<font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '<xf numFmtId="49" fontId="2" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top"/></xf>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

/** Escape sequence of spreadsheets for characters that are invalid in XML. */
const escaped = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
const written = (text: string): string => withoutMarkup(text.slice(0, LONGEST).replace(UNKEPT, escaped).replace(FORBIDDEN_IN_XML, escaped))

const isLink = (cell: Cell): cell is string =>
  typeof cell === 'string' && cell.length <= LONGEST_LINK && LINK.test(cell) && URL.canParse(cell)

const styleOf = (cell: Cell, line: number, isDate: boolean): number => {
  if (line === 0) return STYLES.title
  if (typeof cell === 'number') return isDate ? STYLES.date : STYLES.plain
  return isLink(cell) ? STYLES.link : STYLES.text
}

/** Cell of type string: spreadsheets never read it as a formula, not even with a leading "=". */
const cellXml = (cell: Cell, reference: string, style: number): string => {
  const begin = `<c r="${reference}" s="${style}"`
  if (typeof cell === 'number') return `${begin}><v>${cell}</v></c>`
  return cell === '' ? `${begin}/>` : `${begin} t="inlineStr"><is><t xml:space="preserve">${written(cell)}</t></is></c>`
}

const rowXml = (cells: readonly Cell[], line: number, dates: readonly boolean[]): string =>
  `<row r="${line + 1}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${line + 1}`, styleOf(cell, line, dates[at] === true))).join('')}</row>`

/** Freezes the first line, and the columns that name a row. */
const paneXml = (columns: number): string => {
  const [split, pane] = columns > 0 ? [`xSplit="${columns}" `, 'bottomRight'] : ['', 'bottomLeft']
  const first = `${columnName(columns)}2`
  return `<sheetViews><sheetView workbookViewId="0"><pane ${split}ySplit="1" topLeftCell="${first}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>`
}

/** Width of a date. */
const DATE_WIDTH = 12

const columnsXml = (lines: readonly Cell[][], { hidden = [], widths = {} }: SheetLayout, dates: readonly boolean[]): string => {
  const longest = (column: number) =>
    lines.slice(0, 200).reduce((most, cells) => {
      const widest = Math.max(
        ...String(cells[column] ?? '')
          .split('\n')
          .map(line => line.length),
      )
      return Math.max(most, widest)
    }, 0)
  const columns = (lines[0] ?? []).map((title, at) => {
    const width = widths[String(title)] ?? Math.max(dates[at] ? DATE_WIDTH : 0, Math.min(WIDEST, longest(at) + 3))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${STYLES.text}"${hidden.includes(String(title)) ? ' hidden="1"' : ''} customWidth="1"/>`
  })
  return columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
}

/** Hyperlinks by cell reference. */
const linksOf = (lines: readonly Cell[][]): [reference: string, address: string][] => {
  const links: [string, string][] = []
  for (const [line, cells] of lines.entries())
    for (const [at, cell] of cells.entries())
      if (line > 0 && isLink(cell) && links.length < MOST_LINKS) links.push([`${columnName(at)}${line + 1}`, cell])
  return links
}

/** Name without spaces and apostrophes at its ends, where spreadsheets do not allow them. */
const trimmed = (name: string): string => name.replace(/^[\s']+|[\s']+$/g, '')

const nameOf = (name: string): string =>
  withoutMarkup(trimmed(trimmed(name.replace(/[[\]:*?/\\]/g, ' ')).slice(0, LONGEST_NAME)) || 'Lista')

/** Lines of one sheet, titles first, and its layout. */
export interface LaidSheet {
  lines: readonly Cell[][]
  layout: SheetLayout
}

const relationships = (all: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

/** Parts of one sheet: titles in bold with a filter each, texts wrapped and formatted as texts, addresses as links. */
const partsOf = ({ lines, layout }: LaidSheet, number: number): Record<string, string> => {
  const titles = lines[0] ?? []
  const upTo = titles.findIndex(title => title === layout.frozenUpTo) + 1
  const range = titles.length > 0 ? `A1:${columnName(titles.length - 1)}${lines.length}` : 'A1'
  const dates = titles.map(title => layout.dates?.includes(String(title)) === true)
  const links = linksOf(lines)
  // Order of elements as in the standard: spreadsheets reject any other.
  const sheet = [
    `<dimension ref="${range}"/>`,
    paneXml(upTo <= MOST_FROZEN ? upTo : 0),
    columnsXml(lines, layout, dates),
    `<sheetData>${lines.map((cells, line) => rowXml(cells, line, dates)).join('')}</sheetData>`,
    titles.length > 0 ? `<autoFilter ref="${range}"/>` : '',
    links.length > 0
      ? `<hyperlinks>${links.map(([reference], at) => `<hyperlink ref="${reference}" r:id="rId${at + 1}"/>`).join('')}</hyperlinks>`
      : '',
  ]
  const linkXml = ([, address]: [string, string], at: number) =>
    `<Relationship Id="rId${at + 1}" Type="${OFFICE}/hyperlink" Target="${withoutMarkup(address)}" TargetMode="External"/>`
  return {
    [`xl/worksheets/sheet${number}.xml`]: `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${sheet.join('')}</worksheet>`,
    ...(links.length > 0 && { [`xl/worksheets/_rels/sheet${number}.xml.rels`]: relationships(links.map(linkXml)) }),
  }
}

/** Files of a workbook, by path [LS-06]. Names of its sheets must differ. */
export const workbookXml = (sheets: readonly LaidSheet[]): Record<string, string> => {
  const numbers = sheets.map((_, at) => at + 1)
  const sheetTypes = numbers.map(number => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)
  const names = sheets.map(({ layout }, at) => `<sheet name="${nameOf(layout.name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const parts = numbers.map(number => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${sheetTypes.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`,
    '_rels/.rels': relationships([
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`,
      `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
      `<Relationship Id="rId3" Type="${OFFICE}/extended-properties" Target="docProps/app.xml"/>`,
    ]),
    'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${withoutMarkup(sheets[0]?.layout.name ?? '')}</dc:title></cp:coreProperties>`,
    'docProps/app.xml': `${XML}<Properties xmlns="${EXTENDED}"><Application>Nutrición de cultivos</Application></Properties>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([...parts, styles]),
    'xl/styles.xml': STYLES_XML,
    ...Object.fromEntries(sheets.flatMap((sheet, at) => Object.entries(partsOf(sheet, at + 1)))),
  }
}
