import { act, screen, waitFor, within } from '@testing-library/react'
import { ToastOutlet } from '@/app/outlets/ToastOutlet'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { maestrasSaga } from '@/features/maestras/saga'
import { selectScreen } from '@/features/maestras/slice'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { NuevoGenerico } from '@/features/productos/new/NuevoGenerico'
import { productosSaga } from '@/features/productos/saga'
import { newEntered, recordMade } from '@/features/productos/slice'
import { runInSessions } from '@/store/sessionSagas'
import { Link } from 'react-router-dom'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { generico } from '@test/features/productos/products'
import { layOut } from '@test/ui/layout'

// Long display of toasts, so that they stay on a slow machine.
jest.mock('@/shared/constants', () => ({ ...jest.requireActual<object>('@/shared/constants'), TOAST_MS: 600_000 }))

runInSessions(maestrasSaga)
runInSessions(productosSaga)
runInSessions(productosListSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const LIST = '/productos/genericos/view'
const button = (name: string) => screen.findByRole('button', { name })
const link = (name: string) => screen.findByRole('link', { name })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

const open = (at: string) => {
  const server = createMemoryServer({
    productos_genericos: ['Azufre', 'Boro', 'Zinc'].map((name, at) =>
      generico({ id: at + 1, estados_fenologicos: [], codigo: `G-${at + 1}`, nombre: { es_ES: name } }),
    ),
    magnitudes: ['gramo', 'kilogramo', 'litro'].map((name, at) => ({ id: at + 1, valor: { es_ES: name } })),
  })
  const around = (page: React.ReactElement) => (
    <>
      <Link to="/informe/ver?tipo=2">Informes</Link>
      {page}
      <ToastOutlet />
    </>
  )
  const screens = {
    [LIST]: around(<GenericosList />),
    '/productos/genericos/new': around(<NuevoGenerico />),
    '/productos/edit/:tipo/:id': around(<ProductoScreen />),
    '/maestras/magnitudes': around(<MasterScreen master={masterOf('magnitudes')} />),
    '*': around(<p>otra página</p>),
  }
  const view = renderScreens(screens, at)
  return { ...view, server, place: () => view.router.state.location.pathname + view.router.state.location.search }
}

const openProducto = async () => {
  const page = open(LIST)
  await page.user.click(await screen.findByRole('gridcell', { name: 'Boro' }))
  await page.user.type(await screen.findByLabelText('Nombre'), 's')
  return page
}
const saved = ({ server }: ReturnType<typeof open>) => server.row('productos_genericos', 2)?.['nombre']

describe('"Guardar y salir" before the changes of a form are left', () => {
  it('is the last answer, at hand by Enter', async () => {
    const { user } = await openProducto()
    await user.click(await link('Informes'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }))
    const last = question.getAllByRole('button').at(-1)
    expect(last).toHaveAccessibleName('Guardar y salir')
    expect(last).toHaveFocus()
  })

  it('saves and goes where one was going', async () => {
    const page = await openProducto()
    await page.user.click(await link('Informes'))
    await page.user.click(await button('Guardar y salir'))
    await screen.findByText('otra página')
    expect(page.place()).toBe('/informe/ver?tipo=2')
    expect(saved(page)).toMatchObject({ es_ES: 'Boros' })
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('goes to the list from Cancelar, whose row is marked', async () => {
    const page = await openProducto()
    await page.user.click(await button('Cancelar'))
    await page.user.click(await button('Guardar y salir'))
    await waitFor(() => expect(page.path()).toBe(LIST))
    expect(saved(page)).toMatchObject({ es_ES: 'Boros' })
    await waitFor(() => expect(row('Boros')).toHaveAttribute('aria-current', 'true'))
    expect(screen.getAllByRole('row').filter(each => each.hasAttribute('aria-current'))).toHaveLength(1)
  })

  it('goes on through the list that the record was opened out of [LS-07]', async () => {
    const page = await openProducto()
    await page.user.click(await button('Siguiente: Zinc'))
    await page.user.click(await button('Guardar y salir'))
    await waitFor(() => expect(page.path()).toBe('/productos/edit/g/3'))
    const pager = () => screen.getByRole('group', { name: 'Lista de productos genéricos' })
    await waitFor(() => expect(pager()).toHaveTextContent('Producto 3 de 3'))
    expect(saved(page)).toMatchObject({ es_ES: 'Boros' })
  })

  it('goes back where the back button did', async () => {
    const page = await openProducto()
    await act(() => page.router.navigate(-1))
    await page.user.click(await button('Guardar y salir'))
    await waitFor(() => expect(page.path()).toBe(LIST))
    expect(saved(page)).toMatchObject({ es_ES: 'Boros' })
  })

  it('stays on the form, with all that was typed, where the save fails; Guardar then leads to the list', async () => {
    const page = await openProducto()
    page.server.troubleWith(({ method }) => (method === 'PUT' ? { status: 400, detail: 'Así no' } : null))
    await page.user.click(await link('Informes'))
    await page.user.click(await button('Guardar y salir'))
    expect(await screen.findByText('Producto: Así no')).toBeInTheDocument()
    expect(page.path()).toBe('/productos/edit/g/2')
    expect(screen.getByLabelText('Nombre')).toHaveValue('Boros')
    page.server.troubleWith(() => null)
    await page.user.click(await button('Guardar'))
    await waitFor(() => expect(page.path()).toBe(LIST))
  })

  it('stays on the form where a field is wrong, and sends nothing', async () => {
    const page = await openProducto()
    await page.user.click(screen.getByLabelText('Observaciones'))
    await page.user.paste('x'.repeat(20_001))
    await page.user.click(await link('Informes'))
    await page.user.click(await button('Guardar y salir'))
    await waitFor(() => expect(screen.getByLabelText('Observaciones')).toHaveFocus())
    expect(page.path()).toBe('/productos/edit/g/2')
    expect(page.server.done()).toEqual([])
  })

  it('keeps and saves a record that was made just now, once something was typed in it', async () => {
    const page = open('/')
    const { formId } = page.store.dispatch(newEntered()).payload
    page.store.dispatch(recordMade({ formId, tipo: 'g', id: 2 }))
    await act(() => page.router.navigate('/productos/edit/g/2'))
    await screen.findByLabelText('Nombre')
    await page.user.click(await link('Informes'))
    await screen.findByRole('alertdialog', { name: '¿Conservar lo que acaba de crear?' })
    expect(screen.queryByRole('button', { name: 'Guardar y salir' })).not.toBeInTheDocument()
    await page.user.keyboard('{Escape}')
    await page.user.type(screen.getByLabelText('Nombre'), 's')
    await page.user.click(await link('Informes'))
    await page.user.click(await button('Guardar y salir'))
    await screen.findByText('otra página')
    expect(saved(page)).toMatchObject({ es_ES: 'Boros' })
  })

  it('makes a new record of its code, and asks no more about it', async () => {
    const page = open('/productos/genericos/new')
    await page.user.type(await screen.findByLabelText('Código de artículo'), 'G-9')
    await page.user.click(await link('Informes'))
    await page.user.click(await button('Guardar y salir'))
    await screen.findByText('otra página')
    expect(page.place()).toBe('/informe/ver?tipo=2')
    expect(page.server.rows('productos_genericos')).toContainEqual(expect.objectContaining({ codigo: 'G-9' }))
  })

  describe('of a master', () => {
    const openMagnitud = async () => {
      const page = open('/maestras/magnitudes')
      await page.user.click(await screen.findByRole('gridcell', { name: 'gramo' }))
      await page.user.type(await screen.findByLabelText('Valor magnitud'), 's')
      const valor = () => page.server.row('magnitudes', 1)?.['valor']
      return { ...page, valor, edited: () => selectScreen(page.store.getState(), 'magnitudes') }
    }

    it('saves and goes where one was going', async () => {
      const { user, place, valor } = await openMagnitud()
      await user.click(await link('Informes'))
      await user.click(await button('Guardar y salir'))
      await screen.findByText('otra página')
      expect(place()).toBe('/informe/ver?tipo=2')
      expect(valor()).toMatchObject({ es_ES: 'gramos' })
    })

    it('saves and turns to the next record [LS-07]', async () => {
      const { user, edited, valor } = await openMagnitud()
      await user.click(await button('Siguiente: kilogramo'))
      await user.click(await button('Guardar y salir'))
      await waitFor(() => expect(edited().editedId).toBe(2))
      await waitFor(() => expect(screen.getByRole('group', { name: 'Lista de magnitudes' })).toHaveTextContent('2 de 3'))
      expect(valor()).toMatchObject({ es_ES: 'gramos' })
    })

    it('saves and shows the list, whose row is marked', async () => {
      const { user, valor } = await openMagnitud()
      await user.click(await button('Cancelar'))
      await user.click(await button('Guardar y salir'))
      await waitFor(() => expect(row('gramos')).toHaveAttribute('aria-current', 'true'))
      expect(valor()).toMatchObject({ es_ES: 'gramos' })
    })
  })
})

describe('the toast of a save', () => {
  it('leads to the record, and its row is marked until one is opened', async () => {
    const page = await openProducto()
    await page.user.click(await button('Guardar'))
    await waitFor(() => expect(page.path()).toBe(LIST))
    const way = await link('Abrir')
    expect(way).toHaveAttribute('href', '/productos/edit/g/2')
    await waitFor(() => expect(row('Boros')).toHaveAttribute('aria-current', 'true'))
    await page.user.click(way)
    await waitFor(() => expect(page.path()).toBe('/productos/edit/g/2'))
    await page.user.click(await button('Cancelar'))
    await page.user.click(await screen.findByRole('gridcell', { name: 'Zinc' }))
    await page.user.click(await button('Cancelar'))
    await screen.findByRole('gridcell', { name: 'Boros' })
    expect(row('Boros')).not.toHaveAttribute('aria-current')
  })

  it('has no link where the record stays open', async () => {
    const page = await openProducto()
    await page.user.click(await button('Guardar y seguir'))
    expect(await screen.findByText('Producto guardado con éxito')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Abrir' })).not.toBeInTheDocument()
  })

  it('leads to the form of a new master, whose row is marked; changes are asked about first', async () => {
    const { user, server } = open('/maestras/magnitudes')
    await user.click(await button('Añadir magnitud'))
    await user.type(await screen.findByLabelText('Valor magnitud'), 'libra')
    await user.click(await button('Guardar'))
    await waitFor(() => expect(row('libra')).toHaveAttribute('aria-current', 'true'))
    const { id } = server.rows('magnitudes').at(-1) ?? {}
    expect(await link('Abrir')).toHaveAttribute('href', `/maestras/magnitudes?abrir=${id}`)
    await user.click(await screen.findByRole('gridcell', { name: 'litro' }))
    await user.type(await screen.findByLabelText('Valor magnitud'), 's')
    await user.click(await link('Abrir'))
    await user.click(await button('Salir sin guardar'))
    await waitFor(() => expect(screen.getByLabelText('Valor magnitud')).toHaveValue('libra'))
  })
})
