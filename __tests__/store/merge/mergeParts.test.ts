import fc from 'fast-check'
import { mergeOrder } from '@/store/merge/mergeOrder'
import { called, mergeParts, ORDER, takeTheirs, type NamedPart } from '@/store/merge/mergeParts'

/** Parts in order from words "key:text", with a French text after a slash. */
const parts = (words: string): NamedPart[] =>
  words.split(' ').flatMap(word => {
    const [key = '', says = ''] = word.split(':')
    const [valor, francés] = says.split('/')
    return key ? [{ key, content: { valor, texto: francés ? { fr_FR: francés } : {} } }] : []
  })
const inWords = (found: readonly NamedPart[]) =>
  found
    .map(({ key, content: { valor, texto } }) => {
      const { fr_FR: francés } = texto as Record<string, string>
      return `${key}:${String(valor)}${francés ? `/${francés}` : ''}`
    })
    .join(' ')
const merge = (base: string, mine: string, theirs: string) => {
  const merged = mergeParts({ base: parts(base), mine: parts(mine), theirs: parts(theirs) })
  return { parts: inWords(merged.parts), clashes: merged.clashes.map(({ key }) => key) }
}

describe('what one side has done and the other has left alone goes through [ML-06]', () => {
  it.each([
    ['both add one', 'a:1', 'a:1 m:2', 'a:1 t:3', 'a:1 t:3 m:2'],
    ['both add the same', 'a:1', 'a:1 n:2', 'a:1 n:2', 'a:1 n:2'],
    ['each changes another', 'a:1 b:2', 'a:8 b:2', 'a:1 b:9', 'a:8 b:9'],
    ['both change to the same', 'a:1', 'a:2', 'a:2', 'a:2'],
    ['one changes, the other moves', 'a:1 b:2 c:3', 'a:1 b:9 c:3', 'c:3 a:1 b:2', 'c:3 a:1 b:9'],
    ['each translates, or changes its value', 'a:1', 'a:1/un', 'a:2', 'a:2/un'],
    ['one removes, the other adds behind it', 'a:1 b:2', 'a:1', 'a:1 b:2 t:3', 'a:1 t:3'],
    ['both remove', 'a:1 b:2', 'b:2', 'b:2', 'b:2'],
    ['they remove, mine was not touched', 'a:1 b:2', 'a:1 b:2', 'b:2', 'b:2'],
    ['mine moves, they add in between', 'a:1 b:2 c:3', 'c:3 a:1 b:2', 'a:1 t:9 b:2 c:3', 'c:3 a:1 t:9 b:2'],
  ])('%s', (_what, base, mine, theirs, both) => {
    expect(merge(base, mine, theirs)).toEqual({ parts: both, clashes: [] })
  })
})

describe('what both have changed is asked, and mine stands until then [ML-06]', () => {
  it.each([
    ['both change a value', 'a:1 b:2', 'a:8 b:2', 'a:9 b:3', 'a:8 b:3', ['a']],
    ['both change a text in one language', 'a:1/un', 'a:1/une', 'a:1/le', 'a:1/une', ['a']],
    ['mine changes, they remove', 'a:1', 'a:8', '', 'a:8', ['a']],
    ['mine removes, they change', 'a:1', '', 'a:8', '', ['a']],
    ['both add it, and not the same', '', 'n:1', 'n:2', 'n:1', ['n']],
    ['both move', 'a:1 b:2 c:3', 'b:2 a:1 c:3', 'c:3 a:1 b:2', 'b:2 a:1 c:3', [ORDER]],
  ])('%s', (_what, base, mine, theirs, both, clashes) => {
    expect(merge(base, mine, theirs)).toEqual({ parts: both, clashes })
  })

  it('is settled for good once theirs is taken', () => {
    const anyParts = fc.uniqueArray(
      fc.record({ key: fc.constantFrom('1', '2', '3', '4', '5'), valor: fc.nat(2), texto: fc.constantFrom('', 'x', 'y') }),
      {
        selector: ({ key }) => key,
      },
    )
    const named = (drawn: { key: string; valor: number; texto: string }[]): NamedPart[] =>
      drawn.map(({ key, valor, texto }) => ({ key, content: { valor, texto: { fr_FR: texto } } }))
    fc.assert(
      fc.property(anyParts, anyParts, anyParts, (was, my, their) => {
        const [base, mine, theirs] = [named(was), named(my), named(their)]
        const drafts = (found: readonly NamedPart[]) => found.map(({ key, content }, orden) => ({ id: key, orden, ...content }))
        const worded = (value: unknown, key: string) =>
          value === null ? null : key === ORDER ? drafts(value as NamedPart[]) : { id: key, orden: 0, ...(value as object) }
        const { clashes } = mergeParts({ base, mine, theirs })
        const settled = clashes.reduce(
          (left, { key, theirs: it }) =>
            takeTheirs(left, { field: 'partes', locale: null, part: key, mine: null, theirs: worded(it, key) }),
          drafts(mine),
        )
        const now = settled.map(({ id, orden: _orden, ...content }) => ({ key: id, content }))
        const left = mergeParts({ base, mine: now, theirs }).clashes
        // Restored parts may have another position; their content and existence do not clash again.
        expect(left.filter(({ key }) => key !== ORDER)).toEqual([])
      }),
    )
  })

  it('never loses what they have added, nor what was added here', () => {
    const keys = fc.uniqueArray(fc.constantFrom<string>('1', '2', '3', '4', '5', '6'))
    fc.assert(
      fc.property(keys, keys, keys, (before, here, there) => {
        const named = (of: string[], says: string) => of.map(key => ({ key, content: { says: before.includes(key) ? 'same' : says } }))
        const found = mergeParts({ base: named(before, 'b'), mine: named(here, 'm'), theirs: named(there, 't') }).parts.map(
          ({ key }) => key,
        )
        const added = [...here, ...there].filter(key => !before.includes(key))
        const stayed = before.filter(key => here.includes(key) && there.includes(key))
        expect([...found].sort()).toEqual([...new Set([...added, ...stayed])].sort())
      }),
    )
  })
})

describe('what is which, where a save has made all of them anew', () => {
  const named = (...found: [string, string][]): NamedPart[] => found.map(([key, valor]) => ({ key, content: { valor } }))
  /** True for parts that begin with the same letter. */
  const isLike = (one: { valor?: unknown }, other: { valor?: unknown }) => String(one.valor)[0] === String(other.valor)[0]
  const keys = (theirs: NamedPart[], base: NamedPart[], mine: NamedPart[] = base) =>
    called(theirs, { base, mine }, isLike).map(({ key }) => key)

  it('is told by the id, else by what it says, else by what it is of, and never by its place', () => {
    const base = named(['1', 'a1'], ['2', 'b1'], ['3', 'c1'], ['4', 'd1'])
    expect(keys(named(['1', 'x'], ['8', 'c1'], ['9', 'b2'], ['10', 'z']), base)).toEqual(['1', '3', '2', '10'])
  })

  it('is told so of what both have added', () => {
    const base = named(['1', 'a'])
    expect(keys(named(['1', 'a'], ['8', 'b1'], ['9', 'x']), base, [...base, ...named(['n', 'b2'], ['o', 'c'])])).toEqual(['1', 'n', '9'])
  })
})

it('keeps the order of whoever has moved something, and what is new behind what it stands behind', () => {
  expect(mergeOrder([1, 2, 3], [2, 1, 3, 8], [1, 2, 9, 3], new Set([1, 2, 3, 8, 9]))).toEqual({ keys: [2, 9, 1, 3, 8], isContested: false })
})
