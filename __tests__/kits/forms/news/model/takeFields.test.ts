import * as fc from 'fast-check'
import { takeFields } from '@/kits/forms/news/model/takeFields'
import { mergeEdited } from '@/store/merge/merge'
import { tries } from '@test/support/long'

const opened = { nombre: { es_ES: 'Zinc', fr_FR: 'Zinc' }, codigo: 'G-1', prioridad: 1 as number | null, iconos: [1, 2] }
type Values = typeof opened

const now = (more: Partial<Values>): Values => ({ ...opened, ...more })

it('gives fields that were not edited the new value, and makes that what the save compares with [SY-04]', () => {
  const theirs = now({ codigo: 'G-2', nombre: { es_ES: 'Zinc', fr_FR: 'Zinc chélaté' } })
  expect(takeFields({ base: opened, values: opened }, { now: theirs })).toEqual({ base: theirs, values: theirs })
})

it('keeps an edit, and takes the other languages of the same text [SY-04, ML-06]', () => {
  const values = now({ nombre: { es_ES: 'Zinc 8 %', fr_FR: 'Zinc' } })
  const theirs = now({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc chélaté' } })
  const taken = takeFields({ base: opened, values }, { now: theirs })
  expect(taken.values.nombre).toEqual({ es_ES: 'Zinc 8 %', fr_FR: 'Zinc chélaté' })
  expect(mergeEdited(taken.base, taken.values, theirs).clashes).toEqual([])
})

it('leaves the base of what both have changed, so that the save asks [SY-04, ML-06]', () => {
  const values = now({ codigo: 'G-9' })
  const theirs = now({ codigo: 'G-2' })
  const taken = takeFields({ base: opened, values }, { now: theirs })
  expect(taken).toEqual({ base: opened, values })
  expect(mergeEdited(taken.base, taken.values, theirs).clashes).toEqual([{ field: 'codigo', locale: null, mine: 'G-9', theirs: 'G-2' }])
})

it('leaves the field that has the focus as it is until it is left [SY-04]', () => {
  const theirs = now({ codigo: 'G-2', prioridad: 5 })
  const held = takeFields({ base: opened, values: opened }, { now: theirs, focused: 'codigo' })
  expect(held.values).toEqual(now({ prioridad: 5 }))
  expect(takeFields(held, { now: theirs }).values).toEqual(theirs)
  const edited = takeFields({ ...held, values: { ...held.values, codigo: 'G-1b' } }, { now: theirs })
  expect(edited.values.codigo).toBe('G-1b')
  expect(mergeEdited(edited.base, edited.values, theirs).clashes).toHaveLength(1)
})

it('keeps what is no number yet, though it compares as none [SY-04]', () => {
  const base = now({ prioridad: null })
  const taken = takeFields({ base, values: now({ prioridad: NaN }) }, { now: now({ prioridad: 5 }) })
  expect(taken.values.prioridad).toBeNaN()
})

it('does not take what the form itself has sent for a change of somebody else [SY-04, ML-06]', () => {
  const sent = now({ codigo: 'G-9' })
  const values = now({ codigo: 'G-99' })
  const taken = takeFields({ base: opened, values }, { now: sent, attempts: [sent] })
  expect(taken.values.codigo).toBe('G-99')
  expect(mergeEdited(taken.base, taken.values, sent).clashes).toEqual([])
})

const text = fc.constantFrom('', 'a', 'b', 'c')
const anyValues = fc.record({
  nombre: fc.record({ es_ES: text, fr_FR: text }),
  codigo: text,
  prioridad: fc.option(fc.nat(3)),
  iconos: fc.uniqueArray(fc.nat(3)),
})

it('loses neither an edit nor a change of others, whatever they are, and taking it again changes nothing [SY-04]', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, fc.option(fc.constantFrom('codigo', 'nombre')), (base, values, theirs, focused) => {
      const before = mergeEdited(base, values, theirs)
      const taken = takeFields({ base, values }, { now: theirs, focused })
      const after = mergeEdited(taken.base, taken.values, theirs)
      // The save writes the values that it would have written without the take.
      expect(after).toEqual(before)
      expect(takeFields(taken, { now: theirs, focused })).toEqual(taken)
      const isOrderContested = before.clashes.some(({ field }) => field === 'iconos')
      const expected = {
        ...before.merged,
        ...(isOrderContested && { iconos: values.iconos }),
        ...(focused && { [focused]: values[focused] }),
      }
      expect(taken.values).toEqual(expected)
    }),
    tries(1_000),
  )
})
