import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { productosAcabados } from '@/store/catalogues'
import { answersCeased, answersResumed } from '@/store/live/slice'
import { runInSessions } from '@/store/sessionSagas'
import { NARROW } from '@/ui/useMediaQuery'
import { acabado, generico } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

runInSessions(productosListSaga)
beforeAll(() => layOut({ height: 600 }))
beforeEach(() => {
  localStorage.clear()
  matchMedia()
})
afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'))

const product = (id: number, name: string, more: object) =>
  acabado({ id, codigo: `A-${id}`, nombre: { es_ES: name }, imagen_catalogo: null, imagen_modo_de_accion: null, ...more })

const sheet = onSheet(<AcabadosList />)

const show = async (address = '/productos/acabados/view') => {
  history.replaceState(null, '', address)
  const server = createMemoryServer({
    familias: [
      { id: 3, nombre: { es_ES: 'Quelatos' } },
      { id: 4, nombre: { es_ES: 'Abonos' } },
      { id: 5, nombre: { es_ES: 'Correctores' } },
    ],
    productos_genericos: [generico()],
    productos_acabados: [
      product(1, 'Uno', { familia: 3, activo: true, paises: ['es'] }),
      product(2, 'Dos', { familia: 4, activo: true, paises: ['ES', 'FR'] }),
      product(3, 'Tres', { familia: null, activo: false, paises: [] }),
    ],
  })
  const view = renderScreens({ '/productos/acabados/view': sheet, '*': <p>otra página</p> }, address)
  const filters = await screen.findByRole('group', { name: 'Filtros' })
  /** Writes products as another user does, and brings the list up to date. */
  const follow = async (...products: ReturnType<typeof product>[]) => {
    for (const each of products) server.write('productos_acabados', each)
    act(() => void view.store.dispatch(productosAcabados.loadRequested()))
    const rows = () => products.map(({ id }) => productosAcabados.selectById(view.store.getState(), id))
    await waitFor(() => expect(rows()).toMatchObject(products.map(({ familia, paises }) => ({ familia, paises }))))
  }
  return { ...view, follow, filter: (name: RegExp | string) => within(filters).getByRole('button', { name }) }
}
/** Query option that includes elements behind an open panel. */
const BEHIND = { hidden: true }
// eslint-disable-next-line testing-library/no-node-access -- behind an open panel they have no roles
const names = () => Array.from(document.querySelectorAll('tr[data-index]'), row => row.querySelectorAll('td')[1]?.textContent)
const count = () => screen.getAllByRole('status', BEHIND).find(({ textContent }) => /elemento/.test(textContent))?.textContent

it('narrows the list by any of the values of a filter, each with how many rows it would leave [LS-01]', async () => {
  const { user, filter } = await show()
  await user.click(filter('Familia'))
  const list = await screen.findByRole('listbox', { name: 'Familia' })
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Abonos1', 'Quelatos1', 'Sin familia1'])
  await user.click(within(list).getByRole('option', { name: /^Quelatos ?1$/ }))
  expect(names()).toEqual(['Uno'])
  await user.click(within(list).getByRole('option', { name: /^Sin familia ?1$/ }))
  expect(names()).toEqual(['Uno', 'Tres'])
  expect(count()).toBe('2 de 3 elementos')
  expect(await screen.findByText('2 elegidas, 2 elementos')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(filter(/^Familia: Quelatos\s*\+1/)).toHaveFocus())
  await user.click(filter('Estado'))
  expect(await screen.findByRole('option', { name: /^Activo ?1$/ })).toBeInTheDocument()
})

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('keeps the focus on its value when others come and go, and beside it when it goes itself [LS-01, SY-02]', async () => {
  const { user, filter, follow } = await show()
  await user.click(filter('Familia'))
  const focused = await screen.findByRole('option', { name: /^Quelatos/ })
  await user.keyboard('{ArrowDown}')
  expect(focused).toHaveFocus()
  await follow(product(3, 'Tres', { familia: 5 }))
  expect(options()).toEqual(['Abonos1', 'Correctores1', 'Quelatos1'])
  expect(focused).toHaveFocus()
  await follow(product(2, 'Dos', { familia: 3 }))
  expect(options()).toEqual(['Correctores1', 'Quelatos2'])
  expect(focused).toHaveFocus()
  await follow(product(1, 'Uno', { familia: 4 }), product(2, 'Dos', { familia: 4 }))
  expect(options()).toEqual(['Abonos2', 'Correctores1'])
  await waitFor(() => expect(screen.getByRole('option', { name: /^Correctores/ })).toHaveFocus())
})

it('keeps the typed search and the focus of an open filter when values come and go [LS-01, SY-02]', async () => {
  const { user, filter, follow } = await show()
  await follow(product(3, 'Tres', { paises: ['AD', 'AR', 'BO', 'BR', 'CL', 'CO', 'CR', 'CU'] }))
  await user.click(filter('País'))
  const search = await screen.findByRole('combobox', { name: 'Buscar país' })
  await user.type(search, 'port')
  expect(options()).toEqual(['Ningún valor'])
  await follow(product(3, 'Tres', { paises: ['AD', 'PT'] }))
  expect(options()).toEqual(['Portugal1'])
  expect(search).toHaveFocus()
  expect(search).toHaveValue('port')
})

it('takes the first letters typed after a filter was opened by Enter, and closes by one Escape [LS-01, TB-11]', async () => {
  const { user, filter, follow } = await show()
  await follow(product(3, 'Tres', { paises: ['AD', 'AR', 'BO', 'BR', 'CL', 'CO', 'CR', 'CU'] }))
  await user.click(filter('País'))
  await screen.findByRole('combobox', { name: 'Buscar país' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(filter('País')).toHaveFocus())
  // No frame passes between Enter and the first letter.
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await user.keyboard('{Enter}port')
  expect(screen.getByRole('combobox', { name: 'Buscar país' })).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'Buscar país' })).toHaveValue('port')
  frames.mockRestore()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(filter('País')).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps the keys of an open filter from the page until its values have the focus [LS-01, TB-11]', async () => {
  const { user, filter } = await show()
  await user.click(filter('Familia'))
  await screen.findByRole('listbox', { name: 'Familia' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(filter('Familia')).toHaveFocus())
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'Familia' })).toHaveFocus()
  frames.mockRestore()
})

it('closes an open filter or menu and opens the one below the pointer with one press [LS-01]', async () => {
  const { user, filter } = await show()
  /**
   * Presses the inert page at the place of the button: its events go to the body, or to an element around the page if an
   * announcement beside it stays usable. Without pointer events React Aria closes at the release, which therefore comes last.
   */
  const pressOver = (button: HTMLElement, target: Element = document.body) => {
    document.elementFromPoint = () => button
    fireEvent.mouseDown(target)
    fireEvent.click(target)
    fireEvent.mouseUp(target)
  }
  const [familia, estado] = [filter('Familia'), filter('Estado')]
  const views = screen.getByRole('button', { name: 'Vistas' })
  const around = screen.getByRole('group', { name: 'Filtros' })
  await user.click(familia)
  await screen.findByRole('listbox', { name: 'Familia' })
  pressOver(estado)
  expect(await screen.findByRole('listbox', { name: 'Estado' })).toBeInTheDocument()
  expect(screen.queryByRole('listbox', { name: 'Familia' })).toBeNull()
  pressOver(views, around)
  expect(await screen.findByRole('menu')).toBeInTheDocument()
  pressOver(familia)
  await screen.findByRole('listbox', { name: 'Familia' })
  pressOver(familia)
  await waitFor(() => expect(familia).toHaveFocus())
  await act(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('takes a filter back by its cross, by Supr, and all of them at once [LS-01]', async () => {
  const { user, filter } = await show('/productos/acabados/view?familia=3&activo=si')
  await waitFor(() => expect(names()).toEqual(['Uno']))
  await user.click(filter('Quitar el filtro Familia'))
  expect(names()).toEqual(['Uno', 'Dos'])
  filter(/^Estado/).focus()
  await user.keyboard('{Delete}')
  expect(names()).toEqual(['Uno', 'Dos', 'Tres'])
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull()
})

it('keeps the focus in the line where what takes filters back goes with them [LS-01, FR-10]', async () => {
  const { user, filter } = await show('/productos/acabados/view?familia=3&activo=si')
  await waitFor(() => expect(names()).toEqual(['Uno']))
  await user.click(filter('Quitar filtros'))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus())
})

it('keeps the focus in a panel whose foot has taken all back, so that Esc closes it [LS-01, LS-03, FR-10]', async () => {
  const { user, filter } = await show('/productos/acabados/view?familia=3&columnas=n-registro,nombre')
  await waitFor(() => expect(names()).toEqual(['Uno']))
  const takeBack = async (panel: string, button: string) => {
    const dialog = await screen.findByRole('dialog', { name: panel })
    await user.click(within(dialog).getByRole('button', { name: button }))
    // The panel or its first value has the focus.
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await user.click(filter(/^Familia/))
  await takeBack('Familia', 'Quitar')
  await user.click(screen.getByRole('button', { name: 'Columnas' }))
  await takeBack('Columnas', 'Restablecer')
})

it('on a narrow page keeps the focus where a chip goes with its cross [LS-01, FR-10]', async () => {
  matchMedia(NARROW)
  const { user, filter } = await show('/productos/acabados/view?familia=3&activo=si')
  await waitFor(() => expect(names()).toEqual(['Uno']))
  await user.click(filter('Quitar el filtro Familia'))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus())
  await user.click(filter('Quitar el filtro Estado'))
  expect(screen.queryByRole('group', { name: 'Filtros' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

it('offers a way back to more rows where none is left, of filters and of the search [LS-01, TB-08]', async () => {
  const { user } = await show('/productos/acabados/view?familia=3&activo=no&buscar=uno')
  expect(await screen.findByText('No hay elementos que mostrar en la tabla')).toBeInTheDocument()
  expect(screen.getByText('Ningún producto acabado cumple los filtros y la búsqueda.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) ?? document.body)
  expect(names()).toEqual(['Uno'])
})

it('shows what its address says, and its address what it shows [LS-02]', async () => {
  const { user } = await show('/productos/acabados/view?pais=FR&orden=-nombre&columnas=nombre,paises')
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Nombre', 'Países', 'Acciones']),
  )
  expect(count()).toBe('1 de 3 elementos')
  await user.type(screen.getByRole('searchbox'), 'dos')
  await waitFor(() => expect(location.search).toBe('?buscar=dos&pais=FR&orden=-nombre&columnas=nombre%2Cpaises'))
})

it('leaves the address alone that leads to another page by now [LS-02]', async () => {
  const { user } = await show()
  await waitFor(() => expect(location.search).toBe('?orden=n-registro'))
  history.replaceState(null, '', '/ensayos/ver')
  await user.type(screen.getByRole('searchbox'), 'dos')
  expect(names()).toEqual(['Dos'])
  expect(location.pathname + location.search).toBe('/ensayos/ver')
})

it('hides and moves columns by the keyboard, and has those of the source back [LS-03]', async () => {
  const { user } = await show()
  const heads = () => screen.getAllByRole('columnheader', BEHIND).map(({ textContent }) => textContent)
  const all = heads()
  await user.click(screen.getByRole('button', { name: 'Columnas' }))
  const panel = await screen.findByRole('dialog', { name: 'Columnas' })
  const box = (name: RegExp) => within(panel).getByRole('checkbox', { name })
  expect(box(/^N. Registro/)).toHaveFocus()
  await user.keyboard('{ArrowDown} ')
  expect(box(/^Nombre/)).toHaveFocus()
  expect(box(/^Nombre/)).toBeChecked()
  box(/^Empresa/).focus()
  await user.keyboard(' ')
  await user.tab()
  expect(within(panel).getByRole('button', { name: 'Restablecer' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(box(/^Empresa/)).toHaveFocus()
  box(/^Familia/).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(box(/^Familia/)).toHaveFocus()
  expect(heads()).toEqual(['N. Registro', 'Nombre', 'Producto genérico', 'Familia', 'Países', 'Estado', 'Ecológico', 'Acciones'])
  expect(within(panel).getByText('Familia, 4 de 8')).toBeInTheDocument()
  expect(within(panel).getByText('7 de 8 columnas')).toBeInTheDocument()
  await user.click(within(panel).getByRole('button', { name: 'Restablecer' }))
  expect(heads()).toEqual(all)
})

it('offers the columns in the order of the table where an address leaves out what names a row [LS-03]', async () => {
  const { user } = await show('/productos/acabados/view?columnas=paises,n-registro')
  await waitFor(() => expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[1]).toBe('Países'))
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Nombre', 'Países', 'N. Registro', 'Acciones'])
  await user.click(screen.getByRole('button', { name: 'Columnas' }))
  const panel = await screen.findByRole('dialog', { name: 'Columnas' })
  const lines = within(panel)
    .getAllByRole('listitem')
    .filter(line => within(line).queryByRole('checkbox', { checked: true }))
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Nombresiempre', 'Países', 'N. Registro'])
})

it('keeps a list under a name, calls it again, and says that it was changed [LS-04]', async () => {
  const { user, filter } = await show('/productos/acabados/view?familia=3')
  await waitFor(() => expect(names()).toEqual(['Uno']))
  const open = (name: string) => user.click(screen.getByRole('button', { name }))
  await open('Vistas')
  await user.click(await screen.findByRole('menuitem', { name: 'Guardar como vista nueva…' }))
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Solo quelatos{Enter}')
  await user.click(filter('Quitar el filtro Familia'))
  await open('Vistas: Solo quelatos, cambiada')
  await user.click(await screen.findByRole('menuitemradio', { name: 'Solo quelatos' }))
  await waitFor(() => expect(names()).toEqual(['Uno']))
  expect(JSON.parse(localStorage.getItem('filtroProductoAcabados.vistas') ?? 'null')).toMatchObject({ kept: [{ name: 'Solo quelatos' }] })
  await open('Vistas: Solo quelatos')
  await user.click(await screen.findByRole('menuitemradio', { name: 'La lista entera' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vistas' })).toHaveFocus())
  await open('Vistas')
  await user.click(await screen.findByRole('menuitemradio', { name: 'Solo quelatos' }))
  await open('Vistas: Solo quelatos')
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar «Solo quelatos»' }))
  expect(localStorage.getItem('filtroProductoAcabados.vistas')).toBeNull()
})

it('says as of when its number is while the API cannot be reached [SY-06]', async () => {
  const { store } = await show()
  await waitFor(() => expect(count()).toBe('3 elementos'))
  act(() => void store.dispatch(answersCeased({ since: '2026-11-27T10:42:00' })))
  expect(count()).toBe('3 elementos, como estaban a las 10:42')
  act(() => void store.dispatch(answersResumed()))
  expect(count()).toBe('3 elementos')
})

it('has nothing for axe, closed and open [LS-01, FR-10]', async () => {
  const { user, filter } = await show('/productos/acabados/view?familia=3')
  await waitFor(() => expect(names()).toEqual(['Uno']))
  await user.click(filter(/^Familia/))
  await screen.findByRole('listbox', { name: 'Familia' })
  expect(await violations()).toEqual([])
})
