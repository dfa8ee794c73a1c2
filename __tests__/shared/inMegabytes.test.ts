import { inMegabytes } from '@/shared/inMegabytes'

it.each([
  [5_000_000, '5 MB'],
  [500_000, '0,5 MB'],
  [5_242_880, '5,24288 MB'],
  [1_234_567_891, '1234,567891 MB'],
])('states %d bytes in megabytes, unrounded and ungrouped [IM-03]', (bytes, words) => {
  expect(inMegabytes(bytes)).toBe(words)
})
