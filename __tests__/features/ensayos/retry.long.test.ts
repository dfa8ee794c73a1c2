import { configureStore } from '@reduxjs/toolkit'
import fc from 'fast-check'
import createSagaMiddleware from 'redux-saga'
import { rootReducer } from '@/app/rootReducer'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import type { AdjuntoDraft, ResultadoDraft, EnsayoValues } from '@/features/ensayos/model/ensayoValues'
import { ensayosSaga } from '@/features/ensayos/saga'
import {
  adjuntoAdded,
  adjuntoEdited,
  adjuntoMoved,
  adjuntoRemoved,
  detailEntered,
  resultadoAdded,
  resultadoEdited,
  resultadoMoved,
  resultadoRemoved,
  saveKey,
  saveRequested,
  selectEnsayo,
} from '@/features/ensayos/slice'
import { selectConflict, selectIsRunning, selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { createMemoryServer } from '@test/support/memoryServer'
import { turns } from '@test/support/mortalPage'
import { quietErrors } from '@test/support/quiet'
import { adjunto, IMAGES, resultado, savedEnsayo } from '@test/features/ensayos/ensayos'

quietErrors()

const picture = (name: string): ImageDraft => ({
  kind: 'chosen',
  ...fileVault.keep(new File(['x'], name, { type: 'image/png' })),
  name,
  size: 1,
})

/** Broken calls of a save: number of the first one, from 0, and whether it breaks before or after the work of the server. */
interface Break {
  at: number
  when: 'before' | 'after'
  /** Number of consecutive broken calls. */
  lasts?: number
}

type StoredPart = Pick<ResultadoDraft, 'orden' | 'valor' | 'descripcion'> & Pick<AdjuntoDraft, 'imagen'>

const ensayoServer = (ignoresQueries: boolean) => {
  const rows = {
    ensayos: [savedEnsayo],
    // The last record of each list belongs to another trial.
    resultados_de_ensayo: [resultado(11, 0, 12.4), resultado(12, 1, 98.6), resultado(19, 0, 1, 99)],
    adjuntos_de_ensayo: [adjunto(21, 0, { es_ES: 'Parcela' }), adjunto(22, 1, { es_ES: 'Hoja', fr_FR: 'Feuille' }), adjunto(29, 0, {}, 99)],
  }
  const server = createMemoryServer(rows, { ignoresQueries })
  let start = 0
  const partsIn = (list: 'resultados_de_ensayo' | 'adjuntos_de_ensayo') =>
    (server.rows(list).filter(row => row['ensayo'] === 1) as unknown as StoredPart[]).sort((one, other) => one.orden - other.orden)
  return {
    ...server,
    /** Counts the calls from now on from 0, and breaks the given ones. */
    breakAt: (broken: Break | null) => {
      start = server.callsSoFar()
      const { at: first = Infinity, lasts = 1, when = null } = broken ?? {}
      server.troubleWith(({ at }) => (at >= start + first && at < start + first + lasts ? when : null))
    },
    calls: () => server.asked().slice(start),
    held: () => ({
      ensayo: server.row('ensayos', 1),
      resultados: partsIn('resultados_de_ensayo').map(({ orden, valor, descripcion }) => ({ orden, valor, descripcion })),
      adjuntos: partsIn('adjuntos_de_ensayo').map(({ orden, descripcion, imagen }) => ({ orden, descripcion, imagen: imagen ?? null })),
      others: [server.row('resultados_de_ensayo', 19), server.row('adjuntos_de_ensayo', 29)],
    }),
  }
}

const MOST_TURNS = 2_000

/** Opens a trial on a server of its own, and returns the actions of a user. */
const openEnsayo = async (knowsKeys = true) => {
  const server = ensayoServer(!knowsKeys)
  if (!knowsKeys) server.forgetKeys()
  // Without the checks of Redux Toolkit, which other tests run, because this test runs hundreds of saves.
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    middleware: defaults => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  })
  sagas.run(ensayosSaga)
  store.dispatch(detailEntered({ id: 1 }))
  const ensayo = () => selectEnsayo(store.getState())
  await turns(() => ensayo().opened !== null, MOST_TURNS)
  const { formId } = ensayo()
  let values: EnsayoValues = ensayo().opened?.values ?? (undefined as never)
  let imagen: ImageDraft = KEEP
  return {
    server,
    formId,
    ensayo,
    dispatch: store.dispatch,
    type: (changes: Partial<EnsayoValues>) => {
      values = { ...values, ...changes }
    },
    chooseImage: (draft: ImageDraft) => {
      imagen = draft
    },
    typed: () => ({ values, imagen }),
    /** Saves with broken calls; resolves to true on success. */
    save: async (broken: Break | null, overwrites: readonly string[] = []): Promise<boolean> => {
      server.breakAt(broken)
      store.dispatch(saveRequested({ formId, values, imagen, overwrites, stay: false }))
      await turns(() => !selectIsRunning(store.getState(), saveKey({ formId })), MOST_TURNS)
      return selectRun(store.getState(), saveKey({ formId })) === undefined
    },
    conflict: () => selectConflict(store.getState(), saveKey({ formId })),
    toasts: () => selectToasts(store.getState()),
  }
}
type OpenEnsayo = Awaited<ReturnType<typeof openEnsayo>>

const idAt = (drafts: readonly { id: number }[], at: number): number => drafts[at % Math.max(1, drafts.length)]?.id ?? 0

const firstEdits = ({ dispatch, formId, ensayo, type, chooseImage }: OpenEnsayo): void => {
  type({ codigo: 'EN-2', nombre: { es_ES: 'Tomate de industria', fr_FR: 'Tomate' } })
  chooseImage(picture('portada.png'))
  dispatch(resultadoRemoved({ formId, id: 11 }))
  dispatch(resultadoAdded(formId, { valor: 5.1, magnitud: 3, descripcion: { es_ES: 'Sólidos' } }))
  dispatch(resultadoAdded(formId, { valor: 34.2, magnitud: null, descripcion: {} }))
  dispatch(adjuntoRemoved({ formId, id: 21 }))
  dispatch(adjuntoAdded(formId, { descripcion: { es_ES: 'Calibre' }, picture: picture('calibre.png') }))
  dispatch(adjuntoAdded(formId, { descripcion: { es_ES: 'Raíz' }, picture: picture('raiz.png') }))
  dispatch(adjuntoMoved({ formId, id: 22, by: 1 }))
  const leaf = ensayo().adjuntos.find(({ id }) => id === 22)
  if (leaf) dispatch(adjuntoEdited({ formId, draft: { ...leaf, descripcion: { ...leaf.descripcion, es_ES: 'Hoja tratada' } } }))
}

/** Edits some values that a failed try may have saved. */
const laterEdits = ({ dispatch, formId, ensayo, type, chooseImage }: OpenEnsayo): void => {
  type({ codigo: 'EN-1', roi: 2.25 })
  chooseImage(picture('otra.png'))
  const [, made, last] = ensayo().resultados
  if (made) dispatch(resultadoEdited({ formId, draft: { ...made, valor: 6.2 } }))
  if (last) dispatch(resultadoRemoved({ formId, id: last.id }))
  dispatch(resultadoMoved({ formId, id: 12, by: 1 }))
  dispatch(resultadoAdded(formId, { valor: 1, magnitud: null, descripcion: {} }))
  const [calibre, , raiz] = ensayo().adjuntos
  if (calibre) dispatch(adjuntoEdited({ formId, draft: { ...calibre, descripcion: { es_ES: 'Calibres' } } }))
  if (raiz) dispatch(adjuntoRemoved({ formId, id: raiz.id }))
  dispatch(adjuntoAdded(formId, { descripcion: {}, picture: picture('nueva.png') }))
}

/** Expected records of the server: the drafts, each exactly once, in their order, with their pictures. */
const expected = ({ ensayo, typed }: OpenEnsayo) => {
  const { values, imagen } = typed()
  return {
    ensayo: { ...values, imagen: imagen.kind === 'chosen' ? `${IMAGES}/${imagen.name}` : null },
    resultados: ensayo().resultados.map(({ orden, valor, descripcion }) => ({ orden, valor, descripcion })),
    adjuntos: ensayo().adjuntos.map(({ orden, descripcion, imagen: saved, picture: draft }) => ({
      orden,
      descripcion,
      imagen: draft.kind === 'chosen' ? `${IMAGES}/${draft.name}` : saved,
    })),
    others: [resultado(19, 0, 1, 99), adjunto(29, 0, {}, 99)],
  }
}
const expectSaved = (open: OpenEnsayo) => {
  const held = open.server.held()
  expect({ ...held, ensayo: { ...held.ensayo, id: undefined } }).toEqual(expected(open))
}

/** Number of calls of an undisturbed save of these edits. */
const CALLS = 16

it.each([
  ['keys and queries', true],
  ['neither keys nor queries', false],
])(
  'saves trial, results, attachments and image in their order, and says so, where the API knows %s [TR-09, TR-16]',
  async (_what, knowsKeys) => {
    const open = await openEnsayo(knowsKeys)
    firstEdits(open)
    expect(await open.save(null)).toBe(true)
    expectSaved(open)
    expect(open.server.calls().filter(call => !call.startsWith('GET'))).toEqual([
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
    expect(open.server.calls()).toHaveLength(CALLS)
    expect(open.toasts()).toMatchObject([{ tone: 'success', text: 'Ensayo guardado con éxito' }])
  },
)

const calls = Array.from({ length: CALLS }, (_, at) => at)
const WHEN = ['before', 'after'] as const

type Edit = (open: OpenEnsayo) => void
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.nat(99).map<Edit>(valor => open => open.dispatch(resultadoAdded(open.formId, { valor, magnitud: null, descripcion: {} }))),
  fc.tuple(fc.nat(9), fc.nat(1)).map<Edit>(([at, valor]) => open => {
    const draft = open.ensayo().resultados[at % Math.max(1, open.ensayo().resultados.length)]
    if (draft) open.dispatch(resultadoEdited({ formId: open.formId, draft: { ...draft, valor } }))
  }),
  fc.nat(9).map<Edit>(at => open => open.dispatch(resultadoRemoved({ formId: open.formId, id: idAt(open.ensayo().resultados, at) }))),
  fc.tuple(fc.nat(9), fc.constantFrom(-1 as const, 1 as const)).map<Edit>(
    ([at, by]) =>
      open =>
        open.dispatch(resultadoMoved({ formId: open.formId, id: idAt(open.ensayo().resultados, at), by })),
  ),
  fc
    .nat(99)
    .map<Edit>(
      name => open => open.dispatch(adjuntoAdded(open.formId, { descripcion: { es_ES: `${name}` }, picture: picture(`${name}.png`) })),
    ),
  fc.nat(9).map<Edit>(at => open => open.dispatch(adjuntoRemoved({ formId: open.formId, id: idAt(open.ensayo().adjuntos, at) }))),
  fc.constant<Edit>(open => open.dispatch(adjuntoAdded(open.formId, { descripcion: {}, picture: KEEP }))),
  fc.tuple(fc.nat(9), fc.constantFrom(-1 as const, 1 as const)).map<Edit>(
    ([at, by]) =>
      open =>
        open.dispatch(adjuntoMoved({ formId: open.formId, id: idAt(open.ensayo().adjuntos, at), by })),
  ),
  fc.nat(9).map<Edit>(at => open => {
    const draft = open.ensayo().adjuntos[at % Math.max(1, open.ensayo().adjuntos.length)]
    if (draft)
      open.dispatch(
        adjuntoEdited({ formId: open.formId, draft: { ...draft, descripcion: { ...draft.descripcion, es_ES: `editado ${at}` } } }),
      )
  }),
  fc.nat(99).map<Edit>(number => open => open.type({ codigo: `EN-${number}` })),
)
const anyBreak = fc.record({ at: fc.nat(CALLS), lasts: fc.integer({ min: 1, max: 4 }), when: fc.constantFrom(...WHEN) })
const anyTry = fc.record({ edits: fc.array(anyEdit, { maxLength: 4 }), broken: anyBreak })

describe.each([
  ['an API that knows idempotency keys', true],
  ['one that knows none, nor any query', false],
])('%s', (_api, knowsKeys) => {
  it.each(calls)(
    'after call %i broke, before or after the server did it, the next try leaves everything exactly once [TR-17]',
    async at => {
      for (const when of WHEN) {
        const open = await openEnsayo(knowsKeys)
        firstEdits(open)
        expect(await open.save({ at, when })).toBe(false)
        expect(open.toasts()).toMatchObject([{ tone: 'error', text: 'Se ha producido un error al guardar el ensayo' }])
        expect(await open.save(null)).toBe(true)
        expectSaved(open)
      }
    },
  )

  it.each(calls)('the same where the drafts were edited between the break of call %i and the next try [TR-17]', async at => {
    for (const when of WHEN) {
      const open = await openEnsayo(knowsKeys)
      firstEdits(open)
      expect(await open.save({ at, when })).toBe(false)
      laterEdits(open)
      expect(await open.save(null)).toBe(true)
      expectSaved(open)
    }
  })

  it('leaves everything exactly once after any edits and any tries that failed [TR-17]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTry, { minLength: 1, maxLength: 4 }), async tries => {
        const open = await openEnsayo(knowsKeys)
        for (const { edits, broken } of tries) {
          for (const edit of edits) edit(open)
          // A break beyond the last call has no effect: the save succeeds and closes the form.
          if (await open.save(broken)) break
        }
        if (open.ensayo().opened && open.toasts().every(({ tone }) => tone === 'error')) await open.save(null)
        expectSaved(open)
      }),
      { numRuns: 30 },
    )
  })
})

it('keeps what somebody else has added and written meanwhile [ML-06, TR-16]', async () => {
  const open = await openEnsayo()
  open.server.write('resultados_de_ensayo', resultado(77, 9, 77))
  open.server.write('ensayos', { ...savedEnsayo, nombre: { es_ES: 'Tomate', fr_FR: 'Tomate de plein champ' }, pais: 'PT' })
  open.type({ nombre: { es_ES: 'Tomate rojo', fr_FR: 'Tomate' } })
  expect(await open.save({ at: 2, when: 'before' })).toBe(false)
  expect(await open.save(null)).toBe(true)
  expect(open.server.held().ensayo).toMatchObject({ nombre: { es_ES: 'Tomate rojo', fr_FR: 'Tomate de plein champ' }, pais: 'PT' })
  expect(open.server.held().resultados.map(({ valor }) => valor)).toEqual([12.4, 98.6, 77])
})

it('keeps what somebody else has added between two tries [TR-17]', async () => {
  const open = await openEnsayo()
  firstEdits(open)
  // Three are created, and the response to the last is lost.
  expect(await open.save({ at: 5, when: 'after' })).toBe(false)
  open.server.write('resultados_de_ensayo', resultado(77, 9, 77))
  open.server.write('adjuntos_de_ensayo', adjunto(78, 9, { es_ES: 'Suyo' }))
  expect(await open.save({ at: 6, when: 'before' })).toBe(false)
  expect(await open.save(null)).toBe(true)
  expect(open.conflict()).toBeUndefined()
  const { resultados, adjuntos } = open.server.held()
  expect(resultados.map(({ valor }) => valor)).toEqual([98.6, 77, 5.1, 34.2])
  expect(adjuntos.map(({ descripcion }) => descripcion['es_ES'])).toEqual(['Calibre', 'Hoja tratada', 'Suyo', 'Raíz'])
})

it('asks for results and attachments at once, line by line, and after a failure no more [ML-06, TR-17]', async () => {
  const open = await openEnsayo()
  firstEdits(open)
  const { formId } = open
  const second = open.ensayo().resultados.find(({ id }) => id === 12)
  if (second) open.dispatch(resultadoEdited({ formId, draft: { ...second, valor: 1 } }))
  open.server.write('resultados_de_ensayo', resultado(11, 0, 2))
  open.server.write('resultados_de_ensayo', resultado(12, 1, 2))
  open.server.remove('adjuntos_de_ensayo', 22)
  expect(await open.save(null)).toBe(false)
  const { clashes, tags } = open.conflict() ?? {}
  expect(clashes).toMatchObject([
    { field: 'resultados_de_ensayo', part: '12', mine: { valor: 1 }, theirs: { valor: 2 } },
    { field: 'resultados_de_ensayo', part: '11', mine: null, theirs: { valor: 2 } },
    { field: 'adjuntos_de_ensayo', part: '22', mine: { descripcion: { es_ES: 'Hoja tratada' } }, theirs: null },
  ])
  expect(await open.save({ at: 5, when: 'before' }, tags)).toBe(false)
  expect(await open.save(null)).toBe(true)
  const { resultados, adjuntos } = open.server.held()
  expect(resultados.map(({ valor }) => valor)).toEqual([1, 5.1, 34.2])
  expect(adjuntos.map(({ descripcion }) => descripcion['es_ES'])).toEqual(['Calibre', 'Hoja tratada', 'Raíz'])
})

it.each(WHEN)('keeps results that were edited and edited back, where making them anew broke %s [TR-17]', async when => {
  const open = await openEnsayo()
  const { formId } = open
  // More results than parallel calls, so that some were not sent yet when the first call broke.
  const added = Array.from(
    { length: 8 },
    (_, valor) => open.dispatch(resultadoAdded(formId, { valor, magnitud: null, descripcion: {} })).payload,
  )
  const setAll = (by: number) => {
    for (const draft of open.ensayo().resultados.filter(({ id }) => added.some(each => each.draft.id === id)))
      open.dispatch(resultadoEdited({ formId, draft: { ...draft, valor: (draft.valor ?? 0) + by } }))
  }
  open.chooseImage(picture('portada.png'))
  // Breaks at the image, after reading and writing the trial, reading its results, creating ten and deleting two.
  expect(await open.save({ at: 15, when: 'before' })).toBe(false)
  expect(open.server.held().resultados).toHaveLength(10)
  setAll(100)
  expect(await open.save({ at: 2, when })).toBe(false)
  setAll(-100)
  expect(await open.save(null)).toBe(true)
  expectSaved(open)
})
