import { configureStore, type Action } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { historialApi } from '@/api/historial'
import { newsSaga } from '@/kits/forms/news/saga'
import { formUnwatched, formWatched, newsTaken, selectNews } from '@/kits/forms/news/slice'
import type { PaginaDeHistorial } from '@/shared/history'
import type { LiveChange } from '@/shared/live'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import { sequenceFailed, sequenceStarted } from '@/store/sequences/slice'
import { linea } from '@test/features/productos/products'
import { generico } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()

const KEY = 'productos_genericos 7'
const ana = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const form = { key: KEY, runKey: 'guardar', tipo: 'productos_genericos', id: 7, partes: ['lineas_de_composicion'] }
const taken = {
  key: KEY,
  formId: 'f',
  tipo: form.tipo,
  record: {},
  base: {},
  partes: {},
  saves: [{ usuario: ana, momento: '2026-11-27T10:51:00Z' }],
}

const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(resolve => setTimeout(resolve))
}

const start = ({ extensions = false } = {}) => {
  const known = stateAfter()
  const server = createMemoryServer({
    productos_genericos: [generico()],
    lineas_de_composicion: [linea(11, 0, { producto_generico: 7 }), linea(12, 0, { producto_generico: 8 })],
  })
  const sagas = createSagaMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ...known, configuration: { ...known.configuration, extensions } },
    middleware: given => given({ thunk: false }).concat(sagas),
  })
  sagas.run(newsSaga)
  store.dispatch(formWatched(form))
  let version = 1
  return {
    server,
    dispatch: (action: Action) => void store.dispatch(action),
    news: () => selectNews(store.getState(), KEY),
    hear: (change: Partial<LiveChange>) => {
      version += 1
      store.dispatch(changeReceived({ recurso: form.tipo, version, registros: [], eliminados: [], usuario: ana, ...change }))
    },
  }
}

it('reads an open record with its parts once somebody has saved it, and no other [SY-04]', async () => {
  const { server, hear, news } = start()
  hear({ registros: [8] })
  hear({ recurso: 'familias', registros: [7] })
  await settled()
  expect(server.asked()).toEqual([])
  hear({ registros: [7] })
  await settled()
  expect(server.asked()).toEqual(['GET /api/productos_genericos/7/', 'GET /api/lineas_de_composicion/?producto_generico=7'])
  expect(news()?.received).toMatchObject({ record: { codigo: 'G-1' }, partes: { lineas_de_composicion: [{ id: 11 }] } })
})

describe('a save by others between the reading of a record and the opening of its form', () => {
  const READ = ['GET /api/productos_genericos/7/', 'GET /api/lineas_de_composicion/?producto_generico=7']

  it('is noted once by the form when it opens [SY-04, SY-09]', async () => {
    const { server, hear, news, dispatch } = start()
    dispatch(formUnwatched(form))
    hear({ registros: [7] })
    hear({ registros: [8] })
    await settled()
    expect(server.asked()).toEqual([])
    dispatch(formWatched(form))
    await settled()
    expect(server.asked()).toEqual(READ)
    expect(news()).toMatchObject({ received: { record: { codigo: 'G-1' } }, read: [{ usuario: ana }] })
    dispatch(formWatched({ ...form, runKey: 'next' }))
    await settled()
    expect(server.asked()).toEqual(READ)
  })

  it('is noted once also where the stream has opened after the save, so that no event tells of it [SY-04, SY-09]', async () => {
    const { server, news, dispatch } = start({ extensions: true })
    const of = jest.spyOn(historialApi, 'ofRecord').mockResolvedValue({ entradas: [] } as unknown as PaginaDeHistorial)
    dispatch(formUnwatched(form))
    dispatch(streamOpened())
    await settled()
    expect(server.asked()).toEqual([])
    dispatch(formWatched(form))
    await settled()
    expect(server.asked()).toEqual(READ)
    expect(news()).toMatchObject({ received: { record: { codigo: 'G-1' } } })
    dispatch(formUnwatched(form))
    dispatch(formWatched({ ...form, runKey: 'next' }))
    await settled()
    expect(server.asked()).toEqual(READ)
    of.mockRestore()
  })

  it('is told where it has deleted the record [SY-04, SY-09]', async () => {
    const { server, hear, news, dispatch } = start()
    dispatch(formUnwatched(form))
    server.remove('productos_genericos', 7)
    hear({ eliminados: [7] })
    dispatch(formWatched(form))
    await settled()
    expect(news()?.deletion).toMatchObject({ usuario: ana })
  })

  it('is no deletion where the record has been restored meanwhile [SY-04, SY-09]', async () => {
    const { hear, news, dispatch } = start()
    dispatch(formUnwatched(form))
    hear({ eliminados: [7] })
    hear({ registros: [7] })
    dispatch(formWatched(form))
    expect(news()?.deletion).toBeNull()
    await settled()
    expect(news()).toMatchObject({ deletion: null, received: { record: { codigo: 'G-1' } } })
  })

  it('is forgotten after a minute [SY-09]', async () => {
    const { server, hear, dispatch } = start()
    dispatch(formUnwatched(form))
    hear({ registros: [7] })
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    dispatch(formWatched(form))
    await settled()
    jest.restoreAllMocks()
    expect(server.asked()).toEqual([])
  })
})

it('reads the parts of a record that it knows, or that refer to it, once for many changes, and no others [SY-04]', async () => {
  const { server, hear, dispatch } = start()
  const recurso = 'lineas_de_composicion'
  const asked = async (...changes: Partial<LiveChange>[]) => {
    const before = server.asked().length
    jest.useFakeTimers()
    for (const change of changes) hear({ recurso, ...change })
    await jest.advanceTimersByTimeAsync(500)
    jest.useRealTimers()
    return server.asked().length - before
  }
  dispatch(formWatched({ ...form, owners: { member: 'producto_generico', ids: [7] }, known: { [recurso]: [11] } }))
  const others = { producto_generico: [8], producto_acabado: [] }
  expect(await asked({ registros: [12], referidos: others }, { eliminados: [13], referidos: { producto_generico: [] } })).toBe(0)
  expect(await asked({ registros: [11], referidos: others })).toBe(2)
  expect(await asked({ eliminados: [11], referidos: { producto_generico: [] } })).toBe(2)
  expect(await asked({ registros: [14], referidos: { producto_generico: [7] } }, { registros: [15], referidos: others })).toBe(2)
  expect(await asked({ registros: [12] })).toBe(2)
})

const NOMBRE = { tipo: form.tipo, registro: form.id, campo: 'nombre', idioma: 'es_ES' }
const older = { usuario: { ...ana, id: 3 }, momento: '2026-11-27T09:00:00Z', cambios: [{ ...NOMBRE, campo: null, idioma: null }] }
const newest = { usuario: ana, momento: '2026-11-27T10:51:00Z', cambios: [NOMBRE] }

const withHistory = () => {
  const entradas = [newest, older].map(({ cambios, ...entry }) => ({
    ...entry,
    cambios: cambios.map(each => ({ ...each, antes: 'a' })),
    nombres: {},
  }))
  return jest.spyOn(historialApi, 'ofRecord').mockResolvedValue({ entradas } as unknown as PaginaDeHistorial)
}

it.each([{}, { recurso: 'lineas_de_composicion' }])(
  'asks the history who saved its record where a change of very many names nobody [SY-04]: %j',
  async change => {
    const { hear, news } = start({ extensions: true })
    const of = withHistory()
    hear({ ...change, usuario: null })
    await settled()
    expect(news()).toMatchObject({ hasMissed: false, read: [older, newest] })
    of.mockRestore()
  },
)

it('reads open records anew when the stream opens, for the first time or after a gap, and knows their saves [SY-04, SY-09]', async () => {
  const { server, dispatch, news } = start({ extensions: true })
  const of = withHistory()
  const release = server.hold('GET /api/productos_genericos/7/')
  dispatch(streamOpened())
  await settled()
  // A history read before the record could lack a save of the record.
  expect(of).not.toHaveBeenCalled()
  release()
  await settled()
  expect(of).toHaveBeenCalledWith({ tipo: form.tipo, id: form.id })
  expect(news()).toMatchObject({ noted: [], read: [older, newest], received: { record: { codigo: 'G-1' } } })
  of.mockRestore()
})

it('takes the saves that events name from the events, and those of a gap before them from the history [SY-04, SY-09]', async () => {
  const { dispatch, hear, news } = start({ extensions: true })
  const of = withHistory()
  dispatch(streamOpened())
  hear({ registros: [7] })
  await settled()
  expect(news()).toMatchObject({ noted: [], read: [older, newest, { usuario: ana, changed: { recurso: form.tipo, ids: [7] } }] })
  of.mockRestore()
})

const UNKNOWN = { usuario: { id: 0, nombre: '', apellidos: '' } }

it('reads a record again whose history did not come, and names nobody where the history has forgotten its saves [SY-04, SY-09]', async () => {
  const { hear, dispatch, news } = start({ extensions: true })
  const of = withHistory()
  of.mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce({ entradas: [] } as unknown as PaginaDeHistorial)
  dispatch(streamOpened())
  await settled()
  expect(news()).toMatchObject({ received: null, hasMissed: true })
  hear({ registros: [7] })
  await settled()
  expect(news()).toMatchObject({ received: { record: { codigo: 'G-1' } }, hasMissed: false, read: [UNKNOWN, { usuario: ana }] })
  of.mockRestore()
})

it('tells of a record that was deleted in a gap, and by whom if the history knows [SY-04, SY-09]', async () => {
  const { server, dispatch, news } = start({ extensions: true })
  const of = withHistory()
  server.remove('productos_genericos', 7)
  of.mockRejectedValueOnce(new Error('no answer'))
  dispatch(streamOpened())
  await settled()
  expect(news()?.deletion).toMatchObject(UNKNOWN)
  dispatch(streamOpened())
  await settled()
  expect(news()?.deletion).toEqual(newest)
  of.mockRestore()
})

it('asks for the history in each silence of the stream, and reads the record once that has changed [SY-04, SY-09]', async () => {
  const { server, dispatch, news } = start({ extensions: true })
  const page = (entradas: object[]) => ({ entradas }) as unknown as PaginaDeHistorial
  const of = jest.spyOn(historialApi, 'ofRecord').mockResolvedValue(page([older]))
  const silence = async () => {
    const before = server.asked().length
    dispatch(streamSilent())
    await settled()
    return server.asked().slice(before)
  }
  const read = ['GET /api/productos_genericos/7/', 'GET /api/lineas_de_composicion/?producto_generico=7']
  expect(await silence()).toEqual(read)
  of.mockClear()
  expect(await silence()).toEqual([])
  expect(of).toHaveBeenCalledTimes(1)
  of.mockResolvedValue(page([newest, older]))
  server.write('productos_genericos', generico({ codigo: 'G-2' }))
  server.troubleWith(({ at }) => (at < 4 ? 'before' : null))
  expect(await silence()).toEqual(read)
  expect(news()).toMatchObject({ hasMissed: true })
  expect(await silence()).toEqual(read)
  expect(news()).toMatchObject({ hasMissed: false, received: { record: { codigo: 'G-2' } } })
  expect(await silence()).toEqual([])
  of.mockRejectedValueOnce(new Error('no answer'))
  expect(await silence()).toEqual([])
  of.mockRestore()
})

it('misses no author where a gap ends beside a reading that the end of a save has begun [SY-04, SY-09]', async () => {
  const { server, hear, dispatch, news } = start({ extensions: true })
  const of = withHistory()
  dispatch(sequenceStarted({ key: 'guardar', steps: [], facts: {} }))
  hear({ registros: [7] })
  const release = server.hold('GET /api/productos_genericos/7/')
  dispatch(sequenceFailed({ key: 'guardar' }))
  await settled()
  dispatch(streamOpened())
  release()
  await settled()
  expect(news()).toMatchObject({ hasMissed: false, noted: [], read: [older, newest, { usuario: ana }] })
  of.mockRestore()
})

it('asks for nothing when the stream of an API without a history opens [SY-04]', async () => {
  const { server, dispatch } = start()
  dispatch(streamOpened())
  dispatch(streamSilent())
  await settled()
  expect(server.asked()).toEqual([])
})

it('reads it too for parts of its kind, whose record only the server knows [SY-04]', async () => {
  const { server, hear } = start()
  hear({ recurso: 'lineas_de_composicion', registros: [13], eliminados: [11] })
  await settled()
  expect(server.asked()).toHaveLength(2)
})

it('waits for a save of the form to end, which reads and merges by itself [SY-04]', async () => {
  const { server, dispatch, hear, news } = start()
  dispatch(sequenceStarted({ key: 'guardar', steps: [], facts: {} }))
  hear({ registros: [7] })
  await settled()
  expect(server.asked()).toEqual([])
  dispatch(sequenceFailed({ key: 'guardar' }))
  await settled()
  expect(news()?.received).not.toBeNull()
})

it('forgets what it read beside a save that began meanwhile, and looks again when that has ended [SY-04]', async () => {
  const { server, dispatch, hear, news } = start()
  const release = server.hold('GET /api/productos_genericos/7/')
  hear({ registros: [7] })
  await settled()
  dispatch(sequenceStarted({ key: 'guardar', steps: [], facts: {} }))
  release()
  await settled()
  expect(news()?.received).toBeNull()
  server.write('productos_genericos', generico({ codigo: 'G-2' }))
  dispatch(sequenceFailed({ key: 'guardar' }))
  await settled()
  expect(news()?.received).toMatchObject({ record: { codigo: 'G-2' } })
})

it('tells that the record was deleted, by the event or by what the server says [SY-04]', async () => {
  const one = start()
  one.hear({ eliminados: [7] })
  expect(one.news()?.deletion).toMatchObject({ usuario: ana })
  const other = start()
  other.server.remove('productos_genericos', 7)
  other.hear({ registros: [7] })
  await settled()
  expect(other.news()?.deletion).toMatchObject({ usuario: ana })
})

it('stays silent where the record does not come, and tries again at the next save [SY-04]', async () => {
  const { server, hear, news } = start()
  server.troubleWith(({ at }) => (at < 2 ? 'before' : null))
  hear({ registros: [7] })
  await settled()
  expect(news()).toMatchObject({ received: null, deletion: null })
  hear({ registros: [7] })
  await settled()
  expect(news()).toMatchObject({ received: { record: { codigo: 'G-1' } }, noted: [], read: [{ usuario: ana }, { usuario: ana }] })
})

it('tells of the saves that a form has taken, and of none that changed nothing there [SY-04]', async () => {
  const { dispatch, hear, news } = start()
  hear({ registros: [7] })
  await settled()
  dispatch(newsTaken({ ...taken, saves: [] }))
  await settled()
  expect(news()).toMatchObject({ noted: [], read: [], saves: [], nombres: null })
  hear({ registros: [7] })
  await settled()
  dispatch(newsTaken(taken))
  await settled()
  expect(news()).toMatchObject({ noted: [], read: [], saves: [{ usuario: ana }], nombres: {} })
})

it('tells of the saves where the history does not answer, without names [SY-04, HI-02]', async () => {
  const { server, dispatch, hear, news } = start({ extensions: true })
  const of = withHistory()
  hear({ registros: [7] })
  await settled()
  const before = server.asked().length
  of.mockRejectedValue(new Error('no answer'))
  dispatch(newsTaken(taken))
  await settled()
  expect(news()?.nombres).toEqual({})
  expect(server.asked().slice(before)).toEqual([])
  of.mockRestore()
})
