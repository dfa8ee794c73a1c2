import { expectSaga } from 'redux-saga-test-plan'
import { throwError } from 'redux-saga-test-plan/providers'
import * as matchers from 'redux-saga-test-plan/matchers'
import { ApiError } from '@/api/http/ApiError'
import { papeleraApi } from '@/api/papelera'
import { historialApi } from '@/api/historial'
import { toXliff } from '@/features/traducciones/archivo/toXliff'
import { readFile } from '@/features/traducciones/importar/saga'
import { importClosed, importRequested, selectImportacion } from '@/features/traducciones/importar/slice'
import { workbenchEntered, textosLoaded } from '@/features/traducciones/slice'
import { call, cancel, fork, put, take } from '@/store/effects'
import { fileVault } from '@/store/vault'
import { setTimeout as pass } from 'node:timers/promises'
import { givenSalida } from '@test/features/traducciones/importar/given'
import { todos } from '@test/features/traducciones/textos'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const DE = { idioma: 'fr_FR', origen: 'es_ES' }
const loaded = textosLoaded({ ...DE, textos: todos })
const changed = givenSalida(todos.map(texto => ({ texto, escrito: texto.destino === '' ? '' : `${texto.destino} bis` })))
/** File with foreign marks: all texts here have changed since its export. */
const xliff = toXliff(changed).replace(/extradata="[^"]*"/g, 'extradata="otra"')

const begin = (content = xliff) => {
  const request = importRequested({ ...fileVault.keep(new File([content], 'f.xlf')), nombre: 'f.xlf', idioma: 'fr_FR' })
  /** Stub of the workbench's saga, which loads the texts in a later turn. */
  function* loads() {
    yield* take(workbenchEntered.match)
    yield* call(pass, 0)
    yield* put(loaded)
  }
  function* both() {
    const task = yield* fork(loads)
    yield* readFile(request)
    yield* cancel(task)
  }
  return { request, saga: expectSaga(both).withReducer(rootReducer, stateAfter(request)) }
}
const strict = noRealCalls(historialApi)
const isDropped = ({ payload }: ReturnType<typeof importRequested>) =>
  expect(() => fileVault.open(payload)).toThrow('ya no está disponible')

it('a page that was left hears no more of its file, which is let go [TX-05, AC-04]', async () => {
  const { request, saga } = begin()
  const { storeState } = await saga.provide([strict]).dispatch(importClosed()).run(false)
  expect(selectImportacion(storeState)).toMatchObject({ reading: null, archivo: null, problem: null })
  isDropped(request)
})

it('a bin and a history that do not answer keep nobody from comparing; the file is let go [TX-05, AC-04]', async () => {
  const { request, saga } = begin()
  const down = throwError(new ApiError(503, null))
  const provided = saga.provide([[matchers.call.fn(papeleraApi.list), down], [matchers.call.fn(historialApi.ofRecord), down], strict])
  const { storeState } = await provided.run(false)
  expect(selectImportacion(storeState)).toMatchObject({ nombre: 'f.xlf', problem: null, papelera: [], momentos: {} })
  expect(selectImportacion(storeState).archivo?.textos).toHaveLength(todos.length)
  expect(logged()).toEqual(['traducciones > papelera', 'traducciones > productos_acabados/7', 'traducciones > productos_acabados/7'])
  isDropped(request)
})

it('a change of the history from before the file was written is none since [TX-05]', async () => {
  const entry = (momento: string, campo: string) => ({
    ...{ momento, usuario: null },
    cambios: [{ tipo: 'productos_acabados', registro: 7, campo, idioma: 'fr_FR' }],
  })
  const entradas = [entry('2026-11-20T08:00:00.000Z', 'nombre'), entry('2026-11-01T08:00:00.000Z', 'modo_de_accion')]
  const { saga } = begin()
  const provided = saga.provide([
    [matchers.call.fn(papeleraApi.list), []],
    [matchers.call.fn(historialApi.ofRecord), { entradas, siguiente: null, total: 2 }],
    strict,
  ])
  const { storeState } = await provided.run(false)
  expect(selectImportacion(storeState).momentos).toEqual({ 'productos_acabados/7/nombre': '2026-11-20T08:00:00.000Z' })
})

it.each([
  ['for the language that all texts are translated from', 'fr-FR', 'es-ES', 'f.xlf es para español (España), el idioma del que se traduce'],
  ['from a language to itself', 'fr-FR', 'fr-FR', 'f.xlf no trae traducciones: su origen y sus textos son del mismo idioma'],
])('a file %s is refused: no page shows its texts [TX-05]', async (_which, source, target, problem) => {
  const content = xliff
    .replace(/source-language="[^"]*"/, `source-language="${source}"`)
    .replace(/target-language="[^"]*"/, `target-language="${target}"`)
    .replace(/xml:lang="fr-FR"/g, `xml:lang="${target}"`)
    .replace(/xml:lang="es-ES"/g, `xml:lang="${source}"`)
  const request = importRequested({ ...fileVault.keep(new File([content], 'f.xlf')), nombre: 'f.xlf', idioma: null })
  const { storeState } = await expectSaga(readFile, request).withReducer(rootReducer, stateAfter(request)).provide([strict]).run(false)
  expect(selectImportacion(storeState)).toMatchObject({ archivo: null, problem })
  isDropped(request)
})

it('a file whose ticket is gone is not read, and says so [TX-05]', async () => {
  const { request, saga } = begin()
  fileVault.drop(request.payload)
  const { storeState } = await saga.provide([strict]).run(false)
  expect(selectImportacion(storeState).problem).toBe('f.xlf no se ha podido leer')
  expect(logged()).toEqual(['traducciones > importar'])
})
