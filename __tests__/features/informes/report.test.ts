import { reportFileName } from '@/features/informes/report'

it.each([
  ['acabados', 'csv', '2026-03-09_08-05-00_productos_acabados.csv'],
  ['genericos', 'csv', '2026-03-09_08-05-00_productos_genericos.csv'],
  ['genericos', 'xlsx', '2026-03-09_08-05-00_productos_genericos.xlsx'],
] as const)('names the file of %s as %s after the time and the list [IN-03, CM-03]', (kind, format, name) => {
  expect(reportFileName(new Date(2026, 2, 9, 8, 5, 0), kind, format)).toBe(name)
})
