import { ORDER } from '@/store/merge/mergeParts'
import { applyTheirs, withTheirs } from '@/kits/forms/conflict/withTheirs'
import type { PartDraft } from '@/kits/history/views/target'

const none = { locale: null, mine: null, theirs: null }

it('puts theirs into the fields where that was chosen, in the language that it is of [ML-06]', () => {
  const values = { nombre: { es_ES: 'Mío', fr_FR: 'Le mien' }, prioridad: 3 }
  const theirs = [
    { field: 'nombre', locale: 'es_ES', mine: 'Mío', theirs: 'Suyo' },
    { ...none, field: 'lineas', part: '1' },
  ]
  expect(withTheirs(values, theirs)).toEqual({ nombre: { es_ES: 'Suyo', fr_FR: 'Le mien' }, prioridad: 3 })
  expect(withTheirs(values, [{ ...none, field: 'prioridad', theirs: 8 }])).toEqual({ ...values, prioridad: 8 })
})

it('lays theirs into the parts: what they have changed, removed, kept and moved [ML-06]', () => {
  const drafts: PartDraft[] = ['a', 'b', 'c'].map((id, orden) => ({ id, orden }))
  const lay = jest.fn()
  const of = (part: string, theirs: unknown) => ({ ...none, field: 'lineas', part, theirs })
  applyTheirs({ lineas: { drafts, lay }, otras: { drafts, lay } }, [
    of('a', { id: 'a', orden: 5, valor: 1 }),
    of('b', null),
    of('9', { id: '9', orden: 0 }),
    of(ORDER, [{ id: 'c' }, { id: '9' }, { id: 'a' }]),
  ])
  expect(lay.mock.calls).toEqual([
    [
      [
        { id: 'c', orden: 0 },
        { id: '9', orden: 1 },
        { id: 'a', orden: 2, valor: 1 },
      ],
    ],
  ])
})
