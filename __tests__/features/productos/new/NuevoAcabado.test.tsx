import { act, screen, waitFor } from '@testing-library/react'
import { Screen, sagas } from '@/features/productos/new/acabadoChunk'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { generico, linea } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

for (const saga of sagas) runInSessions(saga)
beforeAll(() => layOut({ height: 600 }))
beforeEach(() => localStorage.clear())
afterEach(() => void jest.useRealTimers())

const PATH = '/productos/acabados/new'
const LINES = 'GET /api/lineas_de_composicion/'

const show = () => {
  const server = createMemoryServer({
    componentes: [{ id: 1, nombre: { es_ES: 'Nitrógeno (N) total' } }],
    magnitudes: [{ id: 1, valor: { es_ES: '% p/p' } }],
    productos_genericos: [
      generico({ nombre: { es_ES: 'Con líneas' } }),
      generico({ id: 9, codigo: 'G-9', nombre: { es_ES: 'Sin líneas' } }),
    ],
    lineas_de_composicion: [linea(1, 0, { producto_generico: 7, componente: 1, cantidad_1: 8, magnitud_1: 1, solubilidad: 0 })],
  })
  const linesAsked = () => server.asked().filter(call => call === LINES).length
  return { linesAsked, ...renderScreens({ [PATH]: <Screen />, '/otra': <p>Otra página</p> }, `${PATH}?composicion=sin`) }
}

it('narrows the generic products by the advice on their compositions, from a link [LB-07, LS-01]', async () => {
  show()
  expect(await screen.findByRole('gridcell', { name: 'Con líneas' })).toBeVisible()
  expect(screen.queryByRole('gridcell', { name: 'Sin líneas' })).not.toBeInTheDocument()
})

it('loads no lines after it was left, whatever others change [LB-07, SY-09]', async () => {
  const { linesAsked, store, router } = show()
  await screen.findByRole('gridcell', { name: 'Con líneas' })
  await waitFor(() => expect(linesAsked()).toBe(1))
  const change = changeReceived({ recurso: 'lineas_de_composicion', version: 9, registros: [1], eliminados: [], usuario: null })
  jest.useFakeTimers()
  act(() => void store.dispatch(change))
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(linesAsked()).toBe(2)
  await act(() => router.navigate('/otra'))
  store.dispatch(change)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(linesAsked()).toBe(2)
})
