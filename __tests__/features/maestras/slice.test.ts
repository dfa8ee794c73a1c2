import {
  addRequested,
  choicesKept,
  editRequested,
  formClosed,
  formRenewed,
  localeChosen,
  MODE,
  screenEntered,
  selectScreen,
} from '@/features/maestras/slice'
import { stateAfter } from '@test/support/state'

const screen = (...actions: { type: string }[]) => selectScreen(stateAfter(...actions), 'magnitudes')
const added = addRequested('magnitudes')

it('has the modes list 10, add 20, edit 30 and delete 40, one per screen [MA-01]', () => {
  expect(MODE).toEqual({ list: 10, add: 20, edit: 30, remove: 40 })
  expect(screen().mode).toBe(10)
  expect(screen(added).mode).toBe(20)
  expect(screen(editRequested('magnitudes', 1)).mode).toBe(30)
  expect(selectScreen(stateAfter(added), 'familias').mode).toBe(10)
})

it('opens every form in the default locale with a form id of its own [ML-05, AC-05]', () => {
  const french = localeChosen({ master: 'magnitudes', locale: 'fr_FR' })
  expect(screen(added, french).locale).toBe('fr_FR')
  expect(screen(added, french, addRequested('magnitudes'))).toMatchObject({ locale: 'es_ES', opened: null })
  expect(addRequested('magnitudes').payload.formId).not.toBe(added.payload.formId)
})

it('returns to the list on closing, and on coming to the screen anew [MA-06]', () => {
  expect(screen(added, formClosed(added.payload))).toMatchObject({ mode: MODE.list, returnedFrom: 0 })
  expect(screen(added, formClosed({ ...added.payload, made: 7 }))).toMatchObject({ mode: MODE.list, returnedFrom: 7 })
  const edited = editRequested('magnitudes', 4)
  expect(screen(edited, formClosed(edited.payload))).toMatchObject({ mode: MODE.list, returnedFrom: 4 })
  expect(screen(added, screenEntered({ master: 'magnitudes' }))).toMatchObject({ mode: MODE.list, returnedFrom: null })
})

it('stays with the record that a save has left open, as a form to edit it whose next save is a new run [IM-03, MA-06]', () => {
  const { payload } = added
  const pictures = { imagen: null }
  const renewed = formRenewed({ ...payload, id: 7, opened: { nombre: { es_ES: 'Kilo' } }, pictures })
  const after = screen(added, localeChosen({ master: 'magnitudes', locale: 'fr_FR' }), renewed)
  expect(after).toMatchObject({ mode: MODE.edit, editedId: 7, opened: { nombre: { es_ES: 'Kilo' } }, pictures, locale: 'fr_FR' })
  expect(after.formId).toBe(renewed.payload.next)
  expect(after.formId).not.toBe(payload.formId)
  expect(after.opening).toBe(payload.formId)
  expect(screen(added, formRenewed({ ...renewed.payload, formId: 'otro' })).mode).toBe(MODE.add)
})

it('ignores the closing of a form that is no longer there', () => {
  expect(screen(added, formClosed({ master: 'magnitudes', formId: 'otro' })).mode).toBe(MODE.add)
})

it('starts the next new record with what was kept of the one before, however often the screen turns [MA-09]', () => {
  const kept = choicesKept({ master: 'magnitudes', kept: { cultivo: 9 } })
  expect(screen(added, kept, formClosed(added.payload), addRequested('magnitudes')).kept).toEqual({ cultivo: 9 })
  expect(screen(added, kept, screenEntered({ master: 'magnitudes' }), addRequested('magnitudes')).kept).toEqual({ cultivo: 9 })
})
