import fc from 'fast-check'
import { prepare, type TextColumn } from '@/ui/table/model/prepare'
import { search } from '@/ui/table/model/search'
import { sortBy } from '@/ui/table/model/sortBy'
import { initialView, searchedFor, sortedBy } from '@/shared/tableView'
import { textColumns, type TextRow } from '@test/support/textRows'

const rowsOf = (texts: readonly string[]) => texts.map((text, id) => ({ id, fields: [text] }))
const sorted = (texts: readonly string[], term = '', descending = false) =>
  Array.from(sortBy(search(prepare(rowsOf(texts), textColumns()), term), { column: 'c0', descending }), index => texts[index])

const [first, second] = textColumns(2) as [TextColumn<TextRow>, TextColumn<TextRow>]
const { compare } = new Intl.Collator('es', { numeric: true })

describe('sortBy', () => {
  it('puts numbers by value and letters as Spanish does [TB-09]', () => {
    expect(sorted(['Tipo 10', 'Tipo 2', 'Tipo 1'])).toEqual(['Tipo 1', 'Tipo 2', 'Tipo 10'])
    expect(sorted(['nube', 'ñame', 'Ácido húmico', 'oro', 'Acido cítrico', 'acido nítrico'])).toEqual([
      'Acido cítrico',
      'Ácido húmico',
      'acido nítrico',
      'nube',
      'ñame',
      'oro',
    ])
  })

  it('gives the order of a plain stable sort with the Spanish collation, whatever the texts [TB-09]', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.stringMatching(/^[aáAñn 012.₂-]{0,6}$/),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
      fc.stringMatching(/^[a-c]{1,2}[0-9]{1,20}$/),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), texts => {
        expect(sorted(texts)).toEqual([...texts].sort(compare))
      }),
    )
  })

  it('puts a column of numbers in the order of their values, below zero too, and what is empty first [TB-09]', () => {
    const numbers = ['10', '-5', '0', '-10', '', '2', '-0.5']
    const rows = numbers.map((number, id) => ({ id, fields: ['igual', number] }))
    const order = (descending: boolean) =>
      Array.from(
        sortBy(search(prepare(rows, [first, { ...second, numeric: true }]), ''), { column: 'c1', descending }),
        index => numbers[index],
      )
    expect(order(false)).toEqual(['', '-10', '-5', '-0.5', '0', '2', '10'])
    expect(order(true)).toEqual(order(false).reverse())
  })

  it('gives the order of a plain stable sort of the numbers [TB-09]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 40 }), numbers => {
        const rows = numbers.map((number, id) => ({ id, fields: [String(number)] }))
        const indices = [...numbers.keys()].sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0))
        expect(Array.from(prepare(rows, [{ ...first, numeric: true }]).order('c0'))).toEqual(indices)
      }),
    )
  })

  it('puts days, written as aaaa-mm-dd, one after the other [TB-09]', () => {
    expect(sorted(['2025-06-10', '', '2024-12-31', '2025-06-02'])).toEqual(['', '2024-12-31', '2025-06-02', '2025-06-10'])
  })

  it('turns the whole list round for the other direction, found rows only [TB-04]', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ab1]{0,3}$/), { maxLength: 20 }), fc.constantFrom('', 'a', 'b1'), (texts, term) => {
        expect(sorted(texts, term, true)).toEqual(sorted(texts, term).reverse())
      }),
    )
  })

  it('leaves out what the search left out [TB-02]', () => {
    expect(sorted(['zinc b', 'boro', 'zinc a'], 'zinc')).toEqual(['zinc a', 'zinc b'])
  })

  it('sorts by a column once, however often it is asked [TB-10]', () => {
    const prepared = prepare(rowsOf(['b', 'a']), textColumns())
    expect(prepared.order('c0')).toBe(prepared.order('c0'))
  })

  it('holds a missing field for an empty one', () => {
    expect(
      Array.from(
        prepare(
          [
            { id: 1, fields: ['a', 'x'] },
            { id: 2, fields: ['b'] },
          ],
          textColumns(2),
        ).order('c1'),
      ),
    ).toEqual([1, 0])
  })
})

describe('view', () => {
  it('starts by the first column ascending, at the top, with everything [TB-04]', () => {
    expect(initialView).toMatchObject({ term: '', sort: { column: '', descending: false }, scroll: 0 })
  })

  it('sorts by a clicked column, and turns it round on the next click [TB-04]', () => {
    const once = sortedBy({ ...initialView, scroll: 90 }, 'familia')
    expect(once).toEqual({ ...initialView, sort: { column: 'familia', descending: false } })
    const twice = sortedBy(once, 'familia')
    expect(twice.sort).toEqual({ column: 'familia', descending: true })
    expect(sortedBy(twice, 'familia').sort).toEqual({ column: 'familia', descending: false })
    expect(sortedBy(twice, 'codigo').sort).toEqual({ column: 'codigo', descending: false })
  })

  it('shows a search from its top, sorted as before [TB-02]', () => {
    const sort = { column: 'nombre', descending: true }
    expect(searchedFor({ ...initialView, sort, scroll: 400 }, 'zinc')).toEqual({ ...initialView, term: 'zinc', sort })
  })
})
