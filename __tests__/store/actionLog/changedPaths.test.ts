import * as fc from 'fast-check'
import { changedPaths, concerns, valueAt } from '@/store/actionLog/changedPaths'

it('names the paths at which two states differ, as deep as the difference is', () => {
  const before = { a: { b: 1, c: [1, 2] }, d: null, e: 'x' }
  expect(changedPaths(before, { a: { b: 2, c: [1, 3] }, d: {}, f: 1 })).toEqual(['a.b', 'a.c.1', 'd', 'e', 'f'])
})

it('finds none in a copy, and one in whatever was changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const json = JSON.stringify(value)
      expect(changedPaths(JSON.parse(json), JSON.parse(json))).toEqual([])
      expect(changedPaths({ value, other: 1 }, { value: JSON.parse(json), other: 2 })).toEqual(['other'])
    }),
  )
})

it('names a place once where more than a dozen of its members changed', () => {
  const list = (text: string) => ({ lista: Object.fromEntries(Array.from({ length: 20 }, (_, id) => [id, text])), igual: 1 })
  expect(changedPaths(list('a'), list('b'))).toEqual(['lista'])
})

it('finds the value at a path, and tells which changes concern one', () => {
  expect(valueAt({ a: { b: [7] } }, 'a.b.0')).toBe(7)
  expect(valueAt({ a: 1 }, 'a.b.c')).toBeUndefined()
  expect(['a', 'a.b', 'a.b.c', 'a.bc', 'x'].filter(each => concerns(each, 'a.b'))).toEqual(['a', 'a.b', 'a.b.c'])
})
