import { act, screen, waitFor, within } from '@testing-library/react'
import { initialView } from '@/shared/tableView'
import type { Store } from '@/app/createStore'
import { signedOut } from '@/features/session/slice'
import { productosAcabados } from '@/store/catalogues'
import { selectToasts } from '@/store/toasts'
import { selectIsRecording } from '@/store/actionLog/slice'
import { recordOpened, selectTableView, tableViewed } from '@/store/memory/slice'
import { answerCalls } from '@test/support/answers'
import { ANA } from '@test/support/drafts'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { Dialog } from '@/ui/dialogs/Dialog'
import { TextField } from '@/ui/fields/TextField'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { renderInFrame } from '@test/support/signedInFrame'
import { matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

quietErrors()
beforeAll(() => {
  matchMedia()
  Element.prototype.scrollIntoView = () => undefined
})
beforeEach(() => localStorage.clear())

const acabado = (id: number, codigo: string, nombre: string) => ({ id, codigo, nombre: { es_ES: nombre } })
const stores: Store[] = []
// Ends all sessions: a store with an open session reloads its lists during the next tests.
afterEach(() => act(() => stores.splice(0).forEach(store => store.dispatch(signedOut()))))

const show = async (at = '/') => {
  const server = createMemoryServer({
    productos_acabados: [
      acabado(1, '101', 'Zinc Foliar'),
      acabado(2, '102', 'Zinc Cítricos'),
      acabado(3, '103', 'Zinc Total'),
      acabado(4, '104', 'Zinc y boro'),
      acabado(5, '105', 'Cobre'),
    ],
    familias: [{ id: 7, nombre: { es_ES: 'Correctores con zinc' } }],
  })
  const texts = <LocaleSelect value="es_ES" onChange={() => undefined} />
  const dialog = (
    <Dialog title="Debajo" onClose={() => undefined}>
      <TextField label="Suyo" value="" onChange={() => undefined} autoFocus />
    </Dialog>
  )
  const view = await renderInFrame({ '*': <button type="button">Aquí</button>, '/textos': texts, '/dialogo': dialog }, at)
  stores.push(view.store)
  const open = async () => {
    await view.user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByText('Cargando …')).not.toBeInTheDocument())
    return box()
  }
  return { ...view, server, open }
}
const box = () => screen.findByRole('combobox', { name: /^Ir a una pantalla o un registro/ })
const groups = () =>
  screen.getAllByRole('group').map(group => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.trim()),
  ])
const active = async () => {
  const id = (await box()).getAttribute('aria-activedescendant')
  return screen
    .getAllByRole('option')
    .find(option => option.id === id)
    ?.textContent.trim()
}

it('opens by its button and by Ctrl+K, offers the screens, and gives the focus back [LS-09]', async () => {
  const { user, open } = await show()
  const here = screen.getByRole('button', { name: 'Aquí' })
  here.focus()
  expect(await open()).toHaveFocus()
  expect(groups().map(([title]) => title)).toEqual(['Pantallas'])
  expect(await active()).toBe('Productos genéricos')
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(here).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Ir a…' }))
  expect(await box()).toHaveFocus()
})

it('has the focus in its field over another dialog too [LS-09]', async () => {
  const { user, open } = await show('/dialogo')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Suyo' })).toHaveFocus())
  await open()
  await user.keyboard('zinc')
  expect(await box()).toHaveFocus()
  expect(await box()).toHaveValue('zinc')
})

it('finds by what is typed, says how many, and opens what the arrows lead to [LS-09]', async () => {
  const { user, open, path } = await show()
  await user.type(await open(), 'ZÍNC')
  expect(groups()).toEqual([
    ['Productos acabados', 'Zinc Foliar 101', 'Zinc Cítricos 102', 'Zinc Total 103', 'Ver los 4 en la lista'],
    ['Maestras', 'Correctores con zinc Familia'],
  ])
  expect(screen.getByRole('status')).toHaveTextContent('5 resultados')
  expect(await violations()).toEqual([])
  expect(await active()).toBe('Zinc Foliar 101')
  await user.keyboard('{ArrowUp}')
  expect(await active()).toBe('Correctores con zinc Familia')
  await user.keyboard('{Home}{ArrowDown}')
  expect(await active()).toBe('Zinc Cítricos 102')
  await user.keyboard('{Enter}')
  expect(path()).toBe('/productos/edit/a/2')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it("opens a master's record in its form, and all that was found in the list, searched [LS-09]", async () => {
  const { user, open, path, router, store } = await show()
  await user.type(await open(), 'correctores{Enter}')
  expect(path()).toBe('/maestras/familias')
  expect(router.state.location.state).toEqual({ abrir: 7 })
  const filtered = { ...initialView, filters: { familia: ['7'] } }
  act(() => void store.dispatch(tableViewed({ table: 'filtroProductoAcabados', view: filtered })))
  await user.type(await open(), 'zinc')
  await user.click(screen.getByRole('option', { name: 'Ver los 4 en la lista' }))
  expect(path()).toBe('/productos/acabados/view')
  expect(selectTableView(store.getState(), 'filtroProductoAcabados')).toEqual({ ...initialView, term: 'zinc' })
})

it('opens another tab by Ctrl and Enter, and by Ctrl and a click [LS-09]', async () => {
  const other = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, open, path } = await show()
  await user.type(await open(), 'correctores{Control>}{Enter}{/Control}')
  await open()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('option', { name: 'Informes' }))
  await user.keyboard('{/Control}')
  expect(other.mock.calls.map(([address]) => address)).toEqual(['/maestras/familias?abrir=7', '/informe/ver'])
  expect(path()).toBe('/')
  other.mockRestore()
})

it('starts the recording of actions, and then downloads the log, when that is typed [AC-06, LS-09]', async () => {
  const { user, open, store } = await show()
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.trim())
  const log = () => offered().filter(name => /registr/i.test(name))
  const type = async (term: string) => user.type(await open(), term)
  await open()
  expect(log()).toEqual([])
  await user.keyboard('{Escape}')
  for (const [entry, isRecording] of [
    ['Registrar actividad', true],
    ['Descargar registro', false],
  ] as const) {
    await type('registro')
    expect(log()).toEqual([expect.stringContaining(entry)])
    await user.keyboard('{Enter}')
    expect(selectIsRecording(store.getState())).toBe(isRecording)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([expect.stringContaining('Se registra la actividad')])
  }
})

it('leads to the language of the texts on a page that has them [LS-09, ML-03]', async () => {
  const { user, open, router } = await show('/textos')
  await user.type(await open(), 'idioma{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Idioma de los textos' })).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => router.navigate('/'))
  await user.type(await open(), 'idioma')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

it('says that nothing is called so, and leads on to the shortcuts [LS-09]', async () => {
  const { user, open } = await show()
  await user.type(await open(), 'zync')
  expect(screen.getByText('Nada se llama así ni tiene ese código')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Sin resultados')
  expect(await box()).toHaveAttribute('aria-expanded', 'false')
  expect(await violations()).toEqual([])
  await user.clear(await box())
  await user.type(await box(), 'atajos{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeInTheDocument()
})

it('has the screens at once while the lists load, asks for none that is there, and does without one that fails [LS-09]', async () => {
  const { user, store } = await show()
  store.dispatch(productosAcabados.loaded([]))
  let answer = () => undefined as void
  const answered = new Promise<void>(resolve => (answer = resolve))
  const calls = answerCalls(({ path }) => answered.then(() => (path.includes('familias') ? { status: 500 } : { body: [] })))
  await user.keyboard('{Control>}k{/Control}')
  expect(groups().map(([title]) => title)).toEqual(['Pantallas'])
  expect(screen.getByText('Cargando …')).toBeInTheDocument()
  await act(async () => answer())
  await waitFor(() => expect(screen.queryByText('Cargando …')).not.toBeInTheDocument())
  const paths = calls.map(({ path }) => path)
  expect(paths.filter(path => path.includes('acabados'))).toEqual([])
  expect(paths).toEqual([...new Set(paths)])
})

it('offers what this user had open, in this browser, by its latest name [LS-09]', async () => {
  const { router, store, open, user } = await show('/productos/edit/a/5')
  for (const next of ['/productos/edit/a/2', '/']) await act(() => router.navigate(next))
  await open()
  expect(groups()[0]).toEqual(['Abiertos hace poco', 'Zinc Cítricos 102', 'Cobre 105'])
  expect(localStorage.getItem('abiertosHacePoco')).toBe(JSON.stringify({ [ANA.email]: [2, 5].map(id => ({ kind: 'acabados', id })) }))
  await user.keyboard('{Escape}')
  store.dispatch(recordOpened({ user: 'luis@example.com', kind: 'familias', id: 7 }))
  await open()
  expect(groups()[0]).toEqual(['Abiertos hace poco', 'Zinc Cítricos 102', 'Cobre 105'])
})
