import { createStore } from '@/app/createStore'
import { userLoaded } from '@/features/cuenta/slice'
import { familias, magnitudes, papelera, textosDeAcabados } from '@/store/catalogues'
import { selectRowMarks } from '@/store/catalogues/rowMarks'
import { keepCurrent } from '@/store/catalogues/keepCurrent'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'

runInSessions(keepCurrent)
const { logged } = quietErrors()

const named = (id: number, nombre: string) => ({ id, nombre: { es_ES: nombre } })
const opened = (version = 0) => {
  const server = createMemoryServer({ familias: [named(1, 'Zinc')] }, { extensions: true })
  const store = createStore()
  const { records } = { records: server.rows('familias') as never[] }
  store.dispatch(familias.restored({ version, answer: null, records }))
  const tell = (to: number, recurso = 'familias') =>
    store.dispatch(changeReceived({ recurso, version: to, registros: [1], eliminados: [], usuario: null }))
  const deltas = () => server.asked().filter(call => call.includes('/cambios/'))
  return { server, store, tell, deltas, rows: () => familias.selectAll(store.getState()), settled: () => jest.advanceTimersByTimeAsync(50) }
}
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('shows what anybody changes, deletes and adds, by one call from the version that is there [SY-03]', async () => {
  const { server, tell, deltas, rows, settled } = opened()
  server.write('familias', named(1, 'Boro'))
  server.write('familias', named(2, 'Azufre'))
  tell(2)
  await settled()
  expect(rows()).toEqual([named(1, 'Boro'), named(2, 'Azufre')].map(expect.objectContaining))
  server.remove('familias', 1)
  tell(3)
  await settled()
  expect(rows()).toEqual([expect.objectContaining(named(2, 'Azufre'))])
  expect(deltas()).toEqual(['GET /api/familias/cambios/?desde=0', 'GET /api/familias/cambios/?desde=2'])
})

it('marks changed and new rows for two seconds, and those that are there already not at all [SY-03]', async () => {
  const { server, store, tell, settled } = opened()
  const marks = () => selectRowMarks(store.getState(), 'familias')
  server.write('familias', named(1, 'Boro'))
  store.dispatch(familias.loadRequested())
  await settled()
  tell(1)
  await settled()
  expect(marks()).toEqual({})
  server.write('familias', named(1, 'Cobre'))
  server.write('familias', named(2, 'Azufre'))
  store.dispatch(changeReceived({ recurso: 'familias', version: 3, registros: [1, 2], eliminados: [], usuario: null }))
  await settled()
  expect(marks()).toEqual({ 1: 'Cambiado', 2: 'Nuevo' })
  await jest.advanceTimersByTimeAsync(1_900)
  expect(marks()).toEqual({ 1: 'Cambiado', 2: 'Nuevo' })
  await jest.advanceTimersByTimeAsync(200)
  expect(marks()).toEqual({})
})

it('says of rows that others have deleted, while they go, and not of those that the user has [SY-02]', async () => {
  const { server, store, settled, rows } = opened()
  const ana = { id: 7, nombre: 'Ana', apellidos: 'Gil' }
  store.dispatch(userLoaded({ ...ana, email: 'ana@example.com' }))
  server.write('familias', named(2, 'Azufre'))
  store.dispatch(changeReceived({ recurso: 'familias', version: 1, registros: [2], eliminados: [], usuario: ana }))
  await settled()
  await jest.advanceTimersByTimeAsync(2_100)
  const deleted = async (id: number, version: number, usuario: typeof ana | null) => {
    server.remove('familias', id)
    store.dispatch(changeReceived({ recurso: 'familias', version, registros: [], eliminados: [id], usuario }))
    const early = selectRowMarks(store.getState(), 'familias')
    await settled()
    return early
  }
  expect(await deleted(1, 2, { ...ana, id: 8 })).toEqual({ 1: 'Eliminado' })
  await jest.advanceTimersByTimeAsync(2_100)
  expect(selectRowMarks(store.getState(), 'familias')).toEqual({})
  expect(await deleted(2, 3, ana)).toEqual({})
  expect(rows()).toEqual([])
})

it('asks once for many changes: those that come meanwhile by one more call, and those that are there by none [SY-03]', async () => {
  const { server, tell, deltas, store, settled } = opened()
  server.write('familias', named(1, 'a'))
  tell(1)
  server.write('familias', named(1, 'b'))
  tell(2)
  server.write('familias', named(1, 'c'))
  tell(3)
  await settled()
  expect(familias.selectVersion(store.getState())).toBe(3)
  expect(deltas().length).toBeLessThanOrEqual(2)
  const before = deltas().length
  tell(2)
  await settled()
  expect(deltas()).toHaveLength(before)
})

it('asks for no list that the user has not seen, and for none that is no list [SY-03]', async () => {
  const { tell, server, settled } = opened()
  tell(9, 'iconos')
  tell(9, 'lineas_de_composicion')
  await settled()
  expect(server.asked()).toEqual([])
})

it.each([
  ['while', () => undefined],
  ['after a failure of', (store: ReturnType<typeof createStore>) => store.dispatch(magnitudes.loadFailed())],
])('takes a change that comes %s the first load of its list, whose answer is older [SY-03]', async (_when, meanwhile) => {
  const { server, store, tell, deltas, settled } = opened()
  server.hold('GET /api/magnitudes/cambios/')
  store.dispatch(magnitudes.loadRequested())
  await settled()
  meanwhile(store)
  for (const es_ES of ['kg', 'g']) server.write('magnitudes', { id: 1, valor: { es_ES } })
  tell(2, 'magnitudes')
  await settled()
  const registros = [{ id: 1, valor: { es_ES: 'kg' } }]
  store.dispatch(magnitudes.changesReceived({ desde: null, version: 1, completo: true, registros, eliminados: [] }))
  await settled()
  expect(deltas()).toEqual(['GET /api/magnitudes/cambios/', 'GET /api/magnitudes/cambios/?desde=1'])
  expect(magnitudes.selectAll(store.getState())).toMatchObject([{ id: 1, valor: { es_ES: 'g' } }])
})

it('ends where the API has nothing newer than it said, and asks again with the next change [SY-03]', async () => {
  const { tell, deltas, settled } = opened()
  tell(5)
  await settled()
  expect(deltas()).toHaveLength(1)
  tell(6)
  await settled()
  expect(deltas()).toHaveLength(2)
})

it('keeps the rows where a call fails, and asks from the same version again [SY-03, MA-12]', async () => {
  const { server, tell, deltas, rows, settled } = opened()
  server.troubleWith(() => 'before')
  server.write('familias', named(1, 'Boro'))
  tell(1)
  await settled()
  expect(rows()).toEqual([expect.objectContaining(named(1, 'Zinc'))])
  server.troubleWith(() => null)
  tell(1)
  await settled()
  expect(rows()).toEqual([expect.objectContaining(named(1, 'Boro'))])
  expect(new Set(deltas())).toEqual(new Set(['GET /api/familias/cambios/?desde=0']))
  expect(logged()).toEqual(['catalogues/familias/loadRequested'])
})

it.each([
  ['the stream opens', streamOpened],
  ['nothing is heard', streamSilent],
])('brings the lists that are there up to date when %s [SY-09]', async (_what, action) => {
  const { server, store, rows, settled } = opened()
  store.dispatch(papelera.loaded([]))
  server.write('familias', named(1, 'Boro'))
  store.dispatch(action())
  await settled()
  expect(rows()).toEqual([expect.objectContaining(named(1, 'Boro'))])
  expect(server.asked().sort()).toEqual(['GET /api/familias/cambios/?desde=0', 'GET /api/papelera/'])
  expect(magnitudes.selectIsThere(store.getState())).toBe(false)
})

it('brings a list up to date whose first load runs when the stream opens, once the load has ended [SY-09]', async () => {
  const { server, store, deltas, settled } = opened()
  server.hold('GET /api/magnitudes/cambios/')
  store.dispatch(magnitudes.loadRequested())
  await settled()
  for (const es_ES of ['kg', 'g']) server.write('magnitudes', { id: 1, valor: { es_ES } })
  store.dispatch(streamOpened())
  await settled()
  const ofMagnitudes = () => deltas().filter(call => call.includes('magnitudes'))
  expect(ofMagnitudes()).toEqual(['GET /api/magnitudes/cambios/'])
  const registros = [{ id: 1, valor: { es_ES: 'kg' } }]
  store.dispatch(magnitudes.changesReceived({ desde: null, version: 1, completo: true, registros, eliminados: [] }))
  await settled()
  expect(ofMagnitudes()).toEqual(['GET /api/magnitudes/cambios/', 'GET /api/magnitudes/cambios/?desde=1'])
  expect(magnitudes.selectAll(store.getState())).toMatchObject([{ id: 1, valor: { es_ES: 'g' } }])
})

it('loads counts of texts and the bin again after a change that they show, once for many [SY-03]', async () => {
  const { server, store, settled } = opened()
  const change = { version: 1, registros: [1], eliminados: [], usuario: null }
  store.dispatch(changeReceived({ ...change, recurso: 'productos_acabados', eliminados: [2] }))
  await jest.advanceTimersByTimeAsync(3_000)
  expect(server.asked()).toEqual([])
  store.dispatch(papelera.loaded([]))
  store.dispatch(textosDeAcabados.loaded([]))
  for (const version of [2, 3, 4]) store.dispatch(changeReceived({ ...change, recurso: 'productos_acabados', version, eliminados: [2] }))
  store.dispatch(changeReceived({ ...change, recurso: 'magnitudes' }))
  await settled()
  expect(server.asked()).toEqual([])
  await jest.advanceTimersByTimeAsync(3_000)
  expect(server.asked().sort()).toEqual(['GET /api/papelera/', 'GET /api/productos_acabados/textos/cambios/'])
})

it('loads the bin again where a record of it comes back, where an event names no record, and whatever changes next [SY-03]', async () => {
  const { server, store } = opened()
  const change = { recurso: 'ensayos', version: 1, registros: [7], eliminados: [], usuario: null }
  store.dispatch(papelera.loaded([{ id: 1, tipo: 'ensayos', registro: 9 }] as never))
  const asked = async (...changes: Partial<typeof change>[]) => {
    const before = server.asked().length
    for (const each of changes) store.dispatch(changeReceived({ ...change, ...each }))
    await jest.advanceTimersByTimeAsync(3_000)
    return server.asked().slice(before)
  }
  expect(await asked({})).toEqual([])
  expect(await asked({ registros: [9] }, {})).toEqual(['GET /api/papelera/'])
  expect(await asked({ registros: [] })).toEqual(['GET /api/papelera/'])
})
