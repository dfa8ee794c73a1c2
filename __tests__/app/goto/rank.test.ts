import * as fc from 'fast-check'
import { bestOf, rankOf } from '@/app/goto/rank'
import { createSearch } from '@/ui/table/model/createSearch'
import { fold, wordsOf } from '@/shared/fold'
import { prepare } from '@/ui/table/model/prepare'

it.each([
  ['10482', 0],
  ['zinc foliar', 0],
  ['zinc', 1],
  ['1048', 1],
  ['foliar', 2],
  ['482', 2],
])('%s is of rank %s for a product of that name and code [LS-09]', (line, rank) => expect(rankOf('zinc foliar\n10482', line)).toBe(rank))

const word = fc.constantFrom('Zinc', 'zín', 'Boro', 'EDTA', '1', '10', '2')
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' '))
const record = fc.record({ name, code: word })
const columns = [
  { key: 'name', text: ({ name }: NamedRecord) => name },
  { key: 'code', text: ({ code }: NamedRecord) => code },
]
interface NamedRecord {
  name: string
  code: string
}

it('finds what a look at every record finds, the best few first, whatever was typed before [LS-09]', () => {
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 12 }),
      fc.array(name, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (all, terms, few) => {
        const search = createSearch(prepare(all, columns))
        for (const term of terms) {
          const line = wordsOf(term).join(' ')
          const ranked = all.flatMap((each, index) => {
            const [called, code] = [fold(each.name), fold(each.code)]
            if (!wordsOf(term).every(asked => called.includes(asked) || code.includes(asked))) return []
            if (called === line || code === line) return [{ index, rank: 0 }]
            return [{ index, rank: called.startsWith(line) || code.startsWith(line) ? 1 : 2 }]
          })
          const sorted = [...ranked].sort((one, other) => one.rank - other.rank)
          const expected = { rank: sorted[0]?.rank, total: ranked.length, indices: sorted.slice(0, few).map(({ index }) => index) }
          expect(bestOf(search(term), few)).toEqual(ranked.length > 0 ? expected : null)
        }
      },
    ),
  )
})

it('makes each record ready once, and looks at none again that a longer term cannot find [LS-09, TB-10]', () => {
  let made = 0
  let looked = 0
  const COUNT = 12_000
  const rows = Array.from({ length: COUNT }, (_, id) => ({
    code: `P-${id}`,
    get name() {
      made++
      return id % 2 === 0 ? `Zinc ${id}` : `Boro ${id}`
    },
  }))
  const { text, ...prepared } = prepare(rows, columns)
  const counting = { ...prepared, text: (index: number) => (looked++, text(index)) }
  const search = createSearch(counting)
  const type = (term: string) => {
    looked = 0
    const best = bestOf(search(term), 3)
    return { looked, total: best?.total ?? 0 }
  }
  const first = type('zin')
  expect(first.total).toBe(COUNT / 2)
  expect(first.looked).toBeLessThanOrEqual(COUNT + first.total)
  const second = type('zinc 11')
  expect(second.looked).toBeLessThanOrEqual(first.total + second.total)
  const third = type('zinc 119')
  expect(third.looked).toBeLessThanOrEqual(second.total + third.total)
  expect(made).toBe(COUNT)
})
