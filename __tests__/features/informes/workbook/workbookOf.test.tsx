import { workbookOf } from '@/features/informes/workbook/workbookOf'
import { readSheet, readXlsx } from '@test/support/xlsx'

/** Bytes in pieces of seven, some of which end within a character. */
const bytes = (csv: string) => {
  const whole = new TextEncoder().encode(csv)
  return Array.from({ length: Math.ceil(whole.length / 7) }, (_, at) => whole.slice(7 * at, 7 * at + 7))
}
const cellsOf = (csv: string, kind: 'acabados' | 'genericos' = 'genericos') => readXlsx(workbookOf(bytes(`\ufeff${csv}`), kind))
/** Cells of one column. */
const columnOf = (title: string, ...cells: string[]) =>
  cellsOf([title, ...cells].map(cell => `"x";"${cell}"\r\n`).join(''))
    .slice(1)
    .map(row => row[1])

it('has the columns and cells of the CSV report, without the quotes of the CSV [CM-03]', () => {
  const csv = '"Código";"Nombre";"Descripción"\r\n"A";"Zinc ""EDTA""; 9 %";"Uno\r\ndos 🌱"\r\nB;;\r\n'
  expect(cellsOf(csv)).toEqual([
    ['Código', 'Nombre', 'Descripción'],
    ['A', 'Zinc "EDTA"; 9 %', 'Uno\r\ndos 🌱'],
    ['B', '', ''],
  ])
  const { name, pane } = readSheet(workbookOf(bytes(csv), 'acabados'))
  expect([name, pane]).toEqual(['Productos acabados', { xSplit: '2', ySplit: '1', topLeftCell: 'C2' }])
})

it.each([',', '\t'])('has the columns of a report that another API separates by %j [CM-03]', separator => {
  const rows = [
    ['Código', 'Nombre', '"Descripción"'],
    ['A', '"Zinc; Mn"', '"Uno, dos\ttres"'],
    ['B', '', ''],
  ]
  const csv = rows.map(row => row.join(separator)).join('\n')
  expect(cellsOf(csv)).toEqual([
    ['Código', 'Nombre', 'Descripción'],
    ['A', 'Zinc; Mn', 'Uno, dos\ttres'],
    ['B', '', ''],
  ])
})

it('has the columns of a report whose quoted cells are full of other separators, also one column or no row [CM-03]', () => {
  expect(cellsOf('"Nombre"\r\n"a, b; c\td"\r\n", e; f"\r\n')).toEqual([['Nombre'], ['a, b; c\td'], [', e; f']])
  expect(cellsOf('"Código";"Nombre, corto, y más"\r\n')).toEqual([['Código', 'Nombre, corto, y más']])
  expect(cellsOf('"Código";"Nombre"\r\n"";", a, b, c"\r\n"1";", d, e, f"\r\n')).toEqual([
    ['Código', 'Nombre'],
    ['', ', a, b, c'],
    ['1', ', d, e, f'],
  ])
  expect(cellsOf('"Nombre"\r\n')).toEqual([['Nombre']])
})

it('has numbers as numbers, and the digits of codes and texts as texts [CM-03]', () => {
  expect(columnOf('Prioridad', '-7', '', '12')).toEqual([-7, '', 12])
  for (const title of ['Código', 'Id hexadecimal', 'SEO: título', 'Slug']) expect(columnOf(title, '12', '3')).toEqual(['12', '3'])
  expect(cellsOf('"Código del producto genérico"\r\n"12"\r\n', 'acabados')).toEqual([['Código del producto genérico'], ['12']])
})

it('types the columns that only another API has by their cells: all of them are numbers or dates, or they stay texts [CM-03]', () => {
  expect(columnOf('Densidad', '1,42', '-0.5', '', '3')).toEqual([1.42, -0.5, '', 3])
  expect(columnOf('Registro', '12', '007')).toEqual(['12', '007'])
  expect(columnOf('EAN', '8412345678905')).toEqual(['8412345678905'])
  // A dot can separate thousands.
  expect(columnOf('Ventas', '1.234', '5')).toEqual(['1.234', '5'])
  expect(columnOf('Alta', '2026-03-09', '', '1999-12-31')).toEqual([46_090, '', 36_525])
  expect(columnOf('Alta', '2026-03-09', 'ayer')).toEqual(['2026-03-09', 'ayer'])
  expect(columnOf('Alta', '2026-02-30')).toEqual(['2026-02-30'])
  const { dates } = readSheet(workbookOf(bytes('Alta;Densidad\r\n2026-03-09;1\r\n'), 'genericos'))
  expect(dates).toEqual(['A2'])
})

it('has texts like formulas as they are in the record, because no text of a workbook is a formula [CM-03]', () => {
  expect(columnOf('Descripción', "'=1+1", "'@A1", "'uno'", '-5')).toEqual(['=1+1', '@A1', "'uno'", '-5'])
})

it('is none of a CSV that ends within quotes, which would join rows [CM-03]', () => {
  expect(() => workbookOf(bytes('"Código"\r\n"A'), 'genericos')).toThrow('CSV')
})

it('has the titles alone of a report without products [CM-03]', () => {
  expect(cellsOf('"Código";"Nombre"\r\n')).toEqual([['Código', 'Nombre']])
})
