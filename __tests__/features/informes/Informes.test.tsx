import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { requestNeeds } from '@/app/routeTable'
import { DownloadOutlet } from '@/app/outlets/DownloadOutlet'
import { Informes } from '@/features/informes/Informes'
import { selectDownloads } from '@/store/downloads'
import { bytesPassed } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { onSheet } from '@test/support/renderScreens'
import { choose } from '@test/support/choose'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'
import { choiceMade } from '@/features/informes/slice'
import { informesSaga } from '@/features/informes/saga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(informesSaga)

quietErrors()
const CSV = '\ufeffCódigo;Nombre\r\n'

const country = (code: string, name: string, number: string) => ({
  codigo_iso_alfa_2: code,
  codigo_iso_alfa_3: `${code}X`,
  codigo_iso_numerico: number,
  nombre: { es_ES: name },
})
const countries = [country('FR', 'Francia', '250'), country('ES', 'España', '724'), country('AT', 'Austria', '040')]

beforeAll(() => layOut({ height: 600 }))

/** Collects the files to be saved, because jsdom cannot save files. */
const watchDownloads = () => {
  const saved: { name: string; file: Blob | MediaSource }[] = []
  const files = new Map<string, Blob | MediaSource>()
  URL.createObjectURL = file => {
    const url = `blob:${files.size}`
    files.set(url, file)
    return url
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href)
    if (file) saved.push({ name: this.download, file })
  })
  return { saved }
}

const show = async (answer: Parameters<typeof answerCalls>[0] = () => ({ csv: CSV }), search = '', pais = 'España') => {
  const downloads = watchDownloads()
  const calls = answerCalls(sent => (sent.path === '/api/paises/' ? { body: countries } : answer(sent)))
  const store = createStore()
  requestNeeds(store, '/informe/ver')
  const root = (
    <>
      <DownloadOutlet />
      <Outlet />
    </>
  )
  const children = [
    { path: '/informe/ver', element: onSheet(<Informes />) },
    { path: '/', element: 'Inicio' },
  ]
  const router = createMemoryRouter([{ element: root, children }], { initialEntries: [`/informe/ver${search}`] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await waitFor(() => expect(row('Productos Acabados').getByRole('combobox', { name: 'País' })).toHaveValue(pais))
  const reports = () => calls.map(({ path }) => path).filter(path => path.includes('/informes/'))
  return { store, router, user: userEvent.setup(), reports, ...downloads }
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
const exportOf = (name: string) => screen.getByRole('button', { name: `Exportar ${name}` })

it('has a row for each report, for Spain and in Spanish at first; only finished products have a country [IN-01]', async () => {
  const { user } = await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Informes' })).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Productos Acabados', 'Productos Genéricos'])
  expect(row('Productos Acabados').getByRole('combobox', { name: 'Idioma' })).toHaveValue('Español (España)')
  expect(row('Productos Acabados').getByText('ES')).toBeVisible()
  expect(row('Productos Genéricos').getByRole('combobox', { name: 'Idioma' })).toHaveValue('Español (España)')
  expect(row('Productos Genéricos').queryByRole('combobox', { name: 'País' })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await user.type(row('Productos Acabados').getByRole('combobox', { name: 'País' }), 'aus')
  // No code is shown while the user types.
  expect(row('Productos Acabados').queryByText('ES')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(row('Productos Acabados').getByRole('combobox', { name: 'País' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent.trim())).toEqual(['Austria AT', 'España ES', 'Francia FR'])
  expect(await violations()).toEqual([])
})

it('has its choices in the address, which a reload keeps; the initial ones are left out [IN-01]', async () => {
  const { user, router, store } = await show(undefined, '?idioma=fr_FR&pais=FR&genericos=xx_XX', 'Francia')
  expect(row('Productos Acabados').getByRole('combobox', { name: 'Idioma' })).toHaveValue('Francés (Francia)')
  expect(row('Productos Genéricos').getByRole('combobox', { name: 'Idioma' })).toHaveValue('Español (España)')
  await waitFor(() => expect(router.state.location.search).toBe('?idioma=fr_FR&pais=fr'))
  const generic = row('Productos Genéricos').getByRole('combobox', { name: 'Idioma' })
  await user.clear(generic)
  await user.type(generic, 'pt_BR{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?idioma=fr_FR&pais=fr&genericos=pt_BR'))
  act(() => void store.dispatch(choiceMade({ kind: 'acabados', idioma: 'es_ES', pais: 'es' })))
  await waitFor(() => expect(router.state.location.search).toBe('?genericos=pt_BR'))
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/informe/ver'))
  await waitFor(() => expect(router.state.location.search).toBe('?genericos=pt_BR'))
  expect(row('Productos Genéricos').getByRole('combobox', { name: 'Idioma' })).toHaveValue('Portugués (Brasil)')
})

it('asks for what is chosen in the row, and saves the answer as a file [IN-02, IN-03]', async () => {
  const { user, reports, saved, store } = await show()
  const language = row('Productos Acabados').getByRole('combobox', { name: 'Idioma' })
  await user.clear(language)
  await user.type(language, 'fr_FR{ArrowDown}{Enter}')
  await choose(user, row('Productos Acabados').getByRole('combobox', { name: 'País' }), 'Austria')
  await user.click(exportOf('Productos Acabados'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(reports()).toEqual(['/api/informes/productos_acabados/?idioma=fr_FR&pais=at'])
  expect(saved[0]?.name).toMatch(/^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_productos_acabados\.csv$/)
  expect(saved[0]?.file).toMatchObject({ type: 'text/csv;charset=utf-8', size: Buffer.byteLength(CSV) })
  expect(selectDownloads(store.getState())).toEqual([])

  await user.click(exportOf('Productos Genéricos'))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(reports()[1]).toBe('/api/informes/productos_genericos/?idioma=es_ES')
  expect(saved[1]?.name).toMatch(/_productos_genericos\.csv$/)
})

it('shows that it is being made, makes it once, and saves it on whatever page one is by then [IN-02]', async () => {
  let answer: (value: object) => void = () => undefined
  const { user, router, reports, saved } = await show(() => new Promise(resolve => (answer = resolve)))
  await user.dblClick(exportOf('Productos Genéricos'))
  const busy = await screen.findByRole('button', { name: 'Exportando Productos Genéricos' })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  expect(exportOf('Productos Acabados')).toBeEnabled()
  await act(() => router.navigate('/'))
  await act(async () => answer({ csv: CSV }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(reports()).toHaveLength(1)
})

it.each([
  ['the detail of the answer', { status: 400, body: { detail: 'El idioma no es válido' } }, 'El idioma no es válido'],
  ['its own sentence', { status: 500 }, 'Se ha producido un error al generar el informe'],
])('says %s where it fails, and makes it at the next try [IN-02]', async (_case, failure, text) => {
  let down = true
  const { user, store, saved } = await show(() => (down ? failure : { csv: CSV }))
  await user.click(exportOf('Productos Genéricos'))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ tone: 'error', text }]))
  expect(saved).toEqual([])
  down = false
  await user.click(exportOf('Productos Genéricos'))
  await waitFor(() => expect(saved).toHaveLength(1))
})

it('says how much of it has come, and takes no more of it once it is stopped [IN-02]', async () => {
  let answer: (value: object) => void = () => undefined
  const { user, store, saved } = await show(() => new Promise(resolve => (answer = resolve)))
  await user.click(exportOf('Productos Genéricos'))
  act(() => void store.dispatch(bytesPassed({ key: 'informes/genericos', bytes: { done: 4_210_000, total: 0 } })))
  expect(row('Productos Genéricos').getByText('4,2 MB')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Detener la exportación de Productos Genéricos' }))
  expect(exportOf('Productos Genéricos')).not.toHaveAttribute('aria-disabled')
  await waitFor(() => expect(exportOf('Productos Genéricos')).toHaveFocus())
  await act(async () => answer({ csv: CSV }))
  expect(saved).toEqual([])
  expect(selectToasts(store.getState())).toEqual([])
})

it('gives the focus to what starts it where it ends under who was about to stop it, and takes it from nobody else [IN-02]', async () => {
  let answer: (value: object) => void = () => undefined
  const { user, saved } = await show(() => new Promise(resolve => (answer = resolve)))
  const endsAt = async (element: () => HTMLElement, times: number) => {
    await user.click(exportOf('Productos Genéricos'))
    act(() => element().focus())
    await act(async () => answer({ csv: CSV }))
    await waitFor(() => expect(saved).toHaveLength(times))
  }
  await endsAt(() => screen.getByRole('button', { name: 'Detener la exportación de Productos Genéricos' }), 1)
  await waitFor(() => expect(exportOf('Productos Genéricos')).toHaveFocus())
  const language = row('Productos Genéricos').getByRole('combobox', { name: 'Idioma' })
  await endsAt(() => language, 2)
  await waitFor(() => expect(language).toHaveFocus())
})
