import fc from 'fast-check'
import { moved as movedLine } from '@/shared/ordering'
import { draftOf, inPlace, isSameComposicion, withLine, withoutLine, type LineaDraft } from '@/features/productos/model/composicion'
import { acceptedContent, blankContent, cappedQuantity, kindOf, quantityText } from '@/features/productos/model/lineaContent'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'

const typed = {
  componente: 5,
  cantidad_1: 8,
  magnitud_1: 2,
  cantidad_2: 10.4,
  magnitud_2: 3,
  solubilidad: 4,
  valor: { es_ES: 'pH 4 a 8' },
}

/** Lines of any server: with gaps and ties, in any order. */
const lines: fc.Arbitrary<LineaDraft[]> = fc
  .uniqueArray(fc.nat(30), { maxLength: 12 })
  .chain(ids => fc.tuple(...ids.map(id => fc.record({ id: fc.constant(String(id)), orden: fc.integer({ min: 0, max: 8 }) }))))
  .map(all => all.map(line => ({ ...blankContent(), ...line })))

const edit = fc.record({ kind: fc.constantFrom('add', 'edit', 'remove', 'up', 'down'), at: fc.nat(12) })

const apply = (draft: LineaDraft[], { kind, at }: { kind: string; at: number }, nth: number): LineaDraft[] => {
  const id = draft[at % Math.max(draft.length, 1)]?.id ?? 'nobody'
  const content = { ...blankContent(), componente: nth }
  if (kind === 'add') return withLine(draft, `new ${nth}`, content)
  if (kind === 'edit') return draft.length > 0 ? withLine(draft, id, content) : draft
  return kind === 'remove' ? withoutLine(draft, id) : movedLine(draft, id, kind === 'up' ? -1 : 1)
}

describe('the lines of a composition', () => {
  it('are numbered 0 to n-1 after any edits, and none is lost or doubled by them [CO-01, CO-03]', () => {
    fc.assert(
      fc.property(lines, fc.array(edit, { maxLength: 20 }), (start, edits) => {
        let draft = inPlace(start)
        const expected = new Set(draft.map(({ id }) => id))
        edits.forEach((each, nth) => {
          const before = draft
          draft = apply(draft, each, nth)
          for (const { id } of draft) expected.add(id)
          if (each.kind === 'remove') for (const { id } of before) if (!draft.some(line => line.id === id)) expected.delete(id)
        })
        expect(draft.map(({ orden }) => orden)).toEqual(draft.map((_, at) => at))
        expect(draft.map(({ id }) => id).sort()).toEqual([...expected].sort())
      }),
    )
  })

  it('stand as they did once one is moved and moved back [CO-01]', () => {
    fc.assert(
      fc.property(lines, fc.nat(12), fc.constantFrom(-1 as const, 1 as const), (start, at, by) => {
        const draft = inPlace(start)
        const moved = draft[at % Math.max(draft.length, 1)]
        if (!moved) return
        const there = movedLine(draft, moved.id, by)
        const isAtTheEnd = draft[moved.orden + by] === undefined
        expect(isAtTheEnd ? there : movedLine(there, moved.id, by === 1 ? -1 : 1)).toEqual(draft)
      }),
    )
  })

  it('swap with their neighbour, and stay at either end [CO-01]', () => {
    const draft = inPlace(['a', 'b', 'c'].map((id, orden) => ({ ...blankContent(), id, orden })))
    const order = (changed: LineaDraft[]) => changed.map(({ id }) => id).join('')
    expect([order(movedLine(draft, 'a', 1)), order(movedLine(draft, 'c', -1))]).toEqual(['bac', 'acb'])
    expect([order(movedLine(draft, 'a', -1)), order(movedLine(draft, 'c', 1))]).toEqual(['abc', 'abc'])
  })

  it('put a new one last, and an edited one where it was [CO-03]', () => {
    const draft = withLine(withLine(withLine([], 'a', typed), 'b', typed), 'a', { ...typed, componente: 9 })
    expect(draft.map(({ id, orden, componente }) => [id, orden, componente])).toEqual([
      ['a', 0, 9],
      ['b', 1, 5],
    ])
  })

  it('are the same as they were when an edit is taken back, and not before', () => {
    const saved = [1, 2].map(id => ({ ...typed, componente: id, id, orden: id * 3, producto_generico: 7, producto_acabado: null }))
    const draft = draftOf(saved)
    expect(isSameComposicion(draft, draftOf(saved))).toBe(true)
    const moved = movedLine(draft, '1', 1)
    expect(isSameComposicion(draft, moved)).toBe(false)
    expect(isSameComposicion(draft, movedLine(moved, '1', -1))).toBe(true)
    expect(isSameComposicion(draft, withLine(draft, '1', { ...typed, componente: 1, valor: { es_ES: 'otro' } }))).toBe(false)
    expect(isSameComposicion(draft, withLine(draft, '1', { ...typed, componente: 1, valor: { ...typed.valor, fr_FR: '' } }))).toBe(true)
    expect(isSameComposicion(draft, withoutLine(draft, '2'))).toBe(false)
  })
})

describe('what the dialog hands on', () => {
  it('has nothing of the kind that was not chosen [CO-02]', () => {
    expect(acceptedContent('texto', typed)).toEqual({ ...blankContent(), valor: typed.valor })
    expect(acceptedContent('componente', typed)).toEqual({ ...typed, valor: {} })
  })

  it('has null where component or unit are 0 [CO-05]', () => {
    expect(acceptedContent('componente', { ...typed, componente: 0, magnitud_1: 0, magnitud_2: 0 })).toMatchObject({
      componente: null,
      magnitud_1: null,
      magnitud_2: null,
    })
  })

  it.each([
    [123456, 99999.99999],
    [99999.999999, 99999.99999],
    [-1, 0],
    [0.000014, 0.00001],
    [8, 8],
    [null, null],
  ])('has the quantity %s capped to %s [CO-04]', (quantity, capped) => {
    expect(acceptedContent('componente', { ...typed, cantidad_1: quantity })).toMatchObject({ cantidad_1: capped })
  })

  it('always has quantities that the API takes: within the limits, with five decimals at most [CO-04]', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), quantity => {
        const capped = cappedQuantity(quantity) ?? -1
        expect(capped).toBeGreaterThanOrEqual(0)
        expect(capped).toBeLessThanOrEqual(99_999.99999)
        expect(cappedQuantity(Number(quantityText(capped)))).toBe(capped)
      }),
    )
  })
})

it('shows quantities with five decimals [CO-04]', () => {
  expect([quantityText(8), quantityText(10.4), quantityText(null)]).toEqual(['8.00000', '10.40000', ''])
})

it('names the five solubilities by their codes [CO-06]', () => {
  expect(SOLUBILIDADES).toEqual([
    '--',
    '* Soluble en agua y complejado',
    '** Soluble en agua',
    '*** Soluble en agua y en citrato amónico neutro',
    '**** Soluble en agua y quelatado',
  ])
})

it('tells a free text from a component by what it holds [CO-02]', () => {
  expect(kindOf({ ...blankContent(), valor: { fr_FR: 'texte' } })).toBe('texto')
  expect(kindOf({ ...blankContent(), valor: { fr_FR: ' ' } })).toBe('componente')
  expect(kindOf(typed)).toBe('componente')
})
