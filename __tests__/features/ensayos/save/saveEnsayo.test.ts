import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { downloadImage } from '@/api/http/downloadImage'
import { apiOf } from '@/api/resources'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import type { SaveFacts } from '@/features/ensayos/save/saveRequest'
import { toAdjuntoDrafts } from '@/features/ensayos/model/ensayoValues'
import { saveEnsayo } from '@/features/ensayos/save/saveEnsayo'
import type { EnsayoState } from '@/features/ensayos/screen'
import {
  adjuntoAdded,
  adjuntoEdited,
  adjuntoRemoved,
  adjuntoRestored,
  detailClosed,
  detailEntered,
  resultadoAdded,
  resultadoRemoved,
  saveRequested,
  selectEnsayo,
  recordLoaded,
} from '@/features/ensayos/slice'
import { newsTaken } from '@/kits/forms/news/slice'
import { adjuntosDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { ensayos as ensayosResource } from '@/shared/resources/ensayos'
import { resultadosDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { selectPendingJourney } from '@/store/navigation'
import { selectConflict, selectRun, sequenceFailed } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const adjuntosDeEnsayoApi = apiOf(adjuntosDeEnsayo)
const ensayosApi = apiOf(ensayosResource)
const resultadosDeEnsayoApi = apiOf(resultadosDeEnsayo)

const { logged } = quietErrors()
const SAVE_FAILED = 'Se ha producido un error al guardar el ensayo'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const chosen = (name: string) => ({ kind: 'chosen', ...fileVault.keep(file(name), formId), name, size: 1 }) satisfies ImageDraft
const entered = detailEntered({ id: 4 })
const { formId } = entered.payload
const key = `ensayos/guardar/${formId}`
const values = {
  codigo: 'EN-4',
  nombre: { es_ES: 'Tomate' },
  fecha: '2025-6-1',
  pais: null,
  cultivo: null,
  roi: 3.45,
  descripcion: {},
  dosis: {},
  momento_de_aplicacion: {},
  productos: [7, 3],
}
const ensayo = { ...values, id: 4, fecha: '2025-05-01', imagen: null }
const leaf = { id: 22, ensayo: 4, orden: 1, descripcion: { es_ES: 'Hoja', fr_FR: 'Feuille' }, imagen: 'http://x/hoja.png' }
const plot = { id: 21, ensayo: 4, orden: 0, descripcion: {}, imagen: null }
const measured = { id: 11, ensayo: 4, orden: 0, valor: 12.4, magnitud: 2, descripcion: {} }
const loaded = recordLoaded({
  formId,
  ensayo,
  resultados: [measured],
  adjuntos: [plot, leaf],
})
const added = resultadoAdded(formId, { valor: 5.1, magnitud: null, descripcion: { es_ES: 'Sólidos' } })
const attach = (picture: ImageDraft) => adjuntoAdded(formId, { descripcion: { es_ES: 'Calibre' }, picture })
// Chosen per test, because a successful save releases the files.
let calibre: ReturnType<typeof chosen>
let portada: ReturnType<typeof chosen>
let attached: ReturnType<typeof attach>
let state: ReturnType<typeof stateAfter>
beforeEach(() => {
  calibre = chosen('calibre.png')
  portada = chosen('portada.png')
  attached = attach(calibre)
  state = stateAfter(
    entered,
    loaded,
    added,
    adjuntoRemoved({ formId, id: 21 }),
    adjuntoEdited({
      formId,
      draft: { ...leaf, orden: 0, descripcion: { ...leaf.descripcion, es_ES: 'Hoja tratada' }, picture: { kind: 'keep' } },
    }),
    attached,
  )
})
const request = (changes: Partial<Parameters<typeof saveRequested>[0]> = {}) =>
  saveRequested({ formId, values, imagen: { kind: 'keep' }, overwrites: [], stay: false, ...changes })

const UPLOADED = 'http://x/calibre.png'
const { images, ...calls } = adjuntosDeEnsayoApi
const strict = noRealCalls(ensayosApi, ensayosApi.images.imagen, resultadosDeEnsayoApi, calls, images.imagen)
const fine = [
  [matchers.call.fn(ensayosApi.getTagged), { record: ensayo, tag: '"1"' }],
  [matchers.call.fn(ensayosApi.update), ensayo],
  [matchers.call.fn(resultadosDeEnsayoApi.list), [measured]],
  [matchers.call.fn(resultadosDeEnsayoApi.remove), undefined],
  [matchers.call.fn(resultadosDeEnsayoApi.create), { id: 31 }],
  [matchers.call.fn(calls.list), [plot, leaf]],
  [matchers.call.fn(calls.remove), undefined],
  [matchers.call.fn(calls.create), { id: 41 }],
  [matchers.call.fn(calls.update), leaf],
  [matchers.call.fn(images.imagen.upload), UPLOADED],
  [matchers.call.fn(ensayosApi.images.imagen.upload), null],
  [matchers.call.fn(ensayosApi.images.imagen.remove), undefined],
] as const
type Providers = Parameters<ReturnType<typeof expectSaga>['provide']>[0]
const saga = (action = request(), before = state) => expectSaga(saveEnsayo, action).withReducer(rootReducer, before)
const answering = (...first: unknown[]) => [...first, ...fine, strict] as Providers

it('sends the code without the spaces around it [TR-03]', async () => {
  await saga(request({ values: { ...values, codigo: '  EN 5 ' } }))
    .provide(answering())
    .call.like({ fn: ensayosApi.update, args: [4, { ...values, codigo: 'EN 5', fecha: '2025-06-01' }, '"1"'] })
    .run()
})

it('runs date, trial, results, attachments and image, says so and returns to the list [TR-09, TR-12, TR-16, ER-02, AC-03]', async () => {
  const opened = fileVault.open(portada)
  const { storeState } = await saga(request({ imagen: portada }))
    .provide(answering())
    .call.like({ fn: ensayosApi.update, args: [4, { ...ensayo, ...values, fecha: '2025-06-01' }, '"1"'] })
    .call.like({ fn: resultadosDeEnsayoApi.remove, args: [11] })
    .call.like({
      fn: resultadosDeEnsayoApi.create,
      args: [{ ensayo: 4, orden: 0, valor: 12.4, magnitud: 2, descripcion: {} }, `${key}/Resultados/11/0`],
    })
    .call.like({
      fn: resultadosDeEnsayoApi.create,
      args: [
        { ensayo: 4, orden: 1, valor: 5.1, magnitud: null, descripcion: { es_ES: 'Sólidos' } },
        `${key}/Resultados/${added.payload.draft.id}/0`,
      ],
    })
    .call.like({ fn: calls.remove, args: [21] })
    .call.like({ fn: calls.update, args: [22, { ensayo: 4, orden: 0, descripcion: { es_ES: 'Hoja tratada', fr_FR: 'Feuille' } }] })
    .call.like({
      fn: calls.create,
      args: [{ ensayo: 4, orden: 1, descripcion: { es_ES: 'Calibre' } }, `${key}/Adjuntos/${attached.payload.draft.id}/0`],
    })
    .call.like({
      fn: images.imagen.upload,
      args: [41, fileVault.open(calibre), `${key}/Adjuntos/${attached.payload.draft.id}/${calibre.ticket}`],
    })
    .call.like({ fn: ensayosApi.images.imagen.upload, args: [4, opened, `${key}/Imagen catálogo/${portada.ticket}`] })
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Ensayo guardado con éxito' }])
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/ensayos/ver' })
  expect(storeState.sequences).toEqual({})
  expect(() => fileVault.open(portada)).toThrow('ya no está disponible')
})

it('lets go of every file of the form, of attachments taken out and of dialogs given up too', async () => {
  const forgotten = chosen('descartada.png')
  await saga(request({ stay: true }))
    .provide(answering([matchers.call.fn(ensayosApi.get), ensayo]))
    .run()
  expect(() => fileVault.open(forgotten)).toThrow('ya no está disponible')
})

it('reads the trial again where the form stays open, and goes on from that under another run [TR-09, TR-17]', async () => {
  const { storeState } = await saga(request({ stay: true }))
    .provide(answering([matchers.call.fn(ensayosApi.get), { ...ensayo, codigo: 'EN 6' }]))
    .run()
  const { formId: next, opened, resultados, saved } = selectEnsayo(storeState)
  expect(next).not.toBe(formId)
  expect({ opened, resultados, saved }).toMatchObject({ opened: { values: { codigo: 'EN 6' } }, resultados: [{ id: 11 }], saved: false })
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Ensayo guardado con éxito' }])
  expect(selectPendingJourney(storeState)).toBeNull()
})

it('keeps the form as it is where all is saved and cannot be read again [TR-14, TR-17]', async () => {
  const { storeState } = await saga(request({ stay: true }))
    .provide(answering([matchers.call.fn(ensayosApi.get), throwError(new ApiError(0, null))]))
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: 'El ensayo se ha guardado, pero no se ha podido volver a leer' }])
  expect(selectEnsayo(storeState)).toMatchObject({ formId, saved: false })
  expect(selectRun(storeState, key)).toMatchObject({ phase: 'failed' })
})

it('asks for the attachments only where one that was there is edited, or an answer was lost [TR-16]', async () => {
  const { storeState } = await saga(request(), stateAfter(entered, loaded, attach(chosen('otra.png'))))
    .provide(answering())
    .not.call.like({ fn: calls.list })
    .call.like({ fn: calls.create })
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ text: 'Ensayo guardado con éxito' }])
})

it('calls nothing for an image that is unchanged [TR-07]', async () => {
  const { storeState } = await saga()
    .provide(answering())
    .not.call.fn(ensayosApi.images.imagen.upload)
    .not.call.fn(ensayosApi.images.imagen.remove)
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ text: 'Ensayo guardado con éxito' }])
})

it('deletes the image that was marked, and only logs where that fails [TR-07, IM-02, IM-06]', async () => {
  const { storeState } = await saga(request({ imagen: { kind: 'remove' } }))
    .provide(answering([matchers.call.fn(ensayosApi.images.imagen.remove), throwError(new ApiError(500, 'No se pudo'))]))
    .call.like({ fn: ensayosApi.images.imagen.remove, args: [4] })
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ text: 'Ensayo guardado con éxito' }])
  expect(logged()).toEqual([`${key} > Imagen catálogo`])
})

it.each(['', '2025-6', '2025-02-31'])('sends nothing where Fecha fails: %j [TR-10, AC-03]', async fecha => {
  const { storeState } = await saga(request({ values: { ...values, fecha } }))
    .provide([strict])
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: 'Debe indicar una fecha correcta' }])
  expect(selectRun(storeState, key)).toMatchObject({ phase: 'failed' })
  expect(selectEnsayo(storeState).resultados).toHaveLength(2)
})

/** Tickets uploaded by the step of the attachments before the save failed, by draft id. */
const uploadsIn = (after: typeof state): Record<number, string> => {
  const facts: Partial<SaveFacts> = selectRun(after, key)?.facts ?? {}
  return facts.adjuntos?.pictures ?? {}
}
/** Drafts in which uploaded pictures are shown as saved, because an undo would have no effect. */
const withUploads = (ensayo: EnsayoState, uploads: Record<number, string>): EnsayoState => ({
  ...ensayo,
  adjuntos: ensayo.adjuntos.map(draft => (uploads[draft.id] ? { ...draft, imagen: UPLOADED, picture: KEEP } : draft)),
})

it.each([
  ['Ensayo', ensayosApi.getTagged],
  ['Ensayo', ensayosApi.update],
  ['Resultados', resultadosDeEnsayoApi.list],
  ['Resultados', resultadosDeEnsayoApi.remove],
  ['Resultados', resultadosDeEnsayoApi.create],
  ['Adjuntos', calls.list],
  ['Adjuntos', calls.remove],
  ['Adjuntos', calls.create],
  ['Adjuntos', calls.update],
  ['Adjuntos', images.imagen.upload],
  ['Imagen catálogo', ensayosApi.images.imagen.upload],
] as const)(
  'stops where %s fails, tells the detail or its own sentence, and keeps every draft [TR-14, IM-05, ER-01, AC-03]',
  async (step, fn) => {
    for (const [error, text] of [
      [new ApiError(400, 'Algo va mal'), 'Algo va mal'],
      [new ApiError(0, null), SAVE_FAILED],
    ] as const) {
      const { storeState } = await saga(request({ imagen: portada }))
        .provide(answering([matchers.call.fn(fn), throwError(error)]))
        .run()
      expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
      expect(selectPendingJourney(storeState)).toBeNull()
      expect(selectEnsayo(storeState)).toEqual(withUploads(selectEnsayo(state), uploadsIn(storeState)))
      expect(selectRun(storeState, key)?.steps.find(each => each.state === 'failed')?.name).toBe(step)
      expect(fileVault.open(portada).name).toBe('portada.png')
    }
  },
)

it('asks before it writes over what somebody else has written, and writes once that was seen', async () => {
  const theirs = { ...ensayo, nombre: { es_ES: 'Tomate de otro' } }
  const mine = { ...values, nombre: { es_ES: 'Tomate mío' } }
  const read = [matchers.call.fn(ensayosApi.getTagged), { record: theirs, tag: '"2"' }]
  const asked = await saga(request({ values: mine }))
    .provide(answering(read))
    .not.call.fn(ensayosApi.update)
    .run()
  const conflict = selectConflict(asked.storeState, key)
  expect(conflict?.clashes).toEqual([{ field: 'nombre', locale: 'es_ES', mine: 'Tomate mío', theirs: 'Tomate de otro' }])
  expect(selectToasts(asked.storeState)).toEqual([])
  await saga(request({ values: mine, overwrites: conflict?.tags ?? [] }), asked.storeState)
    .provide(answering(read))
    .call.like({ fn: ensayosApi.update, args: [4, { ...ensayo, ...mine, fecha: '2025-06-01' }, '"2"'] })
    .run()
})

it('asks where somebody else has deleted an attachment that was edited here, and makes it again with its picture', async () => {
  const gone = [matchers.call.fn(calls.list), [plot]]
  const asked = await saga().provide(answering(gone)).not.call.fn(calls.update).run()
  const conflict = selectConflict(asked.storeState, key)
  expect(conflict?.clashes).toMatchObject([
    { field: 'adjuntos_de_ensayo', part: '22', mine: { descripcion: { fr_FR: 'Feuille' } }, theirs: null },
  ])
  const picture = new Blob(['x'])
  const { storeState } = await saga(request({ overwrites: conflict?.tags ?? [] }), asked.storeState)
    .provide(answering(gone, [matchers.call.fn(downloadImage), picture]))
    .call.like({ fn: calls.create, args: [{ ensayo: 4, orden: 0, descripcion: { es_ES: 'Hoja tratada', fr_FR: 'Feuille' } }] })
    .call.like({ fn: downloadImage, args: [leaf.imagen] })
    .call.like({ fn: images.imagen.upload, args: [41, picture] })
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success' }])
})

describe('an attachment removed here, deleted by somebody else and restored here', () => {
  const news = newsTaken({
    ...{ key: 'ensayos 4', formId, tipo: 'ensayos', record: ensayo, base: { ...values, fecha: ensayo.fecha, imagen: KEEP }, saves: [] },
    partes: { adjuntos_de_ensayo: { opened: toAdjuntoDrafts([plot]), drafts: toAdjuntoDrafts([plot]) } },
  })
  const restored = () => stateAfter(entered, loaded, adjuntoRemoved({ formId, id: 22 }), news, adjuntoRestored({ formId }))
  const picture = new Blob(['x'])
  const gone = [
    [matchers.call.fn(calls.list), [plot]],
    [matchers.call.fn(downloadImage), picture],
  ] as const

  it('is made again with its picture [TR-16, TR-07]', async () => {
    const { storeState } = await saga(request(), restored())
      .provide(answering(...gone))
      .call.like({ fn: calls.create, args: [{ ensayo: 4, orden: 1, descripcion: leaf.descripcion }] })
      .call.like({ fn: downloadImage, args: [leaf.imagen] })
      .call.like({ fn: images.imagen.upload, args: [41, picture] })
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success' }])
  })

  it('gets its picture by a retry without a second record, where the save ended between the two [TR-17]', async () => {
    const made = { ...leaf, id: 41, imagen: null }
    const halted = await saga(request(), restored())
      .provide(answering([matchers.call.fn(downloadImage), new Promise(() => undefined)], ...gone))
      .silentRun(50)
    await saga(request(), rootReducer(halted.storeState, sequenceFailed({ key })))
      .provide(answering([matchers.call.fn(calls.list), [plot, made]], ...gone))
      .not.call.fn(calls.create)
      .call.like({ fn: images.imagen.upload, args: [41, picture] })
      .run()
  })
})

it('asks before it writes over what somebody else has written of an attachment', async () => {
  const theirs = { ...leaf, descripcion: { ...leaf.descripcion, es_ES: 'La suya' } }
  const { storeState } = await saga()
    .provide(answering([matchers.call.fn(calls.list), [plot, theirs]]))
    .not.call.fn(calls.update)
    .run()
  const conflict = selectConflict(storeState, key)
  expect(conflict?.clashes).toMatchObject([
    { part: '22', mine: { descripcion: { es_ES: 'Hoja tratada' } }, theirs: { descripcion: { es_ES: 'La suya', fr_FR: 'Feuille' } } },
  ])
  await saga(request({ overwrites: conflict?.tags ?? [] }), storeState)
    .provide(answering([matchers.call.fn(calls.list), [plot, theirs]]))
    .call.like({ fn: calls.update, args: [22, { ensayo: 4, orden: 0, descripcion: { es_ES: 'Hoja tratada', fr_FR: 'Feuille' } }] })
    .run()
})

describe('where somebody else has saved other results meanwhile', () => {
  const theirs = [
    { ...measured, id: 51 },
    { ...measured, id: 52, orden: 1, valor: 3, descripcion: { es_ES: 'Brix' } },
  ]
  const listed = [matchers.call.fn(resultadosDeEnsayoApi.list), theirs]

  it('leaves them alone if they were not touched here', async () => {
    const untouched = rootReducer(state, resultadoRemoved({ formId, id: added.payload.draft.id }))
    const { storeState } = await saga(request(), untouched)
      .provide(answering(listed))
      .not.call.fn(resultadosDeEnsayoApi.remove)
      .not.call.fn(resultadosDeEnsayoApi.create)
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success' }])
  })

  it('puts both in their place if they were, and asks nothing [TR-16, ML-06]', async () => {
    const { storeState } = await saga()
      .provide(answering(listed))
      .call.like({ fn: resultadosDeEnsayoApi.create, args: [{ ensayo: 4, orden: 0, valor: 12.4, magnitud: 2, descripcion: {} }] })
      .call.like({
        fn: resultadosDeEnsayoApi.create,
        args: [{ ensayo: 4, orden: 1, valor: 3, magnitud: 2, descripcion: { es_ES: 'Brix' } }],
      })
      .call.like({
        fn: resultadosDeEnsayoApi.create,
        args: [{ ensayo: 4, orden: 2, valor: 5.1, magnitud: null, descripcion: { es_ES: 'Sólidos' } }],
      })
      .call.like({ fn: resultadosDeEnsayoApi.remove, args: [51] })
      .call.like({ fn: resultadosDeEnsayoApi.remove, args: [52] })
      .not.call.like({ fn: resultadosDeEnsayoApi.remove, args: [11] })
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success' }])
  })
})

it('shows its steps and how far one has got [TR-09, AC-02]', async () => {
  const overwrites: string[] = []
  const beyond: unknown[] = []
  const watching = (before: typeof state | undefined, action: { type: string }) => {
    const after = rootReducer(before, action)
    const { steps = [], progress } = selectRun(after, key) ?? {}
    const running = steps.find(each => each.state === 'running')?.name
    if (running && overwrites.at(-1) !== running) overwrites.push(running)
    if (progress && progress.done > progress.total) beyond.push(progress)
    return after
  }
  await saga().withReducer(watching, state).provide(answering()).run()
  expect(overwrites).toEqual(['Fecha', 'Ensayo', 'Resultados', 'Adjuntos'])
  expect(beyond).toEqual([])
})

it.each([
  ['the answer says it', UPLOADED, UPLOADED],
  ['the answer says nothing, and the record is read', null, 'http://x/leida.png'],
  ['nor can that be read', null, null],
])(
  'shows the picture of an attachment that a save which failed further on has uploaded as saved: %s [TR-17]',
  async (_how, told, shown) => {
    const made = { ...leaf, id: 41, imagen: 'http://x/leida.png' }
    let reads = 0
    const answers = {
      call({ fn }: { fn: unknown }, next: () => unknown) {
        if (fn === images.imagen.upload) return told
        if (fn === ensayosApi.images.imagen.upload) throw new ApiError(500, null)
        // The first list is that of the results.
        if (fn !== calls.list || reads++ === 0) return next()
        if (shown === null) throw new ApiError(0, null)
        return [leaf, made]
      },
    }
    const cover = chosen('cubierta.png')
    const failed = await saga(request({ imagen: cover }))
      .provide(answering(answers))
      .run()
    const draftIn = (after: typeof state) => selectEnsayo(after).adjuntos.find(({ id }) => id === attached.payload.draft.id)
    expect(draftIn(failed.storeState)).toMatchObject({ imagen: shown, picture: KEEP })
    // The next try does not upload the picture again.
    const { storeState } = await saga(request({ imagen: cover }), failed.storeState)
      .provide(answering())
      .not.call.fn(images.imagen.upload)
      .run()
    expect(selectToasts(storeState).at(-1)).toMatchObject({ tone: 'success' })
  },
)

it('forgets a run that fails after its form was closed', async () => {
  const closing = (before: typeof state | undefined, action: { type: string }) => {
    const after = rootReducer(before, action)
    return action.type === 'sequences/stepFailed' ? rootReducer(after, detailClosed({ formId })) : after
  }
  const { storeState } = await saga()
    .withReducer(closing, state)
    .provide(answering([matchers.call.fn(resultadosDeEnsayoApi.list), throwError(new ApiError(0, null))]))
    .run()
  expect(storeState.sequences).toEqual({})
})

it('does not take its own earlier try for somebody else’s, however the date was typed [TR-17]', async () => {
  const failed = await saga()
    .provide(answering([matchers.call.fn(resultadosDeEnsayoApi.list), throwError(new ApiError(0, null))]))
    .run()
  const { storeState } = await saga(request(), failed.storeState)
    .provide(answering([matchers.call.fn(ensayosApi.getTagged), { record: { ...ensayo, fecha: '2025-06-01' }, tag: '"2"' }]))
    .run()
  expect(selectConflict(storeState, key)).toBeUndefined()
  expect(selectToasts(storeState).at(-1)).toMatchObject({ tone: 'success' })
})

it('does nothing for a form that is saved: a second click comes too late [MA-13]', async () => {
  const first = await saga().provide(answering()).run()
  const late = rootReducer(first.storeState, request())
  const { storeState } = await saga(request(), late).provide([strict]).run()
  expect(storeState).toEqual(late)
})
