import { reportFileName } from '@/domain/report'

it.each([
  ['acabados', '2026-03-09_08-05-00_productos_acabados.csv'],
  ['genericos', '2026-03-09_08-05-00_productos_genericos.csv'],
] as const)('names the file of %s after the time and the list [IN-03]', (kind, name) => {
  expect(reportFileName(new Date(2026, 2, 9, 8, 5, 0), kind)).toBe(name)
})
