import { act, screen, waitFor } from '@testing-library/react'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { composicionesSaga } from '@/features/productos/list/composicion/saga'
import { selectComposiciones } from '@/features/productos/list/composicion/slice'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { productosAcabados } from '@/store/catalogues'
import { listsRetried } from '@/store/catalogues/retry'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, generico, linea } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { offered, rows } from '@test/features/productos/list/rows'

runInSessions(composicionesSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))
beforeEach(() => localStorage.clear())
afterEach(() => void jest.useRealTimers())

const [N, K] = [1, 2]
const nombre = (es_ES: string, fr_FR = es_ES) => ({ nombre: { es_ES, fr_FR } })
const line = (id: number, owner: object, componente: number, cantidad_1: number) =>
  linea(id, id, { ...owner, componente, cantidad_1, magnitud_1: 1, solubilidad: 0 })

const show = (page: 'a' | 'g', query = '', extensions = false) => {
  const list = page === 'a' ? '/productos/acabados/view' : '/productos/genericos/view'
  const server = createMemoryServer(
    {
      componentes: ['Nitrógeno (N) total', 'Óxido de potasio (K₂O)'].map((es_ES, at) => ({ id: at + 1, nombre: { es_ES } })),
      magnitudes: [{ id: 1, valor: { es_ES: '% p/p' } }],
      productos_genericos: [generico({ id: 1, ...nombre('Ordenado') }), generico({ id: 2, codigo: 'G-2', ...nombre('Al revés') })],
      productos_acabados: [
        acabado({ id: 1, codigo: '1', ...nombre('NPK 8-0-6') }),
        acabado({ id: 2, codigo: '2', ...nombre('Bueno', 'NPK 9-0-6') }),
        acabado({ id: 3, codigo: '3', ...nombre('Sin líneas') }),
      ],
      lineas_de_composicion: [
        ...[line(1, { producto_acabado: 1 }, N, 8), line(2, { producto_acabado: 1 }, K, 6)],
        ...[line(3, { producto_acabado: 2 }, N, 8), line(4, { producto_acabado: 2 }, K, 6)],
        ...[line(5, { producto_generico: 1 }, N, 8), line(6, { producto_generico: 1 }, K, 6)],
        ...[line(7, { producto_generico: 2 }, K, 6), line(8, { producto_generico: 2 }, N, 8)],
      ],
    },
    { extensions },
  )
  const state = { configuration: { ...stateAfter().configuration, extensions } }
  return { server, ...renderScreens({ [list]: page === 'a' ? <AcabadosList /> : <GenericosList /> }, list + query, state) }
}
/** Waits for a request of the memory server. */
const settle = () => new Promise(resolve => setTimeout(resolve, 50))
const LINES = 'GET /api/lineas_de_composicion/'

it.each([false, true])('narrows finished products by the advice on their compositions, extensions: %s [LB-07]', async extensions => {
  const { user, server } = show('a', '', extensions)
  const filter = await screen.findByRole('button', { name: 'Composición' })
  expect(server.asked()).not.toContain(LINES)
  await user.click(filter)
  const advised = await screen.findByRole('option', { name: /^Con avisos/ })
  // Only the French name differs: every language is checked.
  expect(offered()).toEqual(['Con avisos1', 'Sin avisos1', 'Vacía1'])
  await user.click(advised)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(rows()).toEqual(['Bueno']))
  expect(server.asked().filter(call => call === LINES)).toHaveLength(1)
})

it('narrows generic products from a link, with calls of the contract alone [LB-07]', async () => {
  const { server } = show('g', '?composicion=avisos')
  await waitFor(() => expect(rows()).toEqual(['Al revés']))
  expect(server.asked()).toContain(LINES)
  expect(server.asked()).toContain('GET /api/productos_genericos/light/')
})

it('follows what was saved when the list is loaded again, and keeps its rows until then [LB-07]', async () => {
  const { server, store } = show('a', '?composicion=sin')
  await waitFor(() => expect(rows()).toEqual(['NPK 8-0-6']))
  Object.assign(server.rows('lineas_de_composicion')[0] ?? {}, { cantidad_1: 7 })
  store.dispatch(productosAcabados.loadRequested())
  await waitFor(() => expect(screen.queryByRole('link', { name: 'NPK 8-0-6' })).not.toBeInTheDocument())
})

it('follows what others change of lines while the list is shown, and no longer [LB-07, SY-03]', async () => {
  const { server, store, router } = show('a', '?composicion=sin')
  const asked = () => server.asked().filter(call => call === LINES).length
  const changed = () =>
    act(
      () =>
        void store.dispatch(
          changeReceived({ recurso: 'lineas_de_composicion', version: 9, registros: [1], eliminados: [], usuario: null }),
        ),
    )
  await waitFor(() => expect(rows()).toEqual(['NPK 8-0-6']))
  const first = asked()
  Object.assign(server.rows('lineas_de_composicion')[0] ?? {}, { cantidad_1: 7 })
  jest.useFakeTimers()
  changed()
  changed()
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.queryByRole('link', { name: 'NPK 8-0-6' })).not.toBeInTheDocument()
  expect(asked()).toBe(first + 1)
  await act(() => router.navigate('/otra'))
  changed()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(asked()).toBe(first + 1)
})

it('asks for lines that do not come until the list is left, and not after [LB-07]', async () => {
  const { server, store, user, router } = show('a')
  const asked = () => server.asked().filter(call => call === LINES).length
  await screen.findByRole('link', { name: 'Sin líneas' })
  server.troubleWith(({ path }) => (path.includes('lineas_de_composicion') ? { status: 500, detail: 'No' } : null))
  await user.click(screen.getByRole('button', { name: 'Composición' }))
  await waitFor(() => expect(asked()).toBe(1))
  act(() => void store.dispatch(listsRetried()))
  await waitFor(() => expect(asked()).toBe(2))
  expect(selectComposiciones(store.getState(), 'a')).toBeNull()
  await act(() => router.navigate('/otra'))
  expect(selectComposiciones(store.getState(), 'a')).toBeUndefined()
  store.dispatch(listsRetried())
  await settle()
  expect(asked()).toBe(2)
})

it('shows all rows while the lines do not come [LB-07]', async () => {
  const { server, user } = show('a')
  await screen.findByRole('link', { name: 'Sin líneas' })
  server.troubleWith(({ path }) => (path.includes('lineas_de_composicion') ? { status: 500, detail: 'No' } : null))
  await user.click(screen.getByRole('button', { name: 'Composición' }))
  await waitFor(() => expect(server.asked()).toContain(LINES))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(rows()).toHaveLength(3))
})
