import { act, screen, waitFor } from '@testing-library/react'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { localeChosen, selectProducto } from '@/features/productos/slice'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { productosSaga } from '@/features/productos/saga'
import { productosGenericos } from '@/store/catalogues'
import { runInSessions } from '@/store/sessionSagas'
import { tableViewed } from '@/store/memory/slice'
import { initialView } from '@/shared/tableView'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { generico } from '@test/features/productos/products'
import { layOut } from '@test/ui/layout'

runInSessions(productosSaga)
runInSessions(productosListSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const named = (id: number, codigo: string, nombre: string) => generico({ id, codigo, nombre: nombre === '' ? {} : { es_ES: nombre } })
const LIST = '/productos/genericos/view'

/** Opens a product of the list sorted by name, descending, and searched without calcium: zinc, sulphur, G-3, boron. */
const opened = async (name: string, at = LIST) => {
  const server = createMemoryServer({
    productos_genericos: [
      named(1, 'G-1', 'Azufre'),
      named(2, 'G-2', 'Boro'),
      named(3, 'G-3', ''),
      named(4, 'G-4', 'Zinc'),
      named(5, 'C', 'Calcio'),
    ],
  })
  const view = renderScreens({ [LIST]: <GenericosList />, '/productos/edit/:tipo/:id': <ProductoScreen />, '*': <p>otra página</p> }, at)
  const sort = { column: 'codigo', descending: true }
  act(() => void view.store.dispatch(tableViewed({ table: 'filtroProductoGenericos', view: { ...initialView, term: 'g-', sort } })))
  if (at === LIST) await view.user.click(await screen.findByRole('gridcell', { name }))
  await screen.findByLabelText('Nombre')
  return { ...view, server }
}
const pager = () => screen.queryByRole('group', { name: 'Lista de productos genéricos' })
const button = (name: string) => screen.findByRole('button', { name })

it('goes through the list that a record was opened out of, in its order, and stops at its ends [LS-07]', async () => {
  const { user, path } = await opened('Boro')
  expect(path()).toBe('/productos/edit/g/2')
  expect(pager()).toHaveTextContent('Producto 3 de 4')
  await user.click(await button('Anterior: G-3'))
  expect(path()).toBe('/productos/edit/g/3')
  await button('Siguiente: Boro')
  expect(pager()).toHaveTextContent('2 de 4')
  await user.click(await button('Anterior: Zinc'))
  await button('Siguiente: G-3')
  expect(pager()).toHaveTextContent('1 de 4')
  const end = await button('Anterior')
  expect(end).toHaveAttribute('aria-disabled', 'true')
  await user.click(end)
  expect(path()).toBe('/productos/edit/g/4')
})

it('keeps the focus on the pressed button, and the language, from record to record [LS-07]', async () => {
  const { user, path, store } = await opened('Zinc')
  act(() => void store.dispatch(localeChosen({ formId: selectProducto(store.getState()).formId, locale: 'fr_FR' })))
  act(() => screen.getByRole('button', { name: 'Siguiente: G-3' }).focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/productos/edit/g/3'))
  await screen.findByLabelText('Nombre')
  expect(await button('Siguiente: Boro')).toHaveFocus()
  expect(selectProducto(store.getState()).locale).toBe('fr_FR')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/productos/edit/g/2'))
  await screen.findByLabelText('Nombre')
  expect(await button('Siguiente: Azufre')).toHaveFocus()
  expect(selectProducto(store.getState()).locale).toBe('fr_FR')
})

it('asks about what is not saved before it goes on, and stays where the answer is so [LS-07]', async () => {
  const { user, path } = await opened('Boro')
  await user.type(screen.getByLabelText('Nombre'), '!')
  await user.click(await button('Siguiente: Azufre'))
  await user.click(await button('Seguir editando'))
  expect(path()).toBe('/productos/edit/g/2')
  expect(screen.getByLabelText('Nombre')).toHaveValue('Boro!')
  await user.click(await button('Siguiente: Azufre'))
  await user.click(await button('Salir sin guardar'))
  await waitFor(() => expect(path()).toBe('/productos/edit/g/1'))
  expect(await screen.findByRole('heading', { name: 'Azufre' })).toBeInTheDocument()
})

it('passes over what was deleted since the list was left [LS-07]', async () => {
  const { user, path, store } = await opened('Zinc')
  const left = productosGenericos.selectAll(store.getState()).filter(({ id }) => id !== 3)
  act(() => void store.dispatch(productosGenericos.loaded(left)))
  expect(pager()).toHaveTextContent('1 de 3')
  await user.click(await button('Siguiente: Boro'))
  expect(path()).toBe('/productos/edit/g/2')
})

it('has none of it on a page that was opened by a link, even of a record that the list had [LS-07]', async () => {
  const { router } = await opened('Boro')
  expect(pager()).not.toBeNull()
  await act(() => router.navigate('/productos/edit/g/1'))
  await screen.findByRole('heading', { name: 'Azufre' })
  expect(pager()).toBeNull()
})

it('opens out of the list by "Editar" too [LS-07]', async () => {
  const { user, router } = await opened('Boro')
  await act(() => router.navigate(LIST))
  await user.click(await button('Editar Azufre'))
  await screen.findByLabelText('Nombre')
  expect(pager()).toHaveTextContent('4 de 4')
})
