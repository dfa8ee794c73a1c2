import type { Action } from '@reduxjs/toolkit'
import { blankContent } from '@/domain/producto/lineaContent'
import { valuesOf } from '@/domain/producto/productoValues'
import {
  deleteRequested,
  duplicateDone,
  duplicateRequested,
  formClosed,
  lineAccepted,
  lineMoved,
  lineRemoved,
  lineRestored,
  listEntered,
  localeChosen,
  productoKept,
  productoLoaded,
  productoMade,
  productoOpened,
  productoSaved,
  RECORD_STEP,
  saveKey,
  saveRequested,
  selectComposicion,
  selectComposicionChanged,
  selectCopyRun,
  selectForm,
  selectIsMade,
  selectLast,
  selectRemoved,
} from '@/features/productos/slice'
import { stepDone } from '@/store/sequences/slice'
import { rootReducer, stateAfter } from '@test/support/state'
import { generico, linea } from '@test/features/productos/products'

const owner = { producto_generico: 7 }
const opened = productoOpened('g', 7)
const { formId } = opened.payload
const loaded = productoLoaded({ formId, record: generico(), lines: [linea(11, 0, owner), linea(12, 1, owner)] })
const state = stateAfter(opened, loaded)
const ids = (from: typeof state) => selectComposicion(from).map(({ id }) => id)

describe('the edit screen in the store [AC-01, AC-05]', () => {
  it('opens with the default locale, and with nothing before its record has come [ML-05]', () => {
    expect(selectForm(stateAfter(opened))).toEqual({
      ...opened.payload,
      locale: 'es_ES',
      opened: null,
      composicion: [],
      removed: [],
      saved: false,
    })
    expect(selectForm(rootReducer(state, localeChosen('fr_FR')))?.locale).toBe('fr_FR')
  })

  it('is another form each time, and takes no record, no success and no goodbye of an earlier one', () => {
    const again = productoOpened('g', 7)
    expect(again.payload.formId).not.toBe(formId)
    const next = stateAfter(opened, again)
    for (const late of [loaded, productoSaved({ formId }), formClosed({ formId })]) expect(rootReducer(next, late)).toEqual(next)
    expect(selectForm(rootReducer(next, formClosed(again.payload)))).toBeNull()
  })

  it('keeps the composition as one draft that is edited, moved and shortened, and knows whether it differs [CO-01, CO-03]', () => {
    expect(selectComposicionChanged(state)).toBe(false)
    const added = rootReducer(state, lineAccepted(null, { ...blankContent(), componente: 3 }))
    expect(selectComposicion(added)).toMatchObject([{ id: '11' }, { id: '12' }, { orden: 2, componente: 3 }])
    expect(selectComposicionChanged(added)).toBe(true)
    const edited = rootReducer(state, lineAccepted('11', { ...blankContent(), componente: 3 }))
    expect(selectComposicion(edited)).toMatchObject([{ id: '11', orden: 0, componente: 3 }, { id: '12' }])
    const moved = rootReducer(state, lineMoved({ id: '12', by: -1 }))
    expect(ids(moved)).toEqual(['12', '11'])
    expect(selectComposicionChanged(rootReducer(moved, lineMoved({ id: '11', by: -1 })))).toBe(false)
    expect(ids(rootReducer(state, lineRemoved('11')))).toEqual(['12'])
  })

  it('takes removed lines back to their places, the last one first, until a save is asked for [CO-01, CO-03]', () => {
    const after = (...actions: Action[]) => actions.reduce(rootReducer, state)
    const removed = after(lineRemoved('11'), lineRemoved('12'))
    expect(selectRemoved(removed).map(({ id }) => id)).toEqual(['11', '12'])
    expect(ids(rootReducer(removed, lineRestored()))).toEqual(['12'])
    const back = after(lineRemoved('11'), lineRemoved('12'), lineRestored(), lineRestored())
    expect(selectComposicion(back)).toEqual(selectComposicion(state))
    expect([selectComposicionChanged(back), selectRemoved(back)]).toEqual([false, []])
    expect(rootReducer(back, lineRestored())).toEqual(back)
    const request = saveRequested({ formId, values: valuesOf({}), seen: null, stay: false })
    expect(selectRemoved(rootReducer(removed, request))).toEqual([])
    expect(selectRemoved(rootReducer(removed, saveRequested({ ...request.payload, formId: 'otro' })))).toHaveLength(2)
  })

  it('is remembered for the list of its kind to return to, once', () => {
    expect([selectLast(state, 'g'), selectLast(state, 'a')]).toEqual([7, null])
    expect(selectLast(rootReducer(state, formClosed({ formId })), 'g')).toBe(7)
    expect(selectLast(rootReducer(state, listEntered('a')), 'g')).toBeNull()
  })

  it('knows that its product was made just now, until something of it is saved or it is kept, deleted or left for another', () => {
    const made = stateAfter(productoMade({ tipo: 'g', id: 7 }), opened)
    expect([selectIsMade(made), selectIsMade(state)]).toEqual([true, false])
    const after = (...actions: { type: string }[]) => selectIsMade(actions.reduce<typeof made>(rootReducer, made))
    const key = saveKey({ formId })
    // The page opens its form twice in development.
    expect(after(formClosed({ formId }), productoOpened('g', 7))).toBe(true)
    expect(after(stepDone({ key, step: RECORD_STEP, facts: {} }))).toBe(false)
    expect(after(stepDone({ key: 'otra', step: RECORD_STEP, facts: {} }), stepDone({ key, step: 'Otro', facts: {} }))).toBe(true)
    expect(after(productoKept())).toBe(false)
    expect(after(deleteRequested({ tipo: 'g', id: 7 }))).toBe(false)
    expect(after(deleteRequested({ tipo: 'a', id: 7 }))).toBe(true)
    expect(after(listEntered('a'), productoOpened('g', 7))).toBe(false)
    expect(after(productoOpened('a', 7), productoOpened('g', 7))).toBe(false)
  })

  it('has no composition without a form', () => {
    const none = stateAfter()
    expect([selectComposicion(none), selectComposicionChanged(none)]).toEqual([[], false])
    expect(rootReducer(none, lineRemoved('11'))).toEqual(none)
  })
})

it('goes on with the run of a duplicate until it succeeds, and then begins another [PE-11]', () => {
  const [first, second, third] = [duplicateRequested(8), duplicateRequested(8), duplicateRequested(8)]
  const asked = stateAfter(first)
  expect(selectCopyRun(asked, 8)).toBe(first.payload.run)
  expect(selectCopyRun(rootReducer(asked, second), 8)).toBe(first.payload.run)
  expect(selectCopyRun(stateAfter(first, duplicateDone({ id: 8 }), third), 8)).toBe(third.payload.run)
  expect(selectCopyRun(asked, 9)).toBe('')
})
