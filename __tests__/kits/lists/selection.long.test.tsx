import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { catalogues } from '@/store/catalogues'
import { runInSessions } from '@/store/sessionSagas'
import { SHORT } from '@/kits/lists/selection/SelectionBar'
import { selectBulk } from '@/kits/lists/store/outcome'
import { icons } from '@/ui/buttons/icons'
import { NARROW, PHONE } from '@/ui/useMediaQuery'
import { acabado } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

runInSessions(productosListSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))
beforeEach(() => {
  localStorage.clear()
  matchMedia()
})

const NAMES = ['Boro', 'Calcio', 'Hierro', 'Manganeso', 'Zinc']
const LIST = '/productos/acabados/view'
const product = (nombre: string, at: number) =>
  acabado({
    ...{ id: at + 1, codigo: `P-${at + 1}`, nombre: { es_ES: nombre }, activo: nombre !== 'Calcio', producto_generico: null },
    familia: nombre === 'Hierro' ? null : 3,
    ...{ imagen_catalogo: null, imagen_modo_de_accion: null },
  })

const open = async () => {
  const server = createMemoryServer({
    familias: [
      { id: 3, nombre: { es_ES: 'Quelatos' } },
      { id: 4, nombre: { es_ES: 'Correctores' } },
    ],
    paises: [
      { id: 300, codigo_iso_numerico: '300', codigo_iso_alfa_2: 'gr', nombre: { es_ES: 'Grecia' } },
      { id: 724, codigo_iso_numerico: '724', codigo_iso_alfa_2: 'es', nombre: { es_ES: 'España' } },
    ],
    productos_acabados: NAMES.map(product),
    productos_genericos: [],
  })
  const view = renderScreens({ [LIST]: onSheet(<AcabadosList />), '*': <p>otra página</p> }, LIST)
  await screen.findByRole('row', { name: /Zinc/ })
  await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toBeEnabled())
  return { server, ...view }
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const box = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar ${name}` })
const selected = () => NAMES.filter(name => screen.queryByRole('row', { name: new RegExp(name), selected: true, hidden: true }))
const toolbar = () => screen.getByRole('toolbar', { name: 'Selección' })
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await within(toolbar()).findByRole('button', { name }))

it('names a row by its cells, then by its actions and its selection in three words [TB-11, LS-05]', async () => {
  await open()
  expect(row('Zinc')).toHaveAccessibleName(/Quelatos.* Acciones de Zinc Selección$/)
  expect(box('Zinc')).toBeInTheDocument()
})

it('is worked by keyboard: rows, ranges, all and none [LS-05]', async () => {
  const { user, path } = await open()
  expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  act(() => row('Boro').focus())
  await user.keyboard(' ')
  expect(selected()).toEqual(['Boro'])
  await user.keyboard('{ArrowDown}{ArrowDown} {Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toEqual(['Boro', 'Hierro', 'Manganeso'])
  expect(row('Manganeso')).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(selected()).toEqual(['Boro', 'Hierro'])
  await user.keyboard('{End}{Shift>} {/Shift}')
  expect(selected()).toEqual(['Boro', 'Hierro', 'Manganeso', 'Zinc'])
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual(NAMES)
  expect(screen.getByText('Todos los que cumplen')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(selected()).toEqual([])
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(path()).toBe('/productos/edit/a/5')
})

it('is worked by mouse, and opens nothing by that; the bar is one stop of Tab [LS-05]', async () => {
  const { user, path } = await open()
  const statuses = screen.getAllByRole('status')
  await user.click(box('Calcio'))
  await user.keyboard('{Shift>}')
  await user.click(box('Manganeso'))
  await user.keyboard('{/Shift}')
  expect(selected()).toEqual(['Calcio', 'Hierro', 'Manganeso'])
  // Announced by a status that was there before the selection.
  expect(statuses.map(({ textContent }) => textContent)).toContain('3 seleccionados')
  expect(screen.getByRole('checkbox', { name: 'Todos los que cumplen' })).toBePartiallyChecked()
  await within(toolbar()).findByRole('button', { name: 'Países' })
  expect(await violations()).toEqual([])
  const stops = () =>
    within(toolbar())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(button => button.getAttribute('aria-label') ?? button.textContent)
  expect(stops()).toEqual(['Quitar la selección'])
  act(() => screen.getByRole('button', { name: 'Quitar la selección' }).focus())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(stops()).toEqual(['Desactivar'])
  await user.keyboard('{Home}{Enter}')
  expect(selected()).toEqual([])
  await waitFor(() => expect(row('Calcio')).toHaveFocus())
  expect(path()).toBe(LIST)
})

it('lets go of what the search takes away, for good [LS-05]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Todos los que cumplen' }))
  expect(selected()).toEqual(NAMES)
  const search = screen.getByRole('searchbox')
  await user.type(search, 'hierro')
  expect(await screen.findByText('1 seleccionado', { selector: 'span' })).toBeInTheDocument()
  await user.clear(search)
  await waitFor(() => expect(selected()).toEqual(['Hierro']))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(NAMES.length + 1))
})

it('asks once, counts out what is so already, and writes each with its version [LS-05]', async () => {
  const { user, server, texts } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Todos los que cumplen' }))
  await press(user, 'Desactivar')
  const question = await screen.findByRole('alertdialog', { name: '¿Desactivar 5 productos acabados?' })
  expect(question).toHaveTextContent('Dejarán de estar activos. 1 ya está inactivo y se queda como está.')
  expect(question).toHaveTextContent('Boro, Hierro, Manganeso, Zinc.')
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Desactivar 4' }))
  await waitFor(() => expect(texts()).toEqual(['4 productos acabados desactivados']))
  expect(server.done().sort()).toEqual([1, 3, 4, 5].map(id => `PUT /api/productos_acabados/${id}/`))
  expect(server.row('productos_acabados', 1)).toMatchObject({ activo: false, codigo: 'P-1', familia: 3, paises: ['ES', 'pt'] })
  await waitFor(() => expect(within(row('Boro')).getByText('Inactivo')).toBeInTheDocument())
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
})

it('lists what failed with its reason, leaves it selected and tries it again alone [LS-05]', async () => {
  const { user, server, store, texts } = await open()
  server.troubleWith(({ method, path }) => {
    if (method === 'PUT' && path.endsWith('/3/')) return { status: 412, detail: 'Otra versión' }
    return method === 'GET' && path.endsWith('/4/') ? 'before' : null
  })
  await user.click(screen.getByRole('checkbox', { name: 'Todos los que cumplen' }))
  await press(user, 'Desactivar')
  await user.click(await screen.findByRole('button', { name: 'Desactivar 4' }))
  const result = await screen.findByRole('dialog', { name: '2 de 4 desactivados' })
  expect(result).toHaveTextContent('2 no se han podido desactivar y siguen seleccionados')
  const lines = within(result).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent).sort()).toEqual([
    'HierroP-3Otra persona lo ha cambiado mientras tanto',
    'ManganesoP-4El servidor no responde',
  ])
  expect(within(result).getByRole('link', { name: 'Hierro' })).toHaveAttribute('href', '/productos/edit/a/3')
  expect(screen.getByRole('button', { name: 'Reintentar los 2' })).toHaveFocus()
  expect(await violations()).toEqual([])
  expect(selected()).toEqual(['Hierro', 'Manganeso'])
  server.troubleWith(() => null)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(texts()).toEqual(['2 productos acabados desactivados']))
  await waitFor(() => expect(selectBulk(store.getState(), 'productos/a')).toBeNull())
  expect(server.row('productos_acabados', 4)).toMatchObject({ activo: false })
  await waitFor(() => expect(row('Boro')).toHaveFocus())
})

it('names a record whose deletion was not answered, although it has left the list, without a link [LS-05]', async () => {
  const { user, server, store, texts } = await open()
  server.troubleWith(({ method, path }) => (method === 'DELETE' && path.endsWith('/1/') ? 'after' : null))
  await user.click(box('Boro'))
  await user.click(box('Zinc'))
  await press(user, 'Eliminar')
  await user.click(await screen.findByRole('button', { name: 'Eliminar 2' }))
  const result = await screen.findByRole('dialog', { name: '1 de 2 eliminados' })
  const { productosAcabados } = catalogues
  const left = productosAcabados.selectAll(store.getState()).filter(({ id }) => id !== 1)
  act(() => void store.dispatch(productosAcabados.loaded(left)))
  expect(within(result).getByRole('listitem')).toHaveTextContent('BoroP-1El servidor no responde')
  expect(within(result).queryByRole('link')).not.toBeInTheDocument()
  server.troubleWith(() => null)
  await user.click(screen.getByRole('button', { name: /^Reintentar/ }))
  await waitFor(() => expect(texts()).toEqual(['1 producto acabado eliminado']))
})

it('starts nothing by Enter while a typed search finds nothing [LS-05]', async () => {
  const { user, server } = await open()
  await user.click(box('Boro'))
  await press(user, 'Países')
  await user.click(await screen.findByRole('menuitem', { name: 'Añadir países' }))
  const paises = await screen.findByRole('combobox', { name: 'Países' })
  await screen.findByRole('button', { name: 'Abrir la lista de Países' })
  await user.type(paises, 'gre{Enter}')
  await screen.findByRole('button', { name: 'Quitar Grecia' })
  await user.type(paises, 'marru{Enter}')
  expect(screen.getByRole('button', { name: 'Quitar Grecia' })).toBeInTheDocument()
  expect(server.done()).toEqual([])
  await user.clear(paises)
  await user.keyboard('{Escape}{Enter}')
  await waitFor(() => expect(server.done()).toEqual(['PUT /api/productos_acabados/1/']))
})

it('says only that nothing changes where all are as wanted already [LS-05]', async () => {
  const { user } = await open()
  await user.click(box('Calcio'))
  await press(user, 'Desactivar')
  const question = await screen.findByRole('alertdialog', { name: '¿Desactivar 1 producto acabado?' })
  expect(within(question).getByText('1 ya está inactivo y se queda como está.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Desactivar 0' })).toBeDisabled()
})

it('adds countries and changes the family, as far as they are not so [LS-05]', async () => {
  const { user, server, texts } = await open()
  await user.click(box('Boro'))
  await user.click(box('Zinc'))
  await press(user, 'Cambiar familia')
  const familia = await screen.findByRole('combobox', { name: 'Familia' })
  expect(screen.getByRole('dialog', { name: 'Cambiar la familia de 2 productos acabados' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cambiar 2' })).toBeDisabled()
  await user.type(familia, 'quel{Enter}')
  expect(await screen.findByText('2 ya están en Quelatos: cambian 0.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cambiar 0' })).toBeDisabled()
  await user.clear(familia)
  await user.type(familia, 'correc{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Cambiar 2' }))
  await waitFor(() => expect(texts()).toEqual(['2 productos acabados cambiados de familia']))
  expect(server.row('productos_acabados', 5)).toMatchObject({ familia: 4 })

  await user.click(box('Boro'))
  await press(user, 'Países')
  await user.click(await screen.findByRole('menuitem', { name: 'Añadir países' }))
  const paises = await screen.findByRole('combobox', { name: 'Países' })
  await user.type(paises, 'espa{Enter}')
  expect(await screen.findByText(/1 ya tiene el elegido: cambian 0\./)).toBeInTheDocument()
  await user.type(paises, 'gre{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Añadir a 1' }))
  await waitFor(() => expect(texts()).toContain('1 producto acabado cambiado'))
  expect(server.row('productos_acabados', 1)).toMatchObject({ paises: ['ES', 'pt', 'gr'] })
})

it('confirms a choice by a second Enter, which does not open the list again [LS-05]', async () => {
  const { user, server, texts } = await open()
  await user.click(box('Boro'))
  await user.click(box('Zinc'))
  await press(user, 'Cambiar familia')
  const familia = await screen.findByRole('combobox', { name: 'Familia' })
  await user.type(familia, 'quel{Enter}{Enter}')
  expect(screen.getByRole('button', { name: 'Cambiar 0' })).toBeDisabled()
  await user.clear(familia)
  await user.type(familia, 'correc{Enter>}')
  fireEvent.keyDown(familia, { key: 'Enter', repeat: true })
  expect(await screen.findByRole('button', { name: 'Cambiar 2' })).toBeEnabled()
  await user.keyboard('{/Enter}{Enter}')
  await waitFor(() => expect(texts()).toEqual(['2 productos acabados cambiados de familia']))
  expect(server.row('productos_acabados', 5)).toMatchObject({ familia: 4 })
})

it('says of what has no family already that it has none [LS-05, ER-02]', async () => {
  const { user } = await open()
  await user.click(box('Boro'))
  await user.click(box('Hierro'))
  await press(user, 'Cambiar familia')
  await user.click(await screen.findByRole('combobox', { name: 'Familia' }))
  await user.click(await screen.findByRole('option', { name: '--' }))
  expect(await screen.findByText('1 ya está sin familia: cambia 1.')).toBeInTheDocument()
})

it('asks whoever leaves while it runs, and stops for them; what was begun is ended [LS-05]', async () => {
  const { user, server, router, path } = await open()
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  const { fetch } = window
  window.fetch = async (input, init) => {
    if (init?.method === 'PUT') await held
    return fetch(input, init)
  }
  await user.click(box('Boro'))
  await press(user, 'Desactivar')
  await user.click(await screen.findByRole('button', { name: 'Desactivar 1' }))
  expect(await screen.findByRole('dialog', { name: 'Desactivando' })).toHaveTextContent('1 de 1Boro')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await act(() => router.navigate('/otra'))
  expect(await screen.findByRole('alertdialog', { name: 'Hay una operación en marcha' })).toHaveTextContent('Si sale, se detiene.')
  await user.click(screen.getByRole('button', { name: 'Quedarse' }))
  expect(path()).toBe(LIST)
  await act(() => router.navigate('/otra'))
  await user.click(await screen.findByRole('button', { name: 'Detener y salir' }))
  await waitFor(() => expect(path()).toBe('/otra'))
  release()
  await waitFor(() => expect(server.row('productos_acabados', 1)).toMatchObject({ activo: false }))
  window.fetch = fetch
})

it('does not say that all are selected where none matches [LS-05]', async () => {
  matchMedia(PHONE, NARROW)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Más: seleccionar/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Seleccionar' }))
  await user.type(screen.getByRole('searchbox'), 'nada')
  await waitFor(() => expect(screen.queryByText(/^Seleccionar los/)).not.toBeInTheDocument())
  expect(toolbar()).toHaveTextContent('0 seleccionados')
  expect(toolbar()).not.toHaveTextContent('que cumplen')
})

it('on a phone is asked for, and then a tap selects [LS-05]', async () => {
  matchMedia(PHONE, NARROW, SHORT)
  const { user, path } = await open()
  await user.click(await screen.findByRole('button', { name: /^Más: seleccionar/ }))
  const entry = await screen.findByRole('menuitem', { name: 'Seleccionar' })
  // A tick would mean that the option is already on.
  expect(entry.innerHTML).not.toContain(icons.check)
  await user.click(entry)
  await user.click(await screen.findByRole('gridcell', { name: 'Zinc' }))
  expect(path()).toBe(LIST)
  expect(screen.getByText('1 seleccionado', { selector: 'span' })).toBeInTheDocument()
  // The link in the name of a row does not navigate during a selection.
  await user.click(screen.getByRole('link', { name: 'Hierro' }))
  expect(path()).toBe(LIST)
  expect(selected()).toEqual(['Hierro', 'Zinc'])
  await user.click(await within(toolbar()).findByRole('button', { name: 'Más' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    ...['Cambiar familia', 'Ecológico: sí', 'Ecológico: no', 'Añadir países', 'Quitar países', 'Ficha', 'Eliminar'],
  ])
})
