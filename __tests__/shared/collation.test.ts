import fc from 'fast-check'
import { compareTexts } from '@/shared/collation'

const { compare } = new Intl.Collator('es', { numeric: true })
const code = fc.string({ unit: fc.constantFrom('G', 'g', 'ñ', '-', ' ', '.', '0', '1', '2', '9'), maxLength: 6 })

it('puts texts in the order of the language, numbers by their value, with and without asking for it [TB-09]', () => {
  const signsOf = (one: string, other: string) => [Math.sign(compareTexts(one, other)), Math.sign(compare(one, other))]
  fc.assert(
    fc.property(code, code, fc.nat(9), fc.nat(9), (one, other, digit, otherDigit) => {
      for (const [left, right] of [
        [one, other],
        [`${one}${digit}${other}`, `${one}${otherDigit}${other}`],
      ] as const) {
        const [ours, theirs] = signsOf(left, right)
        expect(ours).toBe(theirs)
      }
    }),
    { numRuns: 2000 },
  )
})
