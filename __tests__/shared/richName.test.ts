import fc from 'fast-check'
import { parseRichName, plainName, type RichPart } from '@/shared/richName'
import { expectLinear } from '@test/support/linear'

const write = (parts: readonly RichPart[]): string =>
  parts.map(part => (typeof part === 'string' ? part : `<${part.tag}>${write(part.parts)}</${part.tag}>`)).join('')

/** Texts of pieces that are hard to parse. */
const nasty = fc
  .array(fc.constantFrom('<sub>', '</sub>', '<sup>', '</sup>', '<', '>', '</', 'sub', '<b>', '<sub onclick="x">', 'x', 'ñ', '🌱', ' '), {
    maxLength: 30,
  })
  .map(pieces => pieces.join(''))

const tree: fc.Arbitrary<RichPart[]> = fc.letrec<{ parts: RichPart[]; part: RichPart }>(tie => ({
  parts: fc.array(tie('part'), { maxLength: 4 }),
  part: fc.oneof(
    { maxDepth: 4 },
    fc.stringMatching(/^[a-z0-9 ]+$/),
    fc.record({ tag: fc.constantFrom('sub' as const, 'sup' as const), parts: tie('parts') }),
  ),
})).parts

/** Reference implementation in quadratic time: each closing tag encloses all parts since the last open tag of its kind. */
const slowlyParsed = (text: string): RichPart[] => {
  const parts: RichPart[] = []
  const open: { tag: 'sub' | 'sup'; source: string; parts: RichPart[] }[] = []
  const add = (...added: RichPart[]) => (open.at(-1)?.parts ?? parts).push(...added)
  const leaveAsText = (from: number) => {
    while (open.length > from) {
      const tag = open.pop()
      if (tag) add(tag.source, ...tag.parts)
    }
  }
  for (const piece of text.split(/(<\/?su[bp]\s*>)/i).filter(Boolean)) {
    const [, slash, letter] = /^<(\/?)su([bp])\s*>$/i.exec(piece) ?? []
    const tag = letter?.toLowerCase() === 'b' ? 'sub' : 'sup'
    const partner = open.findLastIndex(candidate => candidate.tag === tag)
    if (letter === undefined) add(piece)
    else if (slash === '') open.push({ tag, source: piece, parts: [] })
    else if (partner < 0) add(piece)
    else {
      leaveAsText(partner + 1)
      const closed = open.pop()
      if (closed) add({ tag, parts: closed.parts })
    }
  }
  leaveAsText(0)
  return parts
}

const depthOf = (parts: readonly RichPart[]): number =>
  parts.reduce((most, part) => (typeof part === 'string' ? most : Math.max(most, 1 + depthOf(part.parts))), 0)

describe('the name of a component', () => {
  it('reads subscripts and superscripts, one inside the other too [CQ-03]', () => {
    expect(parseRichName('P<sub>2</sub>O<sub>5</sub>')).toEqual(['P', { tag: 'sub', parts: ['2'] }, 'O', { tag: 'sub', parts: ['5'] }])
    expect(parseRichName('<SUP>a<sub >b</sub></SUP>')).toEqual([{ tag: 'sup', parts: ['a', { tag: 'sub', parts: ['b'] }] }])
  })

  it.each([
    'si x<y entonces y>x',
    '<b>negrita</b>',
    '<script>alert(1)</script>',
    '<sub onclick="alert(1)">2</sub onclick>',
    '<sub>sin cerrar',
    'sin abrir</sup>',
    '&lt;sub&gt;',
  ])('leaves all else as text: %s [CQ-03]', text => {
    expect(parseRichName(text).every(part => typeof part === 'string')).toBe(true)
    expect(plainName(text)).toBe(text)
  })

  it('keeps what is whole around what is not [CQ-03]', () => {
    expect(parseRichName('<sub>a<sup>b</sub>')).toEqual([{ tag: 'sub', parts: ['a', '<sup>', 'b'] }])
    expect(plainName('H<sub>2</sub>O <i>agua</i>')).toBe('H2O <i>agua</i>')
  })

  it('loses and adds nothing, whatever is written [CQ-03]', () => {
    fc.assert(fc.property(nasty, text => expect(write(parseRichName(text))).toBe(text)))
  })

  it('takes apart what was put together [CQ-03]', () => {
    fc.assert(
      fc.property(tree, parts => {
        const text = write(parts)
        expect(write(parseRichName(text))).toBe(text)
        expect(plainName(text)).toBe(text.replace(/<\/?su[bp]>/g, ''))
      }),
    )
  })

  it('is read as its definition says, whatever is written [CQ-03]', () => {
    const tags = fc.array(fc.constantFrom('<sub>', '</sub>', '<sup>', '</sup>', '<SUB >', '</Sup >', 'x', '<'), { maxLength: 60 })
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          tags.map(pieces => pieces.join('')),
        ),
        text => expect(parseRichName(text)).toEqual(slowlyParsed(text)),
      ),
    )
  })

  it('is read in no time where somebody wrote thousands of tags and closed none [CQ-03]', () => {
    const text = '<sub>'.repeat(4000)
    expect(plainName(text)).toBe(text)
  })

  it.each<[string, (count: number) => string]>([
    ['tags that nobody closes', count => '<sub>'.repeat(count)],
    ['tags of one kind that those of the other close', count => '<sub>'.repeat(count) + '</sup>'.repeat(count)],
    ['tags inside tags', count => '<sub>'.repeat(count) + '</sub>'.repeat(count)],
    ['tags that another closes around them', count => `<sup>${'<sub>'.repeat(count)}</sup>`],
  ])('is read in linear time: %s [CQ-03]', (_name, make) => {
    expectLinear(make, text => [parseRichName(text), plainName(text)])
  })

  it('is text where its tags stand deeper than thirty: no browser can show thousands [CQ-03]', () => {
    const parts = parseRichName(`${'<sub>'.repeat(40)}x${'</sub>'.repeat(40)}`)
    expect(depthOf(parts)).toBe(30)
    expect(write(parts)).toBe(`${'<sub>'.repeat(40)}x${'</sub>'.repeat(40)}`)
    expect(plainName(`${'<sub>'.repeat(40)}x${'</sub>'.repeat(40)}`)).toBe(`${'<sub>'.repeat(10)}x${'</sub>'.repeat(10)}`)
  })
})
