import type { Action } from '@reduxjs/toolkit'
import { blankContent } from '@/features/productos/model/lineaContent'
import { valuesOf } from '@/features/productos/model/productoValues'
import {
  deleteRequested,
  duplicateDone,
  duplicateRequested,
  detailClosed,
  lineAccepted,
  lineMoved,
  lineRemoved,
  lineRestored,
  listEntered,
  localeChosen,
  newEntered,
  recordKept,
  recordLoaded,
  recordMade,
  detailEntered,
  recordSaved,
  RECORD_STEP,
  saveKey,
  saveRequested,
  selectComposicionChanged,
  selectCopyRun,
  selectProducto,
  selectLast,
} from '@/features/productos/slice'
import { isMade } from '@/store/screens/form'
import { stepDone } from '@/store/sequences/slice'
import { rootReducer, stateAfter } from '@test/support/state'
import { generico, linea } from '@test/features/productos/products'

const owner = { producto_generico: 7 }
const opened = detailEntered({ tipo: 'g', id: 7 })
const { formId } = opened.payload
const loaded = recordLoaded({ formId, record: generico(), lines: [linea(11, 0, owner), linea(12, 1, owner)] })
const state = stateAfter(opened, loaded)
const composicionOf = (from: typeof state) => selectProducto(from).composicion
const removedOf = (from: typeof state) => selectProducto(from).removed
const ids = (from: typeof state) => composicionOf(from).map(({ id }) => id)

describe('the edit screen in the store [AC-01, AC-05]', () => {
  it('opens with the default locale, and with nothing before its record has come [ML-05]', () => {
    expect(selectProducto(stateAfter(opened))).toEqual({
      ...opened.payload,
      locale: 'es_ES',
      opened: null,
      composicion: [],
      removed: [],
      vigentes: null,
      saved: false,
      made: null,
      last: { tipo: 'g', id: 7 },
      copies: {},
    })
    expect(selectProducto(rootReducer(state, localeChosen({ formId, locale: 'fr_FR' }))).locale).toBe('fr_FR')
  })

  it('is another form each time, and takes no record, no success and no goodbye of an earlier one', () => {
    const again = detailEntered({ tipo: 'g', id: 7 })
    expect(again.payload.formId).not.toBe(formId)
    const next = stateAfter(opened, again)
    for (const late of [loaded, recordSaved({ formId }), detailClosed({ formId })]) expect(rootReducer(next, late)).toEqual(next)
    const open = stateAfter(
      opened,
      again,
      recordLoaded({ ...loaded.payload, formId: again.payload.formId }),
      lineRemoved({ ...again.payload, id: '11' }),
    )
    const content = blankContent()
    for (const late of [lineAccepted(formId, '12', content), lineAccepted(formId, null, content), lineRestored({ formId })])
      expect(rootReducer(open, late)).toEqual(open)
    for (const late of [lineRemoved({ formId, id: '12' }), localeChosen({ formId, locale: 'fr_FR' })])
      expect(rootReducer(open, late)).toEqual(open)
    expect(selectProducto(rootReducer(next, detailClosed(again.payload)))).toMatchObject({
      formId: '',
      id: null,
      opened: null,
      composicion: [],
    })
  })

  it('keeps the composition as one draft that is edited, moved and shortened, and knows whether it differs [CO-01, CO-03]', () => {
    expect(selectComposicionChanged(state)).toBe(false)
    const added = rootReducer(state, lineAccepted(formId, null, { ...blankContent(), componente: 3 }))
    expect(composicionOf(added)).toMatchObject([{ id: '11' }, { id: '12' }, { orden: 2, componente: 3 }])
    expect(selectComposicionChanged(added)).toBe(true)
    const edited = rootReducer(state, lineAccepted(formId, '11', { ...blankContent(), componente: 3 }))
    expect(composicionOf(edited)).toMatchObject([{ id: '11', orden: 0, componente: 3 }, { id: '12' }])
    const moved = rootReducer(state, lineMoved({ formId, id: '12', by: -1 }))
    expect(ids(moved)).toEqual(['12', '11'])
    expect(selectComposicionChanged(rootReducer(moved, lineMoved({ formId, id: '11', by: -1 })))).toBe(false)
    expect(ids(rootReducer(state, lineRemoved({ formId, id: '11' })))).toEqual(['12'])
  })

  it('takes removed lines back to their places, the last one first, until a save is asked for [CO-01, CO-03]', () => {
    const after = (...actions: Action[]) => actions.reduce(rootReducer, state)
    const removed = after(lineRemoved({ formId, id: '11' }), lineRemoved({ formId, id: '12' }))
    expect(removedOf(removed).map(({ id }) => id)).toEqual(['11', '12'])
    expect(ids(rootReducer(removed, lineRestored({ formId })))).toEqual(['12'])
    const back = after(
      lineRemoved({ formId, id: '11' }),
      lineRemoved({ formId, id: '12' }),
      lineRestored({ formId }),
      lineRestored({ formId }),
    )
    expect(composicionOf(back)).toEqual(composicionOf(state))
    expect([selectComposicionChanged(back), removedOf(back)]).toEqual([false, []])
    expect(rootReducer(back, lineRestored({ formId }))).toEqual(back)
    const request = saveRequested({ formId, values: valuesOf({}), overwrites: [], stay: false })
    expect(removedOf(rootReducer(removed, request))).toEqual([])
    expect(removedOf(rootReducer(removed, saveRequested({ ...request.payload, formId: 'otro' })))).toHaveLength(2)
  })

  it('is remembered for the list of its kind to return to, once', () => {
    expect([selectLast(state, 'g'), selectLast(state, 'a')]).toEqual([7, null])
    expect(selectLast(rootReducer(state, detailClosed({ formId })), 'g')).toBe(7)
    expect(selectLast(rootReducer(state, listEntered('a')), 'g')).toBeNull()
  })

  it('knows that its product was made just now, until something of it is saved or it is kept, deleted or left for another', () => {
    const fresh = newEntered()
    const made = stateAfter(fresh, recordMade({ ...fresh.payload, tipo: 'g', id: 7 }), opened)
    const isOpenAndMade = (from: typeof state) => isMade(selectProducto(from))
    expect([isOpenAndMade(made), isOpenAndMade(state)]).toEqual([true, false])
    const after = (...actions: { type: string }[]) => isOpenAndMade(actions.reduce<typeof made>(rootReducer, made))
    const key = saveKey({ formId })
    // In development the page opens its form twice.
    expect(after(detailClosed({ formId }), detailEntered({ tipo: 'g', id: 7 }))).toBe(true)
    expect(after(stepDone({ key, step: RECORD_STEP, facts: {} }))).toBe(false)
    expect(after(stepDone({ key: 'otra', step: RECORD_STEP, facts: {} }), stepDone({ key, step: 'Otro', facts: {} }))).toBe(true)
    expect(after(recordKept({ formId }))).toBe(false)
    expect(after(deleteRequested({ tipo: 'g', id: 7 }))).toBe(false)
    expect(after(deleteRequested({ tipo: 'a', id: 7 }))).toBe(true)
    expect(after(listEntered('a'), detailEntered({ tipo: 'g', id: 7 }))).toBe(false)
    expect(after(detailEntered({ tipo: 'a', id: 7 }), detailEntered({ tipo: 'g', id: 7 }))).toBe(false)
  })

  it('has no composition without a form', () => {
    const none = stateAfter()
    expect([composicionOf(none), selectComposicionChanged(none)]).toEqual([[], false])
    expect(rootReducer(none, lineRemoved({ formId, id: '11' }))).toEqual(none)
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
