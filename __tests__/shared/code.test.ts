import { storedCode } from '@/shared/code'

it.each([
  ['AB-1', 'AB-1'],
  [' AB-1\u00a0', 'AB-1'],
  ['AB-1\u200b', 'AB-1'],
  ['AB-1\u202f', 'AB-1'],
  ['\ufeffAB-1', 'AB-1'],
  ['A\u00adB-1', 'AB-1'],
  ['A  B', 'A B'],
  ['A\t\nB', 'A B'],
  ['A\u0301B', 'ÁB'],
  ['e\u200d\u0301', 'é'],
  ['\uff21\uff22-1', '\uff21\uff22-1'],
  ['\u200b \u00ad', ''],
])('a code %j is stored as %j [PG-01]', (typed, stored) => {
  expect(storedCode(typed)).toBe(stored)
})
