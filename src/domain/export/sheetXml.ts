import type { Cell } from '@/domain/export/sheet'
import { FORBIDDEN_IN_XML, withoutMarkup } from '@/domain/export/xml'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a cell of a spreadsheet holds at most. */
const LONGEST = 32_767

/** Texts that look as if they stood for a character, and what XML turns into another one. */
const UNKEPT = /_(?=x[0-9a-f]{4}_)|\r/gi

/** Spreadsheets write so what XML cannot hold. */
const escaped = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
const written = (text: string): string => withoutMarkup(text.slice(0, LONGEST).replace(UNKEPT, escaped).replace(FORBIDDEN_IN_XML, escaped))

/** A string is marked as one, whatever it begins with: no spreadsheet takes it for a formula. */
const cellXml = (cell: Cell, style: string): string => {
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
  return cell === '' ? `<c${style}/>` : `<c t="inlineStr"${style}><is><t xml:space="preserve">${written(cell)}</t></is></c>`
}

const rowXml = (cells: readonly Cell[], at: number): string =>
  `<row r="${at + 1}">${cells.map(cell => cellXml(cell, at === 0 ? ' s="1"' : '')).join('')}</row>`

/** The first line stays in sight. */
const PANE =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const widthsXml = (lines: readonly Cell[][]): string => {
  const longest = (column: number) => lines.slice(0, 200).reduce((most, cells) => Math.max(most, String(cells[column] ?? '').length), 0)
  return `<cols>${(lines[0] ?? []).map((_cell, at) => `<col min="${at + 1}" max="${at + 1}" width="${Math.min(60, longest(at) + 3)}" customWidth="1"/>`).join('')}</cols>`
}

/** The parts of a workbook of one sheet, by their paths in it; titles stand in bold [LS-06]. */
export const sheetXml = (lines: readonly Cell[][]): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}">${PANE}${widthsXml(lines)}<sheetData>${lines.map(rowXml).join('')}</sheetData></worksheet>`,
})
