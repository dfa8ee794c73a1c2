import * as fc from 'fast-check'
import { fold, wordsOf } from '@/shared/fold'
import { matchesIn } from '@/app/goto/matches'

const shown = (name: string, term: string) =>
  matchesIn(name, wordsOf(term))
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('')

it.each([
  ['Zinc Foliar EDTA', 'zinc', '[Zinc] Foliar EDTA'],
  ['Carencia de zinc en cítricos', 'CITRI zin', 'Carencia de [zin]c en [cítri]cos'],
  ['Pentóxido (P₂O₅)', 'p2o5', 'Pentóxido ([P₂O₅])'],
  ['aaa', 'aa', '[aaa]'],
  ['Zinc', '', 'Zinc'],
])('marks in %s what %s found: %s [LS-09]', (name, term, expected) => expect(shown(name, term)).toBe(expected))

it('loses nothing of a name, and marks exactly where a word of one script stands [LS-09]', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'Á', 'ñ', '₂', ' ', 'ﬁ', '🌱'), maxLength: 12 })
  fc.assert(
    fc.property(name, fc.constantFrom('a', 'n', '2 a', 'fi'), (text, term) => {
      const parts = matchesIn(text, wordsOf(term))
      expect(parts.map(part => part.text).join('')).toBe(text)
      expect(parts.some(({ found }) => found)).toBe(wordsOf(term).some(word => fold(text).includes(word)))
    }),
  )
})
