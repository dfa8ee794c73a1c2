import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { requestNeeds } from '@/app/routeTable'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { localeChosen, MODE, selectScreen } from '@/features/maestras/slice'
import { selectToasts } from '@/store/toasts'
import { SHEET_ID } from '@/ui/frame/sheet'
import { answerCalls, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { layOut } from '@test/ui/layout'
import { maestrasSaga } from '@/features/maestras/saga'
import { retryFailedLists } from '@/store/catalogues/retry'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(maestrasSaga)
runInSessions(retryFailedLists)

quietErrors()
const records = [
  { id: 1, valor: { es_ES: 'kilogramo', en_US: 'kilogram', ja_JP: 'キログラム' } },
  { id: 2, valor: { es_ES: 'gramo' } },
]
const read = ({ path }: Call) => ({ body: path === '/api/magnitudes/' ? records : records.find(({ id }) => path.endsWith(`/${id}/`)) })

beforeAll(() => layOut({ height: 600 }))

const show = async (answer: Parameters<typeof answerCalls>[0] = read) => {
  const calls = answerCalls(answer)
  const store = createStore()
  requestNeeds(store, '/maestras/magnitudes')
  const router = createMemoryRouter([{ path: '*', element: <MasterScreen master={masterOf('magnitudes')} /> }])
  render(
    <main id={SHEET_ID}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </main>,
  )
  await screen.findByRole('gridcell', { name: 'kilogramo' })
  const writes = () => calls.filter(({ method }) => method !== 'GET')
  return { store, router, writes, user: userEvent.setup(), mode: () => selectScreen(store.getState(), 'magnitudes').mode }
}
const field = () => screen.findByLabelText('Valor magnitud')

const button = (name: string) => screen.getByRole('button', { name })

it('shows a title, "Añadir magnitud" and a table with "Editar" and "Eliminar" [MA-02, ML-02, MG-01]', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Magnitudes' })).toBeInTheDocument()
  expect(button('Añadir magnitud')).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Valor' })).toBeInTheDocument()
  expect(button('Editar gramo')).toBeInTheDocument()
  expect(button('Eliminar gramo')).toBeInTheDocument()
  expect(screen.queryByText('kilogram')).not.toBeInTheDocument()
})

it('says of a list that failed that it could not be loaded, and shows it once it is read again [MA-12, ER-05]', async () => {
  let isDown = true
  answerCalls(sent => (isDown ? { status: 503, body: {} } : read(sent)))
  const store = createStore()
  requestNeeds(store, '/maestras/magnitudes')
  const router = createMemoryRouter([{ path: '*', element: <MasterScreen master={masterOf('magnitudes')} /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  expect(await screen.findByText('No se ha podido cargar la lista')).toBeVisible()
  expect(screen.queryByText(/elementos/)).not.toBeInTheDocument()
  expect(selectToasts(store.getState())).toEqual([])
  isDown = false
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByRole('gridcell', { name: 'kilogramo' })).toBeVisible()
})

it('adds in an empty form with its breadcrumbs, title and buttons [MA-03, MA-05, FR-08]', async () => {
  const { user, mode } = await show()
  await user.click(button('Añadir magnitud'))
  expect(await field()).toHaveValue('')
  expect(mode()).toBe(MODE.add)
  expect(screen.getByRole('heading', { name: 'Nueva magnitud' })).toBeInTheDocument()
  const way = within(screen.getByRole('navigation', { name: 'Ruta' })).getAllByRole('listitem')
  expect(way.map(({ textContent }) => textContent)).toEqual(['Maestras', 'Magnitudes', 'Nueva magnitud'])
  expect(button('Guardar')).toBeInTheDocument()
})

it('saves a new record once, even on a double click, and returns to the list [MA-07, MA-13]', async () => {
  let answer: (value: { status: number; body: unknown }) => void = () => undefined
  const { user, writes, store, mode } = await show(sent =>
    sent.method === 'POST' ? new Promise(resolve => (answer = resolve)) : read(sent),
  )
  await user.click(button('Añadir magnitud'))
  await user.type(await field(), 'libra')
  await user.dblClick(button('Guardar'))
  await user.type(await field(), '{Enter}')
  answer({ status: 201, body: { id: 3, valor: { es_ES: 'libra' } } })
  await waitFor(() => expect(mode()).toBe(MODE.list))
  expect(writes()).toEqual([{ method: 'POST', path: '/api/magnitudes/', body: { valor: { es_ES: 'libra' } } }])
  expect(selectToasts(store.getState())).toMatchObject([{ text: 'Magnitud guardada con éxito' }])
})

it('leads the focus to the record that was just made, once the list has it, with its mark [MA-07, LS-07]', async () => {
  const libra = { id: 3, valor: { es_ES: 'libra' } }
  let list: (value: { body: unknown }) => void = () => undefined
  let isMade = false
  const { user } = await show(sent => {
    if (sent.method === 'POST') {
      isMade = true
      return { status: 201, body: libra }
    }
    return isMade && sent.path.startsWith('/api/magnitudes/') ? new Promise(resolve => (list = resolve)) : read(sent)
  })
  await user.click(button('Añadir magnitud'))
  await user.type(await field(), 'libra')
  await user.click(button('Guardar'))
  await screen.findByRole('row', { name: /^gramo/ })
  expect(screen.queryByRole('row', { name: /^libra/ })).not.toBeInTheDocument()
  act(() => list({ body: [...records, libra] }))
  const row = await screen.findByRole('row', { name: /^libra/ })
  await waitFor(() => expect(row).toHaveFocus())
})

it('edits a copy from a row click, in several languages, and keeps the locales that nobody touched [MA-04, ML-03, ML-06]', async () => {
  const { user, writes, mode, store } = await show(sent => (sent.method === 'PUT' ? { body: sent.body } : read(sent)))
  await user.click(screen.getByRole('gridcell', { name: 'kilogramo' }))
  expect(await field()).toHaveValue('kilogramo')
  expect(screen.getByRole('combobox', { name: 'Idioma de los textos' })).toHaveValue('Español (España)')
  await user.type(await field(), 's')
  act(() => void store.dispatch(localeChosen({ master: 'magnitudes', locale: 'fr_FR' })))
  expect(await field()).toHaveValue('')
  await user.type(await field(), 'kilo')
  expect(screen.getByRole('heading', { name: 'kilo' })).toBeInTheDocument()
  await user.click(button('Guardar'))
  await waitFor(() => expect(mode()).toBe(MODE.list))
  expect(writes()).toEqual([
    {
      method: 'PUT',
      path: '/api/magnitudes/1/',
      body: { valor: { es_ES: 'kilogramos', en_US: 'kilogram', ja_JP: 'キログラム', fr_FR: 'kilo' } },
    },
  ])
})

it('cancels without a call, and what was typed is gone [MA-06]', async () => {
  const { user, writes, mode } = await show()
  await user.click(button('Editar gramo'))
  await user.type(await field(), 'xx')
  await user.click(button('Cancelar'))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  expect(mode()).toBe(MODE.list)
  expect(screen.getByRole('row', { name: /^gramo/ })).toHaveFocus()
  await user.click(button('Editar gramo'))
  expect(await field()).toHaveValue('gramo')
  expect(writes()).toEqual([])
})

it('asks before what was typed is lost, and not where nothing was [MA-06]', async () => {
  const { user, mode } = await show()
  await user.click(button('Editar gramo'))
  await user.type(await field(), 'xx')
  await user.click(button('Cancelar'))
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(mode()).toBe(MODE.edit)
  expect(await field()).toHaveValue('gramoxx')
  await user.type(await field(), '{Backspace}{Backspace}')
  await user.click(button('Cancelar'))
  expect(mode()).toBe(MODE.list)
})

it('asks nothing where a text was typed in a new language and deleted again [MA-06, ML-06]', async () => {
  const { user, mode, store } = await show()
  await user.click(button('Editar gramo'))
  act(() => void store.dispatch(localeChosen({ master: 'magnitudes', locale: 'fr_FR' })))
  await user.type(await field(), 'x{Backspace}')
  await user.click(button('Cancelar'))
  expect(mode()).toBe(MODE.list)
})

it('leads back to the list by the menu too, whose entry changes no route, and asks as Cancelar does [MA-01, MA-06]', async () => {
  const { user, router, mode } = await show()
  const chooseMenuEntry = () => act(() => router.navigate(router.state.location.pathname))
  await user.click(button('Añadir magnitud'))
  await field()
  await chooseMenuEntry()
  expect(mode()).toBe(MODE.list)

  await user.click(button('Editar gramo'))
  await user.type(await field(), 'xx')
  await act(() => router.navigate('#contenido'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await chooseMenuEntry()
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(await field()).toHaveValue('gramoxx')
  await chooseMenuEntry()
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  expect(mode()).toBe(MODE.list)
})

it('asks whose version stays where somebody else has written in the same place [ML-06]', async () => {
  let now = { id: 2, valor: { es_ES: 'gramo' } }
  const { user, writes, mode } = await show(sent => {
    if (sent.method === 'PUT') return { body: sent.body }
    return sent.path.endsWith('/2/') ? { body: now, etag: `"${now.valor.es_ES}"` } : read(sent)
  })
  await user.click(button('Editar gramo'))
  await user.type(await field(), 's')
  now = { id: 2, valor: { es_ES: 'g' } }
  await user.click(button('Guardar'))
  expect(await screen.findByText('Otra persona ha cambiado este registro desde que lo abrió.')).toBeInTheDocument()
  await user.click(button('Ver la otra versión'))
  expect(screen.getByRole('row', { name: /Valor magnitud.*La otra g La mía gramos$/ })).toBeInTheDocument()
  await user.click(button('Cancelar'))
  expect(writes()).toEqual([])
  expect(await field()).toHaveValue('gramos')
  await user.click(button('Guardar'))
  await user.click(await screen.findByRole('button', { name: 'Guardar la mía' }))
  await waitFor(() => expect(mode()).toBe(MODE.list))
  expect(writes()).toMatchObject([{ method: 'PUT', body: { valor: { es_ES: 'gramos' } } }])
})

it('sends nothing and says nothing while the name is empty in the chosen locale [MA-08]', async () => {
  const { user, writes, store, mode } = await show()
  await user.click(button('Editar gramo'))
  expect(await field()).toBeRequired()
  await user.clear(await field())
  await user.click(button('Guardar'))
  expect(mode()).toBe(MODE.edit)
  expect(writes()).toEqual([])
  expect(selectToasts(store.getState())).toEqual([])
  expect(await field()).toBeValid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('keeps what was typed when the save fails, and saves it at the next try [MA-11]', async () => {
  let down = true
  const { user, store, mode } = await show(sent => {
    if (sent.method !== 'POST') return read(sent)
    return down ? { status: 500 } : { status: 201, body: { id: 3, valor: {} } }
  })
  await user.click(button('Añadir magnitud'))
  await user.type(await field(), 'libra')
  await user.click(button('Guardar'))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([{ tone: 'error', text: 'Se ha producido un error al guardar la magnitud' }]),
  )
  expect(await field()).toHaveValue('libra')
  down = false
  await user.click(button('Guardar'))
  await waitFor(() => expect(mode()).toBe(MODE.list))
})

it('takes neither key nor click while it is saved, asks whoever leaves then, and is as it was after a failure [MA-11, MA-13]', async () => {
  let answer: (value: { status: number }) => void = () => undefined
  const { user, router, mode } = await show(sent => (sent.method === 'PUT' ? new Promise(resolve => (answer = resolve)) : read(sent)))
  await user.click(button('Editar gramo'))
  await field()
  await user.click(button('Guardar'))
  expect(await screen.findByRole('dialog', { name: 'Guardando' })).toHaveTextContent('Registro')
  expect(screen.queryByRole('main')).not.toBeInTheDocument()
  await act(() => router.navigate(router.state.location.pathname))
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(mode()).toBe(MODE.edit)
  answer({ status: 500 })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Guardando' })).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(button('Guardar')).toBeEnabled()
})

it('says under the field what the API would refuse, takes the focus there, and sends nothing [SE-03]', async () => {
  const { user, writes } = await show()
  await user.click(button('Añadir magnitud'))
  await user.click(await field())
  await user.paste('x'.repeat(20_001))
  await user.click(button('Guardar'))
  expect(await screen.findByText('Como máximo 20.000 caracteres (es_ES)')).toBeInTheDocument()
  await waitFor(async () => expect(await field()).toHaveFocus())
  expect(writes()).toEqual([])
})

it('asks before it deletes, with the name in the default locale [MA-10, ER-03]', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const { user, writes, store } = await show(sent => (sent.method === 'DELETE' ? { status: 204 } : read(sent)))
  await user.click(button('Eliminar gramo'))
  expect(confirm).toHaveBeenCalledWith('¿Desea eliminar la magnitud gramo?')
  expect(writes()).toEqual([])
  await user.click(button('Eliminar gramo'))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ text: 'Magnitud eliminada con éxito' }]))
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/api/magnitudes/2/' }])
})

it('says in the form that its record could not be loaded, and leads back to the list [ER-04]', async () => {
  const { user, mode } = await show(sent => (sent.path.endsWith('/2/') ? { status: 404, body: { detail: 'No existe' } } : read(sent)))
  await user.click(button('Editar gramo'))
  expect(await screen.findByText('Error cargando la magnitud')).toBeInTheDocument()
  await user.click(button('Volver a la lista'))
  expect(mode()).toBe(MODE.list)
})

it('goes to the empty name when it is to be saved in a language that has none, and says and sends nothing [MA-08]', async () => {
  const { user, writes, store } = await show()
  await user.click(screen.getByRole('gridcell', { name: 'gramo' }))
  await field()
  act(() => void store.dispatch(localeChosen({ master: 'magnitudes', locale: 'fr_FR' })))
  await user.click(button('Guardar'))
  expect(await field()).toHaveFocus()
  expect(await field()).toBeValid()
  expect(writes()).toEqual([])
  expect(selectToasts(store.getState())).toEqual([])
})

it('goes back from an unchanged form to its list, and from a changed one after its question [MA-06]', async () => {
  const { user, router, mode } = await show()
  await act(() => router.navigate('/magnitudes'))
  await user.click(button('Añadir magnitud'))
  await field()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(mode()).toBe(MODE.list))
  expect(router.state.location.pathname).toBe('/magnitudes')

  await user.click(button('Añadir magnitud'))
  await user.type(await field(), 'libra')
  await act(() => router.navigate(-1))
  expect(mode()).toBe(MODE.add)
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(mode()).toBe(MODE.list))
  expect(router.state.location.pathname).toBe('/magnitudes')
})

it('says in the list why a record was not deleted, until the next action there', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  const { user } = await show(sent => (sent.method === 'DELETE' ? { status: 409, body: { detail: 'La usan 3 envases' } } : read(sent)))
  await user.click(button('Eliminar gramo'))
  expect(await screen.findByText('La usan 3 envases')).toBeInTheDocument()
  await user.click(button('Añadir magnitud'))
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await screen.findByRole('gridcell', { name: 'gramo' })
  expect(screen.queryByText('La usan 3 envases')).not.toBeInTheDocument()
})

it('says in the form why a record was not saved, until it is tried again', async () => {
  let status = 409
  const { user, mode } = await show(sent =>
    sent.method === 'POST' ? { status, body: status === 409 ? { detail: 'Está en uso' } : { id: 3, valor: {} } } : read(sent),
  )
  await user.click(button('Añadir magnitud'))
  await user.type(await field(), 'libra')
  await user.click(button('Guardar'))
  expect(await screen.findByText('Está en uso')).toBeInTheDocument()
  status = 201
  await user.click(button('Guardar'))
  await waitFor(() => expect(mode()).toBe(MODE.list))
})
