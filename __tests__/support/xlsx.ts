import { strFromU8, unzipSync } from 'fflate'
import type { Cell } from '@/shared/export/sheet'

const parsed = (text: string) => {
  const page = new DOMParser().parseFromString(text, 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  return page
}
const unescaped = (text: string) => text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))

const LINKS = 'xl/worksheets/_rels/sheet1.xml.rels'

const pagesOf = (file: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, parsed(strFromU8(bytes))]))

const attributes = (element: Element | null | undefined, ...names: string[]) =>
  Object.fromEntries(names.map(name => [name, element?.getAttribute(name)]))

/** Layout of a sheet: `texts` are the cells formatted as wrapping text, `dates` as dates, `links` the cells with an address. */
export const readSheet = (file: Uint8Array) => {
  const pages = pagesOf(file)
  const sheet = pages['xl/worksheets/sheet1.xml']
  const cells = Array.from(sheet?.querySelectorAll('c') ?? [])
  const styles = pages['xl/styles.xml']?.querySelectorAll('cellXfs > xf')
  const styleOf = (cell: Element) => styles?.[Number(cell.getAttribute('s'))]
  const isText = (cell: Element) => {
    const style = styleOf(cell)
    return style?.getAttribute('numFmtId') === '49' && style.querySelector('alignment')?.getAttribute('wrapText') === '1'
  }
  const addressOf = (link: Element) => {
    const target = pages[LINKS]?.querySelector(`Relationship[Id=${link.getAttribute('r:id')}][TargetMode=External]`)
    return [link.getAttribute('ref'), target?.getAttribute('Target')]
  }
  return {
    name: pages['xl/workbook.xml']?.querySelector('sheet')?.getAttribute('name'),
    elements: Array.from(sheet?.documentElement.children ?? [], ({ tagName }) => tagName),
    filter: sheet?.querySelector('autoFilter')?.getAttribute('ref'),
    pane: attributes(sheet?.querySelector('pane'), 'xSplit', 'ySplit', 'topLeftCell'),
    references: cells.map(cell => cell.getAttribute('r')),
    texts: cells.filter(isText).map(cell => cell.getAttribute('r')),
    dates: cells.filter(cell => styleOf(cell)?.getAttribute('numFmtId') === '14').map(cell => cell.getAttribute('r')),
    links: Object.fromEntries(Array.from(sheet?.querySelectorAll('hyperlink') ?? [], addressOf)) as Record<string, string>,
  }
}

/** Cells as a spreadsheet program reads them: numbers or strings. */
export const readXlsx = (file: Uint8Array): Cell[][] => {
  const pages = pagesOf(file)
  expect(
    Object.keys(pages)
      .filter(path => path !== LINKS)
      .sort(),
  ).toEqual(
    [
      'docProps/app.xml',
      'docProps/core.xml',
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ].sort(),
  )
  const sheet = pages['xl/worksheets/sheet1.xml']
  expect(sheet?.querySelector('f')).toBeNull()
  return Array.from(sheet?.querySelectorAll('row') ?? [], row =>
    Array.from(row.querySelectorAll('c'), cell => {
      const text = cell.textContent
      return cell.getAttribute('t') === 'inlineStr' ? unescaped(text) : text === '' ? '' : Number(text)
    }),
  )
}
