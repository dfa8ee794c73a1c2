import fc from 'fast-check'
import { createFiltering, NONE, oneOf, type Filter } from '@/kits/lists/model/filters'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare } from '@/ui/table/model/prepare'
import { sortBy } from '@/ui/table/model/sortBy'
import { textColumns, type TextRow } from '@test/support/textRows'

const value = fc.constantFrom('a', 'b', 'c', 'ñ', '10', '9')
const record = fc.record({
  name: fc.constantFrom('uno', 'dos', 'tres'),
  one: fc.option(value),
  many: fc.uniqueArray(value, { maxLength: 3 }),
})
type Record = typeof record extends fc.Arbitrary<infer R> ? R : never

const filtersOf = (records: readonly Record[]): Filter<TextRow>[] => [
  { key: 'one', title: 'Uno', none: 'Sin uno', valuesOf: ({ id }) => oneOf(records[id]?.one), nameOf: each => each },
  {
    key: 'many',
    title: 'Muchos',
    none: 'Sin muchos',
    valuesOf: ({ id }) => records[id]?.many ?? [],
    nameOf: each => each,
    newestFirst: true,
  },
]

const chosen = fc.record(
  {
    one: fc.uniqueArray(fc.oneof(value, fc.constant(NONE)), { minLength: 1 }),
    many: fc.uniqueArray(fc.oneof(value, fc.constant(NONE)), { minLength: 1 }),
  },
  { requiredKeys: [] },
)

/** True if a record has any of the values of a filter, by the requirement. */
const has = ({ one, many }: Record, key: string, values: readonly string[]) => {
  const own = key === 'one' ? (one === null ? [NONE] : [one]) : many.length > 0 ? many : [NONE]
  return own.some(each => values.includes(each))
}
const passes = (each: Record, wanted: object) => Object.entries(wanted).every(([key, values]) => has(each, key, values as string[]))

it('leaves the rows that the search finds and every filter has a value of, in the order of the sort [LS-01, LS-02]', () => {
  fc.assert(
    fc.property(fc.array(record), chosen, fc.constantFrom('', 'o', 'tres'), fc.boolean(), (records, wanted, term, descending) => {
      const rows = records.map(({ name, one }, id) => ({ id, fields: [name, one ?? ''] }))
      const prepared = prepare(rows, textColumns(2))
      const indices = createFiltering(rows, filtersOf(records)).narrow(createSearch(prepared)(term).indices, wanted)
      const shown = [...sortBy({ prepared, indices }, { column: 'c0', descending })]
      const naive = records.flatMap((each, id) => (each.name.includes(term) && passes(each, wanted) ? [id] : []))
      expect(shown.toSorted((a, b) => a - b)).toEqual(naive)
      const names = shown.map(id => records[id]?.name ?? '')
      expect(names).toEqual(descending ? names.toSorted().reverse() : names.toSorted())
    }),
  )
})

it('tells of each value how many rows it would leave under the search and the other filters [LS-01]', () => {
  fc.assert(
    fc.property(fc.array(record), chosen, fc.constantFrom('', 'o'), (records, wanted, term) => {
      const rows = records.map(({ name }, id) => ({ id, fields: [name] }))
      const filters = filtersOf(records)
      const filtering = createFiltering(rows, filters)
      const found = createSearch(prepare(rows, textColumns(2)))(term).indices
      for (const filter of filters) {
        const { [filter.key as 'one']: _own, ...others } = wanted
        const naive = (each: string) => records.filter(r => r.name.includes(term) && passes(r, others) && has(r, filter.key, [each])).length
        const offered = filtering.offer(filter, found, wanted)
        expect(offered.map(({ count }) => count)).toEqual(offered.map(each => naive(each.value)))
        const there = new Set(
          records.flatMap(each => (has(each, filter.key, [NONE]) ? [NONE] : filter.key === 'one' ? [each.one] : each.many)),
        )
        expect(new Set(offered.map(each => each.value))).toEqual(there)
      }
    }),
  )
})

it('offers values in Spanish order, years the newest first, and none at the end [LS-01]', () => {
  const rows = ['zinc', 'ácido', 'boro', ''].map((_, id) => ({ id, fields: [] }))
  const names = ['zinc', 'ácido', 'boro', '']
  const filter: Filter<TextRow> = { key: 'x', title: 'X', none: 'Sin equis', valuesOf: ({ id }) => oneOf(names[id]), nameOf: each => each }
  const offer = (each: Filter<TextRow>) =>
    createFiltering(rows, [each])
      .offer(each, null, {})
      .map(({ name }) => name)
  expect(offer(filter)).toEqual(['ácido', 'boro', 'zinc', 'Sin equis'])
  expect(offer({ ...filter, newestFirst: true })).toEqual(['zinc', 'boro', 'ácido', 'Sin equis'])
})

it('asks of each row once what it has, whatever is chosen and however often [LS-01]', () => {
  const valuesOf = jest.fn(({ id }: TextRow) => [String(id % 3)])
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, fields: [] }))
  const filter: Filter<TextRow> = { key: 'x', title: 'X', none: '', valuesOf, nameOf: each => each }
  const filtering = createFiltering(rows, [filter])
  for (const each of ['0', '1', '2']) filtering.narrow(null, { x: [each] })
  filtering.offer(filter, null, { x: ['1'] })
  expect(valuesOf).toHaveBeenCalledTimes(100)
})

it('says the same after any changes as if nothing had been asked before [LS-01]', () => {
  const change = fc.record({ wanted: chosen, term: fc.constantFrom('', 'o'), keeps: fc.constantFrom('one', 'many', 'neither') })
  fc.assert(
    fc.property(fc.array(record), fc.array(change, { maxLength: 6 }), (records, changes) => {
      const rows = records.map(({ name }, id) => ({ id, fields: [name] }))
      const filters = filtersOf(records)
      const used = createFiltering(rows, filters)
      const search = createSearch(prepare(rows, textColumns(2)))
      const searches = new Map(['', 'o'].map(term => [term, search(term).indices]))
      let before: Partial<globalThis.Record<string, readonly string[]>> = {}
      for (const { wanted, term, keeps } of changes) {
        // Immutable update, like in the store: unchanged values keep their array.
        before = { ...wanted, ...(keeps !== 'neither' && before[keeps] && { [keeps]: before[keeps] }) }
        const found = searches.get(term) ?? null
        const fresh = createFiltering(rows, filters)
        const asked = before as { one?: string[]; many?: string[] }
        expect(used.narrow(found, asked)).toEqual(fresh.narrow(found, asked))
        for (const filter of filters) expect(used.offer(filter, found, asked)).toEqual(fresh.offer(filter, found, asked))
      }
    }),
  )
})
