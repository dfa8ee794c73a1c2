import { DEFAULT_LOCALE } from '@/shared/locales'
import {
  adjuntoAdded,
  adjuntoMoved,
  adjuntoRemoved,
  adjuntoRestored,
  detailClosed,
  detailEntered,
  listEntered,
  localeChosen,
  newEntered,
  resultadoAdded,
  resultadoEdited,
  resultadoMoved,
  resultadoRemoved,
  resultadoRestored,
  saveRequested,
  selectEnsayo,
  recordLoaded,
} from '@/features/ensayos/slice'
import { toEnsayoValues } from '@/features/ensayos/model/ensayoValues'
import { stateAfter } from '@test/support/state'
import { ensayoRecord } from '@test/features/ensayos/ensayos'

const entered = detailEntered({ id: 1 })
const { formId } = entered.payload
const ensayo = ensayoRecord({ fecha: null })
const resultado = (id: number, orden: number) => ({ id, orden, ensayo: 1, valor: id, magnitud: null, descripcion: {} })
const adjunto = (id: number, orden: number) => ({ id, orden, ensayo: 1, descripcion: {}, imagen: null })
const loaded = recordLoaded({
  formId,
  ensayo,
  resultados: [resultado(12, 5), resultado(11, 0), resultado(13, 9)],
  adjuntos: [adjunto(21, 0), adjunto(22, 0)],
})
const after = (...actions: { type: string }[]) => selectEnsayo(stateAfter(entered, loaded, ...actions))
const idsAndOrders = (drafts: readonly { id: number; orden: number }[]) => drafts.map(({ id, orden }) => [id, orden])

it('opens in the default locale with drafts in their order, numbered 0 to n-1 [ML-05, TR-08]', () => {
  expect(after().locale).toBe(DEFAULT_LOCALE)
  expect(idsAndOrders(after().resultados)).toEqual([
    [11, 0],
    [12, 1],
    [13, 2],
  ])
  expect(after().opened).toMatchObject({ values: { codigo: 'EN-1', fecha: '' }, imagen: null })
})

it('gives new drafts temporary ids, made before the reducer [TR-08, AC-05]', () => {
  const added = resultadoAdded(formId, { valor: 1, magnitud: null, descripcion: {} })
  expect(added.payload.draft.id).toBeLessThan(0)
  expect(after(added)).toEqual(after(added))
  expect(after(added, added).resultados.map(({ id }) => id)).toEqual([11, 12, 13, added.payload.draft.id, added.payload.draft.id - 1])
  const picture = { kind: 'chosen', ticket: 't1', name: 'a.png', size: 3 } as const
  expect(after(adjuntoAdded(formId, { descripcion: {}, picture })).adjuntos.at(-1)).toMatchObject({ picture, imagen: null, orden: 2 })
})

it('adds an attachment before another where it is told to [TR-08, PH-03]', () => {
  const picture = { kind: 'chosen', ticket: 't1', name: 'a.png', size: 3 } as const
  const added = adjuntoAdded(formId, { descripcion: {}, picture }, 22)
  expect(idsAndOrders(after(added).adjuntos)).toEqual([
    [21, 0],
    [added.payload.draft.id, 1],
    [22, 2],
  ])
})

it('renumbers after every change, and moves nothing beyond the ends [TR-08]', () => {
  expect(idsAndOrders(after(resultadoRemoved({ formId, id: 11 })).resultados)).toEqual([
    [12, 0],
    [13, 1],
  ])
  expect(idsAndOrders(after(resultadoMoved({ formId, id: 13, by: -1 })).resultados)).toEqual([
    [11, 0],
    [13, 1],
    [12, 2],
  ])
  expect(after(resultadoMoved({ formId, id: 11, by: -1 })).resultados).toEqual(after().resultados)
  expect(idsAndOrders(after(adjuntoMoved({ formId, id: 21, by: 1 })).adjuntos)).toEqual([
    [22, 0],
    [21, 1],
  ])
  expect(idsAndOrders(after(adjuntoRemoved({ formId, id: 21 })).adjuntos)).toEqual([[22, 0]])
})

it('takes removed drafts back to their places, the last one first, until a save is asked for [TR-05, TR-06, TR-08]', () => {
  const removed = [resultadoRemoved({ formId, id: 12 }), resultadoRemoved({ formId, id: 11 }), adjuntoRemoved({ formId, id: 21 })]
  expect(idsAndOrders(after(...removed, resultadoRestored({ formId })).resultados)).toEqual([
    [11, 0],
    [13, 1],
  ])
  const back = [resultadoRestored({ formId }), resultadoRestored({ formId }), adjuntoRestored({ formId })]
  expect(after(...removed, ...back)).toEqual(after())
  expect(after(...removed, ...back, resultadoRestored({ formId }))).toEqual(after())
  const saving = saveRequested({ formId, values: toEnsayoValues(ensayo), imagen: { kind: 'keep' }, overwrites: [], stay: false })
  expect(after(...removed, saving)).toMatchObject({ removedResultados: [], removedAdjuntos: [] })
})

it('edits a draft and leaves what was opened as it was [TR-08]', () => {
  const edited = after(resultadoEdited({ formId, draft: { id: 12, orden: 1, valor: 5, magnitud: 2, descripcion: {} } }))
  expect(edited.resultados[1]).toMatchObject({ id: 12, valor: 5, magnitud: 2 })
  expect(edited.opened?.resultados).toEqual(after().resultados)
})

it('is remembered for the list to return to, once', () => {
  expect(after(detailClosed({ formId })).last).toEqual({ id: 1 })
  expect(after(newEntered()).last).toEqual({ id: 1 })
  expect(after(listEntered()).last).toBeNull()
})

it('hears nothing of a form that is no longer there', () => {
  const late = { formId: 'otro' }
  expect(after(resultadoRemoved({ ...late, id: 11 }), localeChosen({ ...late, locale: 'fr_FR' }), detailClosed(late))).toEqual(after())
  expect(after(detailClosed({ formId }))).toMatchObject({ id: null, opened: null, resultados: [] })
})
