import { strFromU8, unzipSync } from 'fflate'
import type { Cell } from '@/domain/export/sheet'

const parsed = (text: string) => {
  const page = new DOMParser().parseFromString(text, 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  return page
}
const unescaped = (text: string) => text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))

/** As a spreadsheet reads it: numbers are numbers, strings are strings, and there is nothing else. */
export const readXlsx = (file: Uint8Array): Cell[][] => {
  const parts = Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]))
  const pages = Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, parsed(text)]))
  expect(
    Object.keys(pages)
      .filter(path => path !== 'xl/worksheets/_rels/sheet1.xml.rels')
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
