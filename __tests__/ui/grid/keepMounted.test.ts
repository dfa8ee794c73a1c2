import { keepMounted } from '@/ui/grid/keepMounted'

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 100 }
const AROUND = [9, 10, 11, 12, 13]

it('mounts the rows in sight and those around them', () => expect(keepMounted()(range)).toEqual(AROUND))

it.each([
  [40, [...AROUND, 40]],
  [2, [2, ...AROUND]],
  [11, AROUND],
  [-1, AROUND],
  [100, AROUND],
])('keeps row %i too where the list has it [TB-11]', (row, expected) => expect(keepMounted(row)(range)).toEqual(expected))

it('keeps the title of the first row in sight, not those of rows above or below', () => {
  expect(keepMounted(undefined, [0, 4, 30])(range)).toEqual([4, ...AROUND])
  expect(keepMounted(50, [0, 10, 30])(range)).toEqual([...AROUND, 50])
  expect(keepMounted(undefined, [20])(range)).toEqual(AROUND)
})
