import { ACROSS, DOWN, ENDS, PAGES, stepTo } from '@/ui/keys/stepTo'

const STEPS = { ...DOWN, ...PAGES }

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 24, 0],
  ['ArrowUp', -1, 24],
  ['ArrowUp', 0, 24],
  ['PageDown', -1, 9],
  ['PageDown', 20, 24],
  ['PageUp', 5, 0],
  ['PageUp', -1, 0],
  ['Home', 5, null],
  ['ArrowRight', 5, null],
])('leads from option to option, by arrows round the ends: %s from %i to %p [ML-04, TR-04]', (key, from, to) => {
  expect(stepTo(STEPS, key, from, 25)).toBe(to)
})

it.each([
  ['ArrowLeft', 0, 4],
  ['ArrowRight', 4, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
])('leads from button to button of a toolbar: %s from %i to %i [LS-05, CQ-02]', (key, from, to) => {
  expect(stepTo({ ...ACROSS, ...ENDS }, key, from, 5)).toBe(to)
})

it('leads to none where there is none [TR-04]', () => {
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].map(key => stepTo(STEPS, key, -1, 0))).toEqual([-1, -1, -1, -1])
})
