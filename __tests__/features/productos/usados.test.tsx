import { act, screen, waitFor } from '@testing-library/react'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { productosGenericos } from '@/store/catalogues'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { emptyMemory } from '@/store/memory/slice'
import { initialView } from '@/shared/tableView'
import { acabado, generico } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { rows } from '@test/features/productos/list/rows'

runInSessions(productosListSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))
beforeEach(() => localStorage.clear())

const nombre = (es_ES: string) => ({ nombre: { es_ES } })

const narrowed = { ...initialView, term: 'nada', filters: { activo: ['no'] } }

const GENERICOS = '/productos/genericos/view'
const ACABADOS = '/productos/acabados/view'

const show = (at = GENERICOS, extensions = true, memory = emptyMemory) => {
  const server = createMemoryServer({
    iconos: [
      { id: 4, ...nombre('Abeja') },
      { id: 5, ...nombre('Gota') },
    ],
    envases: [{ id: 6, valor: { es_ES: 'Saco' }, magnitud: null }],
    magnitudes: [{ id: 7, valor: { es_ES: 'kg' } }],
    componentes: [{ id: 8, ...nombre('Fe<sub>2</sub>') }],
    productos_genericos: [
      generico({ id: 1, codigo: 'G-1', ...nombre('Zinc'), iconos: [4] }),
      generico({ id: 2, codigo: 'G-2', ...nombre('Boro'), iconos: [4, 5] }),
      generico({ id: 3, codigo: 'G-3', ...nombre('Hierro') }),
    ],
    productos_acabados: [
      acabado({ id: 1, codigo: '1', ...nombre('Zinc Plus'), envases: [6], producto_generico: 1 }),
      acabado({ id: 2, codigo: '2', ...nombre('Boro Plus'), producto_generico: 2 }),
    ],
    lineas_de_composicion: [{ id: 1, producto_generico: 3, componente: 8, magnitud_1: 7 }],
  })
  const state = { memory, configuration: { ...stateAfter().configuration, extensions } }
  return { server, ...renderScreens({ [GENERICOS]: <GenericosList />, [ACABADOS]: <AcabadosList /> }, at, state) }
}
const REFERENCIAS = 'GET /api/productos_genericos/referencias/'

it('narrows products by icon and by component, asked for once somebody wants it [LS-01]', async () => {
  const { user, server } = show()
  const filter = await screen.findByRole('button', { name: 'Icono' })
  expect(server.asked()).not.toContain(REFERENCIAS)
  expect(screen.queryByRole('button', { name: 'Magnitud' })).not.toBeInTheDocument()
  await user.click(filter)
  await user.click(await screen.findByRole('option', { name: /^Gota/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Abeja2', 'Gota1', 'Sin iconos1'])
  await user.keyboard('{Escape}')
  expect(rows()).toEqual(['Boro'])
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await user.click(screen.getByRole('button', { name: 'Componente' }))
  await user.click(await screen.findByRole('option', { name: /^Fe₂|^Fe2/ }))
  await user.keyboard('{Escape}')
  expect(rows()).toEqual(['Hierro'])
  expect(server.asked().filter(call => call === REFERENCIAS)).toHaveLength(1)
})

it.each([
  [`${GENERICOS}?icono=4`, ['Zinc', 'Boro']],
  [`${GENERICOS}?componente=8`, ['Hierro']],
  [`${GENERICOS}?magnitud=7`, ['Hierro']],
  [`${ACABADOS}?envase=6`, ['Zinc Plus']],
  [`${ACABADOS}?generico=2`, ['Boro Plus']],
])('%s shows what uses the record and nothing else, whatever the list was narrowed by [LS-01, LS-11]', async (at, names) => {
  const memory = { ...emptyMemory, tables: { filtroProductoGenericos: narrowed, filtroProductoAcabados: narrowed } }
  show(at, true, memory)
  await waitFor(() => expect(rows()).toEqual(names))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Quitar el filtro/ })).toHaveLength(1))
})

it('keeps up with the list [LS-01]', async () => {
  const { store, server } = show(`${GENERICOS}?icono=5`)
  await waitFor(() => expect(rows()).toEqual(['Boro']))
  server.write('productos_genericos', generico({ id: 3, codigo: 'G-3', ...nombre('Hierro'), iconos: [5] }))
  store.dispatch(productosGenericos.loadRequested())
  await waitFor(() => expect(rows()).toEqual(['Boro', 'Hierro']))
})

it('keeps up with what others save of products and their parts, also while another page is shown [LS-01, SY-02, SY-03]', async () => {
  const { store, server, router } = show(`${GENERICOS}?icono=5`)
  const asked = () => server.asked().filter(call => call === REFERENCIAS).length
  const changed = (recurso: string) =>
    act(() => void store.dispatch(changeReceived({ recurso, version: 9, registros: [3], eliminados: [], usuario: null })))
  await waitFor(() => expect(rows()).toEqual(['Boro']))
  const first = asked()
  server.write('productos_genericos', generico({ id: 3, codigo: 'G-3', ...nombre('Hierro'), iconos: [5] }))
  jest.useFakeTimers()
  for (const recurso of ['productos_genericos', 'lineas_de_composicion', 'ensayos']) changed(recurso)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(rows()).toEqual(['Boro', 'Hierro'])
  expect(asked()).toBe(first + 1)
  for (const recurso of ['iconos', 'ensayos', 'cultivos']) {
    changed(recurso)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
  }
  expect(asked()).toBe(first + 2)
  await act(() => router.navigate('/otra'))
  changed('productos_genericos')
  await jest.advanceTimersByTimeAsync(1_000)
  jest.useRealTimers()
  expect(asked()).toBe(first + 3)
})

it('asks for no references after saves of others before a filter by them was opened [LS-01, SY-03]', async () => {
  const { store, server } = show()
  await screen.findByRole('button', { name: 'Icono' })
  jest.useFakeTimers()
  act(() => void store.dispatch(changeReceived({ recurso: 'iconos', version: 9, registros: [4], eliminados: [], usuario: null })))
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  jest.useRealTimers()
  expect(server.asked().filter(call => call.includes('/referencias/'))).toEqual([])
})

it('is nothing without extensions [LS-01]', async () => {
  show(GENERICOS, false)
  await screen.findByRole('group', { name: 'Filtros' })
  expect(screen.queryByRole('button', { name: 'Icono' })).not.toBeInTheDocument()
})
