import { DEFAULT_LOCALE } from '@/domain/locales'
import {
  attachmentAdded,
  attachmentMoved,
  attachmentRemoved,
  attachmentRestored,
  detailClosed,
  detailEntered,
  localeChosen,
  resultAdded,
  resultEdited,
  resultMoved,
  resultRemoved,
  resultRestored,
  saveRequested,
  selectTrial,
  trialLoaded,
} from '@/features/ensayos/slice'
import { toTrialValues } from '@/domain/ensayo/trial'
import { stateAfter } from '@test/support/state'
import { trialRecord } from '@test/features/ensayos/trials'

const entered = detailEntered(1)
const { formId } = entered.payload
const ensayo = trialRecord({ fecha: null })
const result = (id: number, orden: number) => ({ id, orden, ensayo: 1, valor: id, magnitud: null, descripcion: {} })
const attachment = (id: number, orden: number) => ({ id, orden, ensayo: 1, descripcion: {}, imagen: null })
const loaded = trialLoaded({
  formId,
  ensayo,
  resultados: [result(12, 5), result(11, 0), result(13, 9)],
  adjuntos: [attachment(21, 0), attachment(22, 0)],
})
const trial = (...actions: { type: string }[]) => selectTrial(stateAfter(entered, loaded, ...actions))
const idsAndOrders = (drafts: readonly { id: number; orden: number }[]) => drafts.map(({ id, orden }) => [id, orden])

it('opens in the default locale with drafts in their order, numbered 0 to n-1 [ML-05, TR-08]', () => {
  expect(trial().locale).toBe(DEFAULT_LOCALE)
  expect(idsAndOrders(trial().results)).toEqual([
    [11, 0],
    [12, 1],
    [13, 2],
  ])
  expect(trial().opened).toMatchObject({ values: { codigo: 'EN-1', fecha: '' }, imagen: null })
})

it('gives new drafts temporary ids, made before the reducer [TR-08, AC-05]', () => {
  const added = resultAdded(formId, { valor: 1, magnitud: null, descripcion: {} })
  expect(added.payload.draft.id).toBeLessThan(0)
  expect(trial(added)).toEqual(trial(added))
  expect(trial(added, added).results.map(({ id }) => id)).toEqual([11, 12, 13, added.payload.draft.id, added.payload.draft.id - 1])
  const picture = { kind: 'chosen', ticket: 't1', name: 'a.png', size: 3 } as const
  expect(trial(attachmentAdded(formId, { descripcion: {}, picture })).attachments.at(-1)).toMatchObject({ picture, imagen: null, orden: 2 })
})

it('renumbers after every change, and moves nothing beyond the ends [TR-08]', () => {
  expect(idsAndOrders(trial(resultRemoved({ formId, id: 11 })).results)).toEqual([
    [12, 0],
    [13, 1],
  ])
  expect(idsAndOrders(trial(resultMoved({ formId, id: 13, direction: 'up' })).results)).toEqual([
    [11, 0],
    [13, 1],
    [12, 2],
  ])
  expect(trial(resultMoved({ formId, id: 11, direction: 'up' })).results).toEqual(trial().results)
  expect(idsAndOrders(trial(attachmentMoved({ formId, id: 21, direction: 'down' })).attachments)).toEqual([
    [22, 0],
    [21, 1],
  ])
  expect(idsAndOrders(trial(attachmentRemoved({ formId, id: 21 })).attachments)).toEqual([[22, 0]])
})

it('takes removed drafts back to their places, the last one first, until a save is asked for [TR-05, TR-06, TR-08]', () => {
  const removed = [resultRemoved({ formId, id: 12 }), resultRemoved({ formId, id: 11 }), attachmentRemoved({ formId, id: 21 })]
  expect(idsAndOrders(trial(...removed, resultRestored({ formId })).results)).toEqual([
    [11, 0],
    [13, 1],
  ])
  const back = [resultRestored({ formId }), resultRestored({ formId }), attachmentRestored({ formId })]
  expect(trial(...removed, ...back)).toEqual(trial())
  expect(trial(...removed, ...back, resultRestored({ formId }))).toEqual(trial())
  const saving = saveRequested({ formId, values: toTrialValues(ensayo), imagen: { kind: 'keep' }, seen: null, stay: false })
  expect(trial(...removed, saving)).toMatchObject({ removedResults: [], removedAttachments: [] })
})

it('edits a draft and leaves what was opened as it was [TR-08]', () => {
  const edited = trial(resultEdited({ formId, draft: { id: 12, orden: 1, valor: 5, magnitud: 2, descripcion: {} } }))
  expect(edited.results[1]).toMatchObject({ id: 12, valor: 5, magnitud: 2 })
  expect(edited.opened?.results).toEqual(trial().results)
})

it('hears nothing of a form that is no longer there', () => {
  const late = { formId: 'otro' }
  expect(trial(resultRemoved({ ...late, id: 11 }), localeChosen({ ...late, locale: 'fr_FR' }), detailClosed(late))).toEqual(trial())
  expect(trial(detailClosed({ formId }))).toMatchObject({ id: null, opened: null, results: [] })
})
