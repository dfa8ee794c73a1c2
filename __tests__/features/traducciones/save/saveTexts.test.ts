import type { Action } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { ApiError } from '@/api/http/ApiError'
import { inSave } from '@/api/http/save'
import { traduccionesApi, type TextosDeRegistro, type VigentesDeRegistro } from '@/api/traducciones'
import { historialApi } from '@/api/historial'
import type { Texto } from '@/shared/translations'
import { saveTexts } from '@/features/traducciones/save/saveTexts'
import {
  stopRequested,
  saveRequested,
  workbenchEntered,
  registroEnded,
  selectUnsaved,
  selectTraducciones,
  textoWritten,
  textosLoaded,
  versionChosen,
  vigenteMarked,
} from '@/features/traducciones/slice'
import { CALLS_AT_ONCE } from '@/store/sequences/eachOf'
import { selectToasts } from '@/store/toasts'
import { withExtensions } from '@test/features/productos/play'
import { todos } from '@test/features/traducciones/textos'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const idioma = 'fr_FR'
const DE = { idioma, origen: 'es_ES' }
const HELD = 'Intervient dans les auxines.'

const write = (key: string, texto = 'écrit') => textoWritten({ idioma, key, destino: '', texto })

/** State with pending texts of three records, one of them with a part and a confirmed text. */
const written = withExtensions(
  stateAfter(
    workbenchEntered(DE),
    textosLoaded({ ...DE, textos: todos }),
    write('productos_acabados/7/descripcion'),
    vigenteMarked({ idioma, key: 'productos_acabados/7/modo_de_accion', destino: HELD }),
    write('lineas_de_composicion/88/valor'),
    write('familias/1/nombre'),
    write('familias/1/descripcion'),
    write('familias/2/nombre'),
  ),
)

const rowsOf = ({ tipo, id }: { tipo: string; id: number }, change: (each: Texto) => Partial<Texto>): Texto[] =>
  todos.filter(each => each.tipo === tipo && each.id === id).map(each => ({ ...each, ...change(each) }))

interface Server {
  /** Throws the error of the call. */
  guardar?: (sent: TextosDeRegistro) => void
  vigentes?: (sent: VigentesDeRegistro) => void
  textos?: () => readonly Texto[]
  historial?: () => object
}

const unasked = (): never => {
  throw new Error('Nobody asked for it')
}

/** Runs `saveTexts` with stubbed calls; returns the sent bodies and the saves that they belong to. */
const play = async (server: Server = {}, { raices = null as string[] | null, state = written } = {}) => {
  const sent: unknown[] = []
  const saves = new Set<unknown>()
  const answers = new Map<unknown, (body: never) => unknown>([
    [
      traduccionesApi.guardar,
      (body: TextosDeRegistro) => {
        server.guardar?.(body)
        sent.push(body)
        return rowsOf(body, ({ campo, destino }) => ({ destino: body.textos[campo] ?? destino }))
      },
    ],
    [
      traduccionesApi.vigentes,
      (body: VigentesDeRegistro) => {
        server.vigentes?.(body)
        sent.push(body)
        return rowsOf(body, () => ({ desfasada: false, cambio: null }))
      },
    ],
    [traduccionesApi.textos, server.textos ?? unasked],
    [historialApi.ofRecord, server.historial ?? unasked],
  ])
  const { storeState } = await expectSaga(saveTexts, saveRequested({ idioma, raices }))
    .withReducer(rootReducer, state)
    .provide({
      call({ fn, args }, next) {
        const isSave = (fn as unknown) === inSave
        const [save, called, ...given]: unknown[] = isSave ? args : [null, fn, ...args]
        const answer = answers.get(called)
        if (!answer) return next()
        saves.add(save)
        return answer(given[1] as never)
      },
    })
    .run()
  const sin = selectUnsaved(storeState, idioma)
  return {
    ...{ state: storeState, sent, saves },
    left: Object.entries(sin?.pendingTexts ?? {}),
    destinos: Object.fromEntries(
      selectTraducciones(storeState).workbench?.textos?.map(each => [`${each.tipo}/${each.id}/${each.campo}`, each.destino]) ?? [],
    ),
    toasts: selectToasts(storeState).map(({ text }) => text),
    resultado: selectTraducciones(storeState).resultado,
  }
}

it('says of texts that say what their source says that they hold, of what is typed once it is saved, and not of what others have changed [TX-02]', async () => {
  const [, , , , algas, , quelatos] = todos
  if (!algas || !quelatos) throw new Error('A text is missing')
  const igual = { ...quelatos, destino: 'Quelatos', igual: true }
  const state = withExtensions(
    stateAfter(
      workbenchEntered(DE),
      textosLoaded({ ...DE, textos: [algas, igual] }),
      write('familias/1/nombre', 'Algas'),
      vigenteMarked({ idioma, key: 'familias/1/nombre', destino: '' }),
      vigenteMarked({ idioma, key: 'familias/2/nombre', destino: 'Quelatos' }),
    ),
  )
  const { sent } = await play({ textos: () => [algas, igual] }, { state })
  expect(sent).toEqual(
    expect.arrayContaining([
      { tipo: 'familias', id: 1, textos: { nombre: 'Algas' }, antes: { nombre: '' } },
      { tipo: 'familias', id: 1, campos: ['nombre'], antes: { nombre: 'Algas' } },
      { tipo: 'familias', id: 2, campos: ['nombre'], antes: { nombre: 'Quelatos' } },
    ]),
  )
  const asked: unknown[] = []
  const vigentes = (said: VigentesDeRegistro) => {
    asked.push(said)
    throw new ApiError(412, null, { errors: { nombre: 'Ha cambiado' } })
  }
  await play({ vigentes, textos: () => [algas, igual] }, { state })
  expect(asked).toHaveLength(2)
})

it('sends a record a call, parts and what still holds too, all under one save, and says so [TX-04, HI-01, AC-03]', async () => {
  const { sent, saves, left, destinos, toasts, state, resultado } = await play()
  expect(sent).toEqual([
    { tipo: 'productos_acabados', id: 7, textos: { descripcion: 'écrit' }, antes: { descripcion: '' } },
    { tipo: 'productos_acabados', id: 7, campos: ['modo_de_accion'], entrada: 57 },
    { tipo: 'lineas_de_composicion', id: 88, textos: { valor: 'écrit' }, antes: { valor: '' } },
    { tipo: 'familias', id: 1, textos: { nombre: 'écrit', descripcion: 'écrit' }, antes: { nombre: '', descripcion: '' } },
    { tipo: 'familias', id: 2, textos: { nombre: 'écrit' }, antes: { nombre: '' } },
  ])
  expect([...saves]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(left).toEqual([])
  expect(destinos).toMatchObject({ 'familias/1/nombre': 'écrit', 'productos_acabados/7/modo_de_accion': HELD })
  expect(selectTraducciones(state).workbench?.textos?.some(({ desfasada }) => desfasada)).toBe(false)
  expect(toasts).toEqual(['Traducciones guardadas con éxito'])
  expect([resultado, state.sequences]).toEqual([null, {}])
})

it.each([
  ['productos_acabados', 7, 'productos_acabados/7', 3, ['descripcion', 'modo_de_accion']],
  ['lineas_de_composicion', 88, 'productos_acabados/7', 3, ['valor']],
  ['familias', 1, 'familias/1', 2, ['nombre', 'descripcion']],
  ['familias', 2, 'familias/2', 2, ['nombre']],
])(
  'where %s %i fails it keeps its texts with the reason, and all others are saved [TX-04, AC-03]',
  async (tipo, id, raiz, registros, campos) => {
    const failing = ({ tipo: of, id: at }: { tipo: string; id: number }) => {
      if (of === tipo && at === id) throw new ApiError(503, 'El servidor está en mantenimiento.')
    }
    const { left, resultado, toasts, state } = await play({ guardar: failing, vigentes: failing, textos: () => todos })
    expect(left.map(([key]) => key)).toEqual(campos.map(campo => `${tipo}/${id}/${campo}`))
    expect(left.map(([, { fallo }]) => fallo)).toEqual(campos.map(() => 'el servidor está en mantenimiento'))
    expect(resultado).toMatchObject({
      textos: 6 - campos.length,
      registros,
      fallidos: 1,
      contestados: 0,
      quedan: campos.length,
      quedanRegistros: 1,
    })
    expect([toasts, state.sequences]).toEqual([[], {}])
    expect(logged()).toContain(`traducciones > ${raiz}`)
  },
)

it('what a try without an answer has saved all the same is saved [TX-04]', async () => {
  const lost = ({ id }: TextosDeRegistro) => {
    if (id === 2) throw new ApiError(0, null)
  }
  const now = todos.map(each => (each.id === 2 ? { ...each, destino: 'écrit' } : each))
  const { left, toasts } = await play({ guardar: lost, textos: () => now })
  expect([left, toasts]).toEqual([[], ['Traducciones guardadas con éxito']])
})

it('where there is no answer to anything, all of it stays [TX-04]', async () => {
  const none = () => {
    throw new ApiError(0, null)
  }
  const { left, resultado } = await play({ guardar: none, vigentes: none, textos: none })
  expect(left).toHaveLength(6)
  expect(new Set(left.map(([, { fallo }]) => fallo))).toEqual(new Set(['el servidor no responde']))
  expect(resultado).toMatchObject({ textos: 0, fallidos: 3, quedan: 6, quedanRegistros: 3 })
})

const contested = ({ id, textos }: TextosDeRegistro) => {
  if (id === 1 && 'nombre' in textos) throw new ApiError(412, null, { errors: { nombre: 'Ha cambiado' } })
}
const theirs = todos.map(each => (each.id === 1 && each.campo === 'nombre' ? { ...each, destino: 'Les algues' } : each))
const historial = () => ({
  entradas: [
    {
      ...{ momento: '2026-11-22T09:41:00.000Z', usuario: { id: 3, nombre: 'Marta', apellidos: 'Soler' } },
      cambios: [{ tipo: 'familias', registro: 1, campo: 'nombre', idioma }],
    },
  ],
})

it('of what somebody else has changed both versions show, and all else of the record is saved [TX-04]', async () => {
  const { left, destinos, resultado, state } = await play({ guardar: contested, textos: () => theirs, historial })
  expect(left).toMatchObject([
    ['familias/1/nombre', { texto: 'écrit', suya: { texto: 'Les algues', autor: 'Marta Soler', momento: '2026-11-22T09:41:00.000Z' } }],
  ])
  expect(resultado).toMatchObject({ textos: 5, fallidos: 0, contestados: 1, quedan: 1 })
  expect(destinos['familias/1/nombre']).toBe('Les algues')

  const de = { idioma, key: 'familias/1/nombre' }
  const given = rootReducer(state, versionChosen({ ...de, cual: 'suya' }))
  expect(selectUnsaved(given, idioma)?.pendingTexts).toEqual({})
  const { sent } = await play({}, { state: rootReducer(state, versionChosen({ ...de, cual: 'mia' })), raices: ['familias/1'] })
  expect(sent).toEqual([{ tipo: 'familias', id: 1, textos: { nombre: 'écrit' }, antes: { nombre: 'Les algues' } }])
})

it('of two texts of a record that somebody else has changed, the undecided one stays when the other is saved [TX-04]', async () => {
  const both = ({ id, textos }: TextosDeRegistro) => {
    const errors = Object.fromEntries(Object.keys(textos).map(campo => [campo, 'Ha cambiado']))
    if (id === 1) throw new ApiError(412, null, { errors })
  }
  const theirTexts = todos.map(each => (each.id === 1 ? { ...each, destino: 'Les algues' } : each))
  const first = await play({ guardar: both, textos: () => theirTexts, historial })
  expect(first.left.map(([key]) => key)).toEqual(['familias/1/nombre', 'familias/1/descripcion'])
  const decided = rootReducer(first.state, versionChosen({ idioma, key: 'familias/1/nombre', cual: 'mia' }))
  const { sent, left, resultado } = await play({}, { state: decided, raices: ['familias/1'] })
  expect(sent).toEqual([{ tipo: 'familias', id: 1, textos: { nombre: 'écrit' }, antes: { nombre: 'Les algues' } }])
  expect(left).toMatchObject([['familias/1/descripcion', { texto: 'écrit', suya: { texto: 'Les algues' } }]])
  expect(resultado).toMatchObject({ textos: 1, fallidos: 0, quedan: 1 })
})

it('a text that was to be held stays marked when its own call fails, whatever else of the record is saved [TX-04]', async () => {
  const vigentes = () => {
    throw new ApiError(503, 'El servidor está en mantenimiento.')
  }
  const now = todos.map(each => (each.campo === 'modo_de_accion' ? each : { ...each, destino: 'écrit' }))
  const { left, toasts, resultado } = await play({ vigentes, textos: () => now })
  expect(left).toMatchObject([['productos_acabados/7/modo_de_accion', { vigente: true, fallo: 'el servidor está en mantenimiento' }]])
  expect(toasts).toEqual([])
  expect(resultado).toMatchObject({ fallidos: 1, quedan: 1 })
})

it('who it was need not be known [TX-04]', async () => {
  const none = () => {
    throw new ApiError(500, null)
  }
  const { left } = await play({ guardar: contested, textos: () => theirs, historial: none })
  expect(left).toMatchObject([['familias/1/nombre', { suya: { texto: 'Les algues', autor: null } }]])
})

it('saves some records only, where only these are asked for [TX-04]', async () => {
  const { sent, left, resultado, toasts } = await play({}, { raices: ['familias/2'] })
  expect(sent).toHaveLength(1)
  expect(left).toHaveLength(5)
  // All that was asked for is saved: the other texts are no failure.
  expect(resultado).toBeNull()
  expect(toasts).toEqual(['Traducciones guardadas con éxito'])
})

it('stops after the records in hand [TX-04]', async () => {
  const many = Array.from({ length: 20 }, (_, at) => `familias/${at + 10}/nombre`)
  const state = many.reduce(
    (each, key) => rootReducer(each, write(key)),
    stateAfter(workbenchEntered(DE), textosLoaded({ ...DE, textos: todos })),
  )
  let calls = 0
  const { storeState } = await expectSaga(saveTexts, saveRequested({ idioma, raices: null }))
    .withReducer((root = state, action: Action) => {
      const next = rootReducer(root, action)
      return registroEnded.match(action) ? rootReducer(next, stopRequested()) : next
    }, state)
    .provide({
      call({ fn }, next) {
        if ((fn as unknown) !== traduccionesApi.guardar) return next()
        calls += 1
        return Promise.resolve([])
      },
    })
    .run()
  expect(calls).toBe(CALLS_AT_ONCE)
  expect(selectTraducciones(storeState)).toMatchObject({ saving: null, resultado: { fallidos: 0, quedan: 20 } })
})

it('without anything to save nothing is asked [TX-04]', async () => {
  const { sent, toasts } = await play({}, { state: stateAfter(workbenchEntered(DE), textosLoaded({ ...DE, textos: todos })) })
  expect([sent, toasts]).toEqual([[], []])
})

it('says of a record that is gone that another has deleted it, also beside a language that lacks the text [TX-04]', async () => {
  const guardar = ({ tipo, id }: TextosDeRegistro) => {
    if (tipo === 'familias' && id === 2) throw new ApiError(404, null)
  }
  const { left } = await play({ guardar, textos: () => todos.slice(0, -1) })
  expect(left).toEqual([['familias/2/nombre', expect.objectContaining({ fallo: 'se ha eliminado mientras tanto' })]])
})
