import { startOf } from '@/features/historial/actividad/days'

it.each([
  ['2026-11-22', 0, new Date(2026, 10, 22)],
  ['2026-11-30', 1, new Date(2026, 11, 1)],
])('%s and %i days start at midnight here [HI-05]', (day, after, expected) => {
  expect(startOf(day, after)).toBe(expected.toISOString())
})

it.each([[undefined], ['mañana'], ['2026-99999999-1'], ['12000-01-01']])('there is no bound for %s [HI-05]', day => {
  expect(startOf(day)).toBeUndefined()
})

it('a range to the last day of all ends with the last year that the API takes, or not at all [HI-05]', () => {
  // East of Greenwich the next day still begins in that year in UTC.
  expect(startOf('9999-12-31', 1) ?? '9999-').toMatch(/^9999-/)
})
