import fc from 'fast-check'
import { shownOf, wholeOrder, withMoved } from '@/kits/lists/model/columns'

const ALL = ['a', 'b', 'c', 'd', 'e', 'f']
const FOUR = ['a', 'b', 'c', 'd']
const shown = fc.option(fc.uniqueArray(fc.constantFrom(...ALL), { minLength: 1 }))

it('has every column once, and those that show in their order [LS-03]', () => {
  fc.assert(
    fc.property(shown, each => {
      const order = wholeOrder(ALL, each)
      expect(order.toSorted()).toEqual(ALL)
      expect(order.filter(column => each?.includes(column) ?? true)).toEqual(each ?? ALL)
    }),
  )
})

it('remembers nothing where all is as the source has it [LS-03]', () => {
  expect(shownOf(FOUR, wholeOrder(FOUR, null), () => true)).toBeNull()
  expect(shownOf(FOUR, FOUR, column => column !== 'c')).toEqual(['a', 'b', 'd'])
  expect(shownOf(FOUR, withMoved(FOUR, 3, 0), () => true)).toEqual(['d', 'a', 'b', 'c'])
})

it('shows a hidden column again where the source has it [LS-03]', () => {
  expect(wholeOrder(FOUR, ['d', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c'])
})
