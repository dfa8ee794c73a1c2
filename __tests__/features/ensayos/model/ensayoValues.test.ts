import fc from 'fast-check'
import { freeId, temporaryId } from '@/features/ensayos/temporaryId'
import { sameResultado, toEnsayoValues, type ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { withEdited, without, withNew } from '@/features/ensayos/model/draftList'
import { ensayoDate } from '@/features/ensayos/date'

const resultado = (id: number, orden = 0): ResultadoDraft => ({ id, orden, valor: id, magnitud: null, descripcion: {} })
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('temporary ids', () => {
  it('are negative whole numbers, whatever the dice say [TR-08]', () => {
    fc.assert(
      fc.property(random, number => {
        const id = temporaryId(number)
        expect(Number.isSafeInteger(id)).toBe(true)
        expect(id).toBeLessThan(0)
      }),
    )
  })

  it('step aside for one that has the same [TR-08]', () => {
    expect(freeId(-5, [{ id: -5 }, { id: -6 }, { id: 4 }])).toBe(-7)
  })
})

describe('drafts', () => {
  type Change = { kind: 'add' | 'edit' | 'remove'; at: number; id: number }
  const change: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom('add' as const, 'edit' as const, 'remove' as const),
    at: fc.nat(20),
    id: fc.integer({ min: -4, max: -1 }),
  })
  const after = (drafts: ResultadoDraft[], { kind, at, id }: Change): ResultadoDraft[] => {
    if (kind === 'add') return withNew(drafts, resultado(id, 99))
    const draft = drafts[at % Math.max(1, drafts.length)]
    if (!draft) return drafts
    return kind === 'edit' ? withEdited(drafts, { ...draft, valor: 77, orden: 50 }) : without(drafts, draft.id)
  }

  it('keep orders 0 to n-1 and ids apart through any run of changes [TR-08]', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), changes => {
        const drafts = changes.reduce(after, [resultado(1), resultado(2, 1)])
        expect(drafts.map(({ orden }) => orden)).toEqual(drafts.map((_, index) => index))
        expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length)
      }),
    )
  })

  it('put the new one last, and leave an edited one in its place [TR-08]', () => {
    const drafts = withNew([resultado(1), resultado(2, 1)], resultado(-9, 99))
    expect(drafts.map(({ id }) => id)).toEqual([1, 2, -9])
    expect(withEdited(drafts, { ...resultado(2), valor: 5, orden: 99 }).map(({ id, valor }) => [id, valor])).toEqual([
      [1, 1],
      [2, 5],
      [-9, -9],
    ])
  })

  it('are the same where their texts say the same', () => {
    expect(sameResultado(resultado(1), { ...resultado(1), descripcion: { fr_FR: '' } })).toBe(true)
    expect(sameResultado(resultado(1), { ...resultado(1), descripcion: { fr_FR: 'x' } })).toBe(false)
    expect(sameResultado(resultado(1), { ...resultado(1), valor: null })).toBe(false)
  })
})

describe('the date of a trial', () => {
  it.each([
    ['2025-06-01', '2025-06-01'],
    ['2025-6-1', '2025-06-01'],
    [' 2024-02-29 ', '2024-02-29'],
  ])('takes %j', (typed, sent) => {
    expect(ensayoDate(typed)).toBe(sent)
  })

  it.each(['', '2025-6', '2025-06', '25-06-01', '2025-02-30', '2025-13-01', '31/06/2025', 'mañana por la tarde', '2025-06-011'])(
    'refuses %j [TR-10]',
    typed => {
      expect(ensayoDate(typed)).toBeNull()
    },
  )

  it('takes every day of the calendar as it stands [TR-03]', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), day => {
        const text = day.toISOString().slice(0, 10)
        expect(ensayoDate(text)).toBe(text)
      }),
    )
  })
})

it('opens a trial with what its form edits, and a text where it has no date yet [TR-03]', () => {
  const rest = { codigo: 'E', nombre: {}, pais: null, cultivo: 3, roi: null, descripcion: {}, dosis: {}, momento_de_aplicacion: {} }
  expect(toEnsayoValues({ id: 1, imagen: 'http://x', fecha: null, productos: [4], ...rest })).toEqual({
    ...rest,
    fecha: '',
    productos: [4],
  })
})
