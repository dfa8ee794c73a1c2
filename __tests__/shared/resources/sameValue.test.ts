import { sameValue } from '@/shared/resources/sameValue'

it.each([
  ['a missing language', { es_ES: 'a', fr_FR: '' }, { es_ES: 'a' }, true],
  ['languages in another order', { es_ES: 'a', fr_FR: 'b' }, { fr_FR: 'b', es_ES: 'a' }, true],
  ['another text', { es_ES: 'a' }, { es_ES: 'b' }, false],
  ['no text and no value', {}, null, true],
  ['an empty text and none', '', null, true],
  ['zero and none', 0, null, false],
  ['false and none', false, undefined, false],
  ['a number and its text', 1, '1', false],
  ['ids in another order', [1, 2], [2, 1], true],
  ['an id twice', [1, 2], [1, 2, 2], false],
  ['codes in another case', ['ES', 'pt'], ['PT', 'es'], true],
  ['no ids and no value', [], undefined, true],
  ['an image that stays', { kind: 'keep' }, { kind: 'keep' }, true],
  ['an image that goes', { kind: 'keep' }, { kind: 'remove' }, false],
  ['another file', { kind: 'chosen', ticket: 'a', size: 1 }, { kind: 'chosen', ticket: 'b', size: 1 }, false],
])('compares %s', (_case, one, other, isSame) => {
  expect([sameValue(one, other), sameValue(other, one)]).toEqual([isSame, isSame])
})

it('compares the order of a list where it counts', () => {
  expect(sameValue([1, 2], [2, 1], true)).toBe(false)
  expect(sameValue([1, 2], [1, 2], true)).toBe(true)
  expect(sameValue({ es_ES: 'a', fr_FR: 'b' }, { fr_FR: 'b', es_ES: 'a' }, true)).toBe(true)
})
