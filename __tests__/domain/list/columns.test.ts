import fc from 'fast-check'
import { shownOf, wholeOrder, withMoved } from '@/domain/list/columns'

const shown = fc.option(fc.uniqueArray(fc.nat({ max: 5 }), { minLength: 1 }))

it('has every column once, and those that show in their order [LS-03]', () => {
  fc.assert(
    fc.property(shown, each => {
      const order = wholeOrder(6, each)
      expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      expect(order.filter(column => each?.includes(column) ?? true)).toEqual(each ?? [0, 1, 2, 3, 4, 5])
    }),
  )
})

it('remembers nothing where all is as the source has it [LS-03]', () => {
  expect(shownOf(wholeOrder(4, null), () => true)).toBeNull()
  expect(shownOf([0, 1, 2, 3], column => column !== 2)).toEqual([0, 1, 3])
  expect(shownOf(withMoved([0, 1, 2, 3], 3, 0), () => true)).toEqual([3, 0, 1, 2])
})

it('shows a hidden column again where the source has it [LS-03]', () => {
  expect(wholeOrder(4, [3, 0, 2])).toEqual([3, 0, 1, 2])
})
