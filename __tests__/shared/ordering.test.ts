import fc from 'fast-check'
import { canMove, inOrder, moved, nextOrden, renumbered, toEnd, toStart } from '@/shared/ordering'

const items = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 12 })
  .chain(ids => fc.tuple(...ids.map(id => fc.integer({ min: -3, max: 5 }).map(orden => ({ id, orden })))))
const move = fc.constantFrom(-1 as const, 1 as const)
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id)

it('numbers 0 to n-1 in the order that stands, and keeps what is right already [TR-08, CD-03]', () => {
  fc.assert(
    fc.property(items, list => {
      const numbered = renumbered(inOrder(list))
      expect(numbered.map(({ orden }) => orden)).toEqual(list.map((_, index) => index))
      expect(new Set(idsOf(numbered))).toEqual(new Set(idsOf(list)))
      expect(renumbered(numbered).every((item, index) => item === numbered[index])).toBe(true)
    }),
  )
})

it('sorts by order, and by id where two share one [CD-03]', () => {
  const list = [
    { id: 3, orden: 1 },
    { id: 9, orden: 0 },
    { id: 2, orden: 1 },
  ]
  expect(idsOf(inOrder(list))).toEqual([9, 2, 3])
})

it('has a place behind all others, the first 0 [EF-02]', () => {
  expect(nextOrden([])).toBe(0)
  fc.assert(
    fc.property(items, list => {
      const added = [...list, { id: 100, orden: nextOrden(list) }]
      expect(inOrder(added).at(-1)?.id).toBe(100)
    }),
  )
})

it('changes places with the neighbour and with no one else, and back again [CD-04, TR-08]', () => {
  fc.assert(
    fc.property(items, fc.nat(), move, (list, at, by) => {
      const before = renumbered(list)
      const index = at % Math.max(1, before.length)
      fc.pre(canMove(before.length, index, by))
      const { id = 0 } = before[index] ?? {}
      const after = moved(before, id, by)
      const to = index + by
      expect(after[to]?.id).toBe(id)
      expect(after[index]?.id).toBe(before[to]?.id)
      const others = (list: readonly { id: number }[]) => idsOf(list).filter((_, place) => place !== index && place !== to)
      expect(others(after)).toEqual(others(before))
      expect(moved(after, id, by === 1 ? -1 : 1)).toEqual(before)
    }),
  )
})

it('moves nothing above the first, below the last, or unknown [CD-04, TR-08]', () => {
  const list = renumbered([
    { id: 1, orden: 0 },
    { id: 2, orden: 1 },
  ])
  expect(moved(list, 1, -1)).toEqual(list)
  expect(moved(list, 2, 1)).toEqual(list)
  expect(moved(list, 7, 1)).toEqual(list)
})

it('goes to the beginning and to the end past all others, which keep their order [CD-04, CO-01, TR-08]', () => {
  fc.assert(
    fc.property(items, fc.nat(), (list, choice) => {
      const before = renumbered(inOrder(list))
      if (before.length === 0) return
      const index = choice % before.length
      const id = before[index]?.id ?? 0
      const others = idsOf(before).filter(other => other !== id)
      expect(idsOf(moved(before, id, toStart(index)))).toEqual([id, ...others])
      expect(idsOf(moved(before, id, toEnd(index, before.length)))).toEqual([...others, id])
    }),
  )
})
