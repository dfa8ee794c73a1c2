import * as fc from 'fast-check'
import { allOf, narrowed, NONE_SELECTED, reached, stepped, toggled, type Selection } from '@/kits/lists/model/selection'

const shown = ['a', 'b', 'c', 'd', 'e', 'f']
const ids = ({ ids }: Selection) => [...ids].sort().join('')
const anyId = fc.constantFrom(...shown)

it('selects a row and gives it back [LS-05]', () => {
  const one = toggled(NONE_SELECTED, 'b')
  expect(ids(one)).toBe('b')
  expect(ids(toggled(one, 'b'))).toBe('')
})

it('selects from the row that was chosen last to the one that Shift leads to, either way, and gives back what it no longer reaches [LS-05]', () => {
  const from = toggled(toggled(NONE_SELECTED, 'a'), 'd')
  const down = reached(from, shown, 'f')
  expect(ids(down)).toBe('adef')
  expect(ids(reached(down, shown, 'c'))).toBe('acd')
  expect(ids(reached(NONE_SELECTED, shown, 'c'))).toBe('c')
})

it('begins a range where the focus is, and goes on with it step by step [LS-05]', () => {
  const first = stepped(toggled(NONE_SELECTED, 'a'), shown, 'c', 'd')
  expect(ids(first)).toBe('acd')
  expect(ids(stepped(first, shown, 'd', 'e'))).toBe('acde')
  expect(ids(stepped(stepped(first, shown, 'd', 'c'), shown, 'c', 'b'))).toBe('abc')
})

it('selects all that match, and nothing that a filter or the search has taken away stays [LS-05]', () => {
  const all = allOf(shown)
  expect(ids(all)).toBe('abcdef')
  expect(narrowed(all, () => true)).toBe(all)
  const left = narrowed(toggled(all, 'f'), id => id !== 'f' && id !== 'a')
  expect(ids(left)).toBe('bcde')
  expect(left.anchor).toBeNull()
})

it('holds nothing that is not shown, and after a range all of it, whatever was done before [LS-05]', () => {
  const deed = fc.oneof(
    anyId.map(id => (before: Selection) => toggled(before, id)),
    anyId.map(id => (before: Selection) => reached(before, shown, id)),
    fc.tuple(anyId, anyId).map(
      ([from, to]) =>
        (before: Selection) =>
          stepped(before, shown, from, to),
    ),
    fc.constant(() => allOf(shown)),
  )
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), anyId, fc.subarray(shown), (deeds, to, visible) => {
      const before = deeds.reduce((selection, apply) => apply(selection), NONE_SELECTED)
      const range = reached(before, shown, to)
      const [low, high] = [shown.indexOf(String(before.anchor ?? to)), shown.indexOf(to)].sort((one, other) => one - other)
      for (const id of shown.slice(low, (high ?? 0) + 1)) expect(range.ids.has(id)).toBe(true)
      const left = narrowed(range, id => visible.includes(String(id)))
      expect([...left.ids].every(id => visible.includes(String(id)))).toBe(true)
      expect([...range.ids].filter(id => visible.includes(String(id))).length).toBe(left.ids.size)
    }),
  )
})
