import fc from 'fast-check'
import { createSearch } from '@/ui/table/model/createSearch'
import { fold } from '@/shared/fold'
import { prepare } from '@/ui/table/model/prepare'
import { search } from '@/ui/table/model/search'
import { textColumns } from '@test/support/textRows'

const rowsOf = (...lines: string[][]) => lines.map((fields, id) => ({ id, fields }))
const found = (term: string, ...lines: string[][]) => {
  const { indices } = search(prepare(rowsOf(...lines), textColumns(3)), term)
  return indices ?? lines.map((_, index) => index)
}

/** Arbitrary texts for contents of a table and for searches. */
const text = fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^[aá₂2 Ñnz.]{0,6}$/), fc.string({ unit: 'grapheme', maxLength: 6 }))
const lines = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { maxLength: 12 })

/** Naive search by the requirement: each word is in at least one field. */
const naive = (rows: readonly { fields: readonly string[] }[], term: string) =>
  rows.flatMap(({ fields }, index) => {
    const words = fold(term).split(/\s+/).filter(Boolean)
    return words.every(word => fields.some(field => fold(field).includes(word))) ? [index] : []
  })

describe('search', () => {
  it('keeps a row that holds every word, whichever field each is in, upper case or lower [TB-02]', () => {
    expect(found('zinc FOLIAR', ['Zinc Foliar EDTA', '10482'], ['Zinc', 'Foliares'], ['Zinc', 'Algas'], ['Boro', 'Foliares'])).toEqual([
      0, 1,
    ])
  })

  it('finds no word that only two neighbouring fields make together [TB-02]', () => {
    expect(found('ncfo', ['zinc', 'foliar'])).toEqual([])
  })

  it('finds words across characters that do not show, in the term or in the row [TB-12]', () => {
    expect(found('floracion', ['flo\u00adra\u00adción'], ['cuaje'])).toEqual([0])
    expect(found('AB\u200b-1', ['ab-1'], ['\ufeffAB-1'], ['ab-2'])).toEqual([0, 1])
  })

  it('takes a term of nothing but spaces for no search [TB-02]', () => {
    expect(search(prepare(rowsOf(['a'], ['b']), textColumns()), '   ').indices).toBeNull()
  })

  it('makes no difference of accents, superscripts and subscripts, in the term or in the row [TB-12]', () => {
    expect(found('nitrogeno', ['Nitrógeno'], ['Ácido nítrico'])).toEqual([0])
    expect(found('NITRÓGENO', ['nitrogeno'])).toEqual([0])
    expect(found('P2O5', ['P₂O₅'], ['P₂O'])).toEqual([0])
    expect(found('m3', ['kg/m³'])).toEqual([0])
    expect(found('ﬁnca', ['Finca'])).toEqual([0])
  })

  it('takes every minus, dash and plus for the one that a keyboard has, raised or not [TB-12]', () => {
    expect(found('NO3-', ['NO₃⁻'], ['NO3\u2212'], ['NO<sub>3</sub><sup>–</sup>'], ['NO₃'])).toEqual([0, 1, 2])
    expect(found('NO₃⁻', ['NO3-'])).toEqual([0])
    expect(found('ca2+', ['Ca²⁺'], ['Ca'])).toEqual([0])
    expect(found('x‑y', ['X-Y'])).toEqual([0])
  })

  it('finds what a plain reading of the requirement finds, typed at once or letter by letter [TB-02, TB-12]', () => {
    fc.assert(
      fc.property(lines, fc.array(text, { maxLength: 4 }), (fields, terms) => {
        const rows = rowsOf(...fields)
        const searchRows = createSearch(prepare(rows, textColumns(3)))
        for (const term of terms) {
          for (let length = 0; length <= term.length; length++) {
            const typed = term.slice(0, length)
            expect(searchRows(typed).indices ?? rows.map(({ id }) => id)).toEqual(naive(rows, typed))
          }
        }
      }),
    )
  })

  it('looks only at what it had found when a term gets longer [TB-10]', () => {
    const prepared = prepare(rowsOf(['boro'], ['bario'], ['zinc']), textColumns())
    const first = search(prepared, 'b')
    const looked: number[] = []
    const watched = {
      ...prepared,
      text: (index: number) => {
        looked.push(index)
        return prepared.text(index)
      },
    }
    expect(search(watched, 'bo', { ...first, prepared: watched }).indices).toEqual([0])
    expect(looked).toEqual([0, 1])
  })

  it('starts again with another list', () => {
    const before = search(prepare(rowsOf(['boro']), textColumns()), 'b')
    expect(search(prepare(rowsOf(['zinc'], ['bario']), textColumns()), 'ba', before).indices).toEqual([1])
  })
})
