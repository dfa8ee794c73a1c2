import { configureStore } from '@reduxjs/toolkit'
import fc from 'fast-check'
import createSagaMiddleware from 'redux-saga'
import { rootReducer } from '@/app/rootReducer'
import { KEEP, type ImageDraft } from '@/domain/imageDraft'
import type { TrialValues } from '@/domain/trial'
import { ensayosSaga } from '@/features/ensayos/saga'
import {
  attachmentAdded,
  attachmentEdited,
  attachmentMoved,
  attachmentRemoved,
  detailEntered,
  resultAdded,
  resultEdited,
  resultMoved,
  resultRemoved,
  saveKey,
  saveRequested,
  selectTrial,
} from '@/features/ensayos/slice'
import { selectIsRunning, selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { quietErrors } from '@test/support/quiet'
import { trialServer, type Break } from '@test/features/ensayos/trialServer'

quietErrors()

const picture = (name: string): ImageDraft => ({
  kind: 'chosen',
  ...fileVault.keep(new File(['x'], name, { type: 'image/png' })),
  name,
  size: 1,
})

const turns = async (condition: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2000 && !condition(); turn += 1) await new Promise(resolve => setTimeout(resolve))
  if (!condition()) throw new Error('It never came to that')
}

/** A trial that is open on a server of its own, with what a person can do to it. */
const openTrial = async () => {
  const server = trialServer()
  // Without the checks of Redux Toolkit, which other tests make: here hundreds of saves run.
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  })
  sagas.run(ensayosSaga)
  store.dispatch(detailEntered(1))
  const trial = () => selectTrial(store.getState())
  await turns(() => trial().opened !== null)
  const { formId } = trial()
  let values: TrialValues = trial().opened?.values ?? (undefined as never)
  let imagen: ImageDraft = KEEP
  return {
    server,
    formId,
    trial,
    dispatch: store.dispatch,
    type: (changes: Partial<TrialValues>) => {
      values = { ...values, ...changes }
    },
    chooseImage: (draft: ImageDraft) => {
      imagen = draft
    },
    typed: () => ({ values, imagen }),
    /** Saves, with one call breaking; tells whether it came to its end. */
    save: async (broken: Break | null): Promise<boolean> => {
      server.breakAt(broken)
      store.dispatch(saveRequested({ formId, values, imagen, seen: null }))
      await turns(() => !selectIsRunning(store.getState(), saveKey({ formId })))
      return selectRun(store.getState(), saveKey({ formId })) === undefined
    },
    toasts: () => selectToasts(store.getState()),
  }
}
type Open = Awaited<ReturnType<typeof openTrial>>

const idAt = (drafts: readonly { id: number }[], at: number): number => drafts[at % Math.max(1, drafts.length)]?.id ?? 0

const firstEdits = ({ dispatch, formId, trial, type, chooseImage }: Open): void => {
  type({ codigo: 'EN-2', nombre: { es_ES: 'Tomate de industria', fr_FR: 'Tomate' } })
  chooseImage(picture('portada.png'))
  dispatch(resultRemoved({ formId, id: 11 }))
  dispatch(resultAdded(formId, { valor: 5.1, magnitud: 3, descripcion: { es_ES: 'Sólidos' } }))
  dispatch(resultAdded(formId, { valor: 34.2, magnitud: null, descripcion: {} }))
  dispatch(attachmentRemoved({ formId, id: 21 }))
  dispatch(attachmentAdded(formId, { descripcion: { es_ES: 'Calibre' }, picture: picture('calibre.png') }))
  dispatch(attachmentAdded(formId, { descripcion: { es_ES: 'Raíz' }, picture: picture('raiz.png') }))
  dispatch(attachmentMoved({ formId, id: 22, direction: 'down' }))
  const leaf = trial().attachments.find(({ id }) => id === 22)
  if (leaf) dispatch(attachmentEdited({ formId, draft: { ...leaf, descripcion: { ...leaf.descripcion, es_ES: 'Hoja tratada' } } }))
}

/** Undoes and redoes some of what a failed try may have saved. */
const laterEdits = ({ dispatch, formId, trial, type, chooseImage }: Open): void => {
  type({ codigo: 'EN-1', roi: 2.25 })
  chooseImage(picture('otra.png'))
  const [, made, last] = trial().results
  if (made) dispatch(resultEdited({ formId, draft: { ...made, valor: 6.2 } }))
  if (last) dispatch(resultRemoved({ formId, id: last.id }))
  dispatch(resultMoved({ formId, id: 12, direction: 'down' }))
  dispatch(resultAdded(formId, { valor: 1, magnitud: null, descripcion: {} }))
  const [calibre, , raiz] = trial().attachments
  if (calibre) dispatch(attachmentEdited({ formId, draft: { ...calibre, descripcion: { es_ES: 'Calibres' } } }))
  if (raiz) dispatch(attachmentRemoved({ formId, id: raiz.id }))
  dispatch(attachmentAdded(formId, { descripcion: {}, picture: picture('nueva.png') }))
}

/** What the server must hold: the drafts, each exactly once, in their order, with their pictures. */
const expected = ({ trial, typed }: Open) => {
  const { values, imagen } = typed()
  return {
    ensayo: { ...values, imagen: imagen.kind === 'chosen' ? `http://x/${imagen.name}` : null },
    results: trial().results.map(({ orden, valor, descripcion }) => ({ orden, valor, descripcion })),
    attachments: trial().attachments.map(({ orden, descripcion, imagen: saved, picture: draft }) => ({
      orden,
      descripcion,
      imagen: draft.kind === 'chosen' ? `http://x/${draft.name}` : saved,
    })),
  }
}
const expectSaved = (open: Open) => {
  const { id: _id, ...ensayo } = open.server.held().ensayo
  expect({ ...open.server.held(), ensayo }).toEqual(expected(open))
}

/** The calls of a save of these edits that nothing disturbs. */
const CALLS = 16

it('saves trial, results, attachments and image in their order, and says so [TR-09, TR-16]', async () => {
  const open = await openTrial()
  firstEdits(open)
  expect(await open.save(null)).toBe(true)
  expectSaved(open)
  expect(open.server.calls.filter(call => !call.startsWith('GET'))).toEqual([
    'PUT /api/ensayos/1/',
    'POST /api/resultados_de_ensayo/',
    'POST /api/resultados_de_ensayo/',
    'POST /api/resultados_de_ensayo/',
    'DELETE /api/resultados_de_ensayo/11/',
    'DELETE /api/resultados_de_ensayo/12/',
    'DELETE /api/adjuntos_de_ensayo/21/',
    'POST /api/adjuntos_de_ensayo/',
    'PUT /api/adjuntos_de_ensayo/22/',
    'POST /api/adjuntos_de_ensayo/',
    expect.stringMatching(/^POST \/api\/adjuntos_de_ensayo\/\d+\/upload_imagen\/$/),
    expect.stringMatching(/^POST \/api\/adjuntos_de_ensayo\/\d+\/upload_imagen\/$/),
    'POST /api/ensayos/1/upload_imagen/',
  ])
  expect(open.server.calls).toHaveLength(CALLS)
  expect(open.toasts()).toMatchObject([{ tone: 'success', text: 'Ensayo guardado con éxito' }])
})

const calls = Array.from({ length: CALLS }, (_, at) => at)
const WHEN = ['before', 'after'] as const

it.each(calls)('after call %i broke, before or after the server did it, the next try leaves everything exactly once [TR-17]', async at => {
  for (const when of WHEN) {
    const open = await openTrial()
    firstEdits(open)
    expect(await open.save({ at, when })).toBe(false)
    expect(open.toasts()).toMatchObject([{ tone: 'error', text: 'Se ha producido un error al guardar el ensayo' }])
    expect(await open.save(null)).toBe(true)
    expectSaved(open)
  }
})

it.each(calls)('the same where the drafts were edited between the break of call %i and the next try [TR-17]', async at => {
  for (const when of WHEN) {
    const open = await openTrial()
    firstEdits(open)
    expect(await open.save({ at, when })).toBe(false)
    laterEdits(open)
    expect(await open.save(null)).toBe(true)
    expectSaved(open)
  }
})

type Edit = (open: Open) => void
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.nat(99).map<Edit>(valor => open => open.dispatch(resultAdded(open.formId, { valor, magnitud: null, descripcion: {} }))),
  fc.tuple(fc.nat(9), fc.nat(1)).map<Edit>(([at, valor]) => open => {
    const draft = open.trial().results[at % Math.max(1, open.trial().results.length)]
    if (draft) open.dispatch(resultEdited({ formId: open.formId, draft: { ...draft, valor } }))
  }),
  fc.nat(9).map<Edit>(at => open => open.dispatch(resultRemoved({ formId: open.formId, id: idAt(open.trial().results, at) }))),
  fc.tuple(fc.nat(9), fc.constantFrom('up' as const, 'down' as const)).map<Edit>(
    ([at, direction]) =>
      open =>
        open.dispatch(resultMoved({ formId: open.formId, id: idAt(open.trial().results, at), direction })),
  ),
  fc
    .nat(99)
    .map<Edit>(
      name => open => open.dispatch(attachmentAdded(open.formId, { descripcion: { es_ES: `${name}` }, picture: picture(`${name}.png`) })),
    ),
  fc.nat(9).map<Edit>(at => open => open.dispatch(attachmentRemoved({ formId: open.formId, id: idAt(open.trial().attachments, at) }))),
  fc.nat(9).map<Edit>(at => open => {
    const draft = open.trial().attachments[at % Math.max(1, open.trial().attachments.length)]
    if (draft)
      open.dispatch(
        attachmentEdited({ formId: open.formId, draft: { ...draft, descripcion: { ...draft.descripcion, es_ES: `editado ${at}` } } }),
      )
  }),
  fc.nat(99).map<Edit>(number => open => open.type({ codigo: `EN-${number}` })),
)
const anyBreak = fc.record({ at: fc.nat(CALLS), when: fc.constantFrom('before' as const, 'after' as const) })
const anyTry = fc.record({ edits: fc.array(anyEdit, { maxLength: 4 }), broken: anyBreak })

it('leaves everything exactly once after any edits and any tries that failed [TR-17]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyTry, { minLength: 1, maxLength: 4 }), async tries => {
      const open = await openTrial()
      for (const { edits, broken } of tries) {
        for (const edit of edits) edit(open)
        // A break beyond the last call breaks nothing: then it is saved, and the form is gone.
        if (await open.save(broken)) break
      }
      if (open.trial().opened && open.toasts().every(({ tone }) => tone === 'error')) await open.save(null)
      expectSaved(open)
    }),
    { numRuns: 60 },
  )
})

it('keeps what somebody else has added and written meanwhile [ML-06, TR-16]', async () => {
  const open = await openTrial()
  open.server.addResult({ valor: 77, orden: 9 })
  open.server.edit({ nombre: { es_ES: 'Tomate', fr_FR: 'Tomate de plein champ' }, pais: 'PT' })
  open.type({ nombre: { es_ES: 'Tomate rojo', fr_FR: 'Tomate' } })
  expect(await open.save({ at: 2, when: 'before' })).toBe(false)
  expect(await open.save(null)).toBe(true)
  expect(open.server.held().ensayo).toMatchObject({ nombre: { es_ES: 'Tomate rojo', fr_FR: 'Tomate de plein champ' }, pais: 'PT' })
  expect(open.server.held().results.map(({ valor }) => valor)).toEqual([12.4, 98.6, 77])
})

it.each(WHEN)('keeps results that were edited and edited back, where making them anew broke %s [TR-17]', async when => {
  const open = await openTrial()
  const { formId } = open
  // More than are under way at once, so that some were not asked for yet when the first broke.
  const added = Array.from(
    { length: 8 },
    (_, valor) => open.dispatch(resultAdded(formId, { valor, magnitud: null, descripcion: {} })).payload,
  )
  const setAll = (by: number) => {
    for (const draft of open.trial().results.filter(({ id }) => added.some(each => each.draft.id === id)))
      open.dispatch(resultEdited({ formId, draft: { ...draft, valor: (draft.valor ?? 0) + by } }))
  }
  open.chooseImage(picture('portada.png'))
  // Reading and writing the trial, reading its results, making ten and deleting two: then the image.
  expect(await open.save({ at: 15, when: 'before' })).toBe(false)
  expect(open.server.held().results).toHaveLength(10)
  setAll(100)
  expect(await open.save({ at: 2, when })).toBe(false)
  setAll(-100)
  expect(await open.save(null)).toBe(true)
  expectSaved(open)
})
