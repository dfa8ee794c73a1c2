import fc from 'fast-check'
import { unicodeName } from '@/shared/reports/unicodeName'
import { expectLinear } from '@test/support/linear'

const from = '0123456789+-()'
const lowered = Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₍₎')
const raised = Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾')

/** Reference implementation in quadratic time: a tag extends to the first one that closes it. */
const slowlyPlain = (name: string) =>
  name.replace(/<(su[bp])>(.*?)<\/\1>/gis, (_markup, tag: string, text: string) =>
    text.replace(/./gsu, character => (tag.toLowerCase() === 'sub' ? lowered : raised)[from.indexOf(character)] ?? character),
  )

const names = fc
  .array(
    fc.constantFrom('<sub>', '</sub>', '<sup>', '</sup>', '<SUB>', '</Sup>', '<sub >', '<', '>', 'constructor', '2', '+', '🌱', '\n'),
    {
      maxLength: 40,
    },
  )
  .map(pieces => pieces.join(''))

describe('the name of a component in a report', () => {
  it('has its digits where the tags have them [CQ-03]', () => {
    expect(unicodeName('P<sub>2</sub>O<sub>5</sub>')).toBe('P₂O₅')
  })

  it('is what its definition says, whatever is written [CQ-03]', () => {
    fc.assert(fc.property(names, name => expect(unicodeName(name)).toBe(slowlyPlain(name))))
  })

  it.each<[string, (count: number) => string]>([
    ['tags that nobody closes', count => '<sub>'.repeat(count)],
    ['tags of one kind that those of the other close', count => '<sub>'.repeat(count) + '</sup>'.repeat(count)],
    ['tags that one closes', count => `${'<sub>'.repeat(count)}</sub>`],
  ])('is read in linear time: %s', (_name, make) => expectLinear(make, unicodeName))
})
