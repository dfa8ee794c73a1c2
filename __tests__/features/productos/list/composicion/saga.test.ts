import { createStore } from '@/app/createStore'
import { composicionesSaga } from '@/features/productos/list/composicion/saga'
import { composicionesRequested, selectComposiciones } from '@/features/productos/list/composicion/slice'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, linea } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'

runInSessions(composicionesSaga)
afterEach(() => void jest.useRealTimers())

const [N, K] = [1, 2]
const nombres = ['Nitrógeno (N) total', 'Óxido de potasio (K₂O)']

/** Server with products of two lines, which every tenth product declares in the wrong order. */
const given = (count: number) => {
  const products = Array.from({ length: count }, (_, at) => acabado({ id: at + 1, codigo: String(at), nombre: { es_ES: 'Abono' } }))
  const lines = products.flatMap(({ id }) =>
    (id % 10 === 0 ? [K, N] : [N, K]).map((componente, orden) => {
      const content = { componente, cantidad_1: 8, magnitud_1: 1, solubilidad: 0 }
      return { ...linea(2 * id + orden, orden, { producto_acabado: id, ...content }) }
    }),
  )
  return createMemoryServer({
    componentes: nombres.map((es_ES, at) => ({ id: at + 1, nombre: { es_ES } })),
    magnitudes: [{ id: 1, valor: { es_ES: '% p/p' } }],
    productos_acabados: products,
    lineas_de_composicion: lines,
  })
}

/** Numbers of calls, and of pauses between checks, with a clock that advances by one millisecond at every read. */
const work = async (count: number) => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const server = given(count)
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1))
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const store = createStore()
  store.dispatch(composicionesRequested('a'))
  await jest.advanceTimersByTimeAsync(60_000)
  const pauses = timers.mock.calls.filter(([, delay]) => delay === 0).length
  jest.restoreAllMocks()
  return { estados: Object.values(selectComposiciones(store.getState(), 'a') ?? {}), calls: server.asked().toSorted(), pauses }
}

it('checks any number of products with the same calls, and lets input go before each slice of checks [LB-07]', async () => {
  const few = await work(20)
  const many = await work(2_000)
  expect(few.estados.filter(estado => estado === 'avisos')).toHaveLength(2)
  expect(many.estados.filter(estado => estado === 'avisos')).toHaveLength(200)
  expect(many.estados).toHaveLength(2_000)
  expect(many.calls).toEqual(few.calls)
  expect(many.calls).toHaveLength(4)
  // At most thirteen checks run between two pauses.
  expect(many.pauses - few.pauses).toBeGreaterThanOrEqual(Math.floor(1_980 / 13))
})
