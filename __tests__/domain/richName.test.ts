import fc from 'fast-check'
import { parseRichName, plainName, type RichPart } from '@/domain/richName'

const write = (parts: readonly RichPart[]): string =>
  parts.map(part => (typeof part === 'string' ? part : `<${part.tag}>${write(part.parts)}</${part.tag}>`)).join('')

/** Text out of the very pieces that a careless reader trips over. */
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

  it('is read in no time where somebody wrote thousands of tags and closed none [CQ-03]', () => {
    const text = '<sub>'.repeat(4000)
    expect(plainName(text)).toBe(text)
  })
})
