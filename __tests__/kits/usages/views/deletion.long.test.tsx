import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { maestrasSaga } from '@/features/maestras/saga'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, generico } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

runInSessions(maestrasSaga)
runInSessions(productosListSaga)
quietErrors()
let confirm: jest.SpyInstance
beforeEach(() => {
  layOut({ height: 600 })
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
})
afterEach(() => confirm.mockRestore())

const familias = <MasterScreen master={masterOf('familias')} />
const withExtensions = (extensions: boolean) => ({ configuration: { ...stateAfter().configuration, extensions } })

const show = async (page: ReactElement, { extensions = true } = {}) => {
  const products = [1, 2, 3, 4].map(id => generico({ id, codigo: `G-${id}`, nombre: { es_ES: `Zinc ${id}` }, familia: 3 }))
  const server = createMemoryServer({
    familias: [3, 4].map(id => ({ id, nombre: { es_ES: id === 3 ? 'Quelatos' : 'Mojantes' } })),
    productos_genericos: products,
    productos_acabados: [acabado({ nombre: { es_ES: 'Acabado' }, producto_generico: 1, familia: 3 })],
  })
  const at = page.type === GenericosList ? '/productos/genericos/view' : '/maestras/familias'
  const view = renderScreens({ [at]: page, '*': <p>otra página</p> }, at, withExtensions(extensions))
  await screen.findAllByRole('gridcell')
  const uses = () => server.asked().filter(call => call.endsWith('/usos/'))
  const remove = async (name: string) => view.user.click(screen.getByRole('button', { name: `Eliminar ${name}` }))
  return { ...view, server, uses, remove }
}
const dialog = () => screen.findByRole('alertdialog')

it('says what uses a master, with three links a kind and the way to the others, and asks nothing [LS-10]', async () => {
  const { remove, server, user } = await show(familias)
  await remove('Quelatos')
  expect(await dialog()).toHaveAccessibleName('No se puede eliminar la familia Quelatos')
  expect(await dialog()).toHaveTextContent('Se usa en 4 productos genéricos y 1 producto acabado. Se podrá eliminar cuando deje de usarse.')
  const items = (name: string) => within(within(screen.getByRole('list', { name })).getAllByRole('listitem')[0] as HTMLElement)
  expect(items('4 productos genéricos').getByRole('link', { name: 'Zinc 1' })).toHaveAttribute('href', '/productos/edit/g/1')
  expect(screen.getByRole('list', { name: '4 productos genéricos' })).toHaveTextContent('Zinc 1G-1Zinc 2G-2Zinc 3G-3Ver los 4 en la lista')
  expect(screen.getByRole('list', { name: '1 producto acabado' })).toHaveTextContent(/^Acabado\S*$/)
  expect(await violations()).toEqual([])
  expect(screen.getByText('Cerrar')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Eliminar Quelatos' })).toHaveFocus())
  expect(confirm).not.toHaveBeenCalled()
  expect(server.done()).toEqual([])
})

it('leads to a record that uses it, and the dialog is gone [LS-10]', async () => {
  const { remove, user, path } = await show(<GenericosList />)
  await remove('Zinc 1')
  expect(await dialog()).toHaveAccessibleName('No se puede eliminar el producto Zinc 1')
  await user.click(screen.getByRole('link', { name: 'Acabado' }))
  expect(path()).toBe('/productos/edit/a/8')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('asks of a record that nothing uses, once on a double click, to the letter of the source [LS-10, MA-10, MA-13]', async () => {
  const { user, texts, uses, server } = await show(familias)
  server.answerAfter(100)
  await user.dblClick(screen.getByRole('button', { name: 'Eliminar Mojantes' }))
  await waitFor(() => expect(texts()).toEqual(['Familia eliminada con éxito']))
  expect(confirm.mock.calls).toEqual([['¿Desea eliminar la familia Mojantes?']])
  expect(uses()).toEqual(['GET /api/familias/4/usos/'])
  expect(server.done()).toEqual(['DELETE /api/familias/4/'])
})

it('asks plainly of a product where the API does not tell [LS-10, PG-07]', async () => {
  const { remove, server, texts } = await show(<GenericosList />)
  server.troubleWith(({ path }) => (path.endsWith('/usos/') ? { status: 500, detail: null } : null))
  await remove('Zinc 2')
  await waitFor(() => expect(texts()).toEqual(['Producto eliminado con éxito']))
  expect(confirm.mock.calls).toEqual([[expect.stringContaining('el producto Zinc 2? Atención, este cambio es irreversible.')]])
})

it('asks plainly where the API takes too long [LS-10]', async () => {
  confirm.mockReturnValue(false)
  const { remove, server } = await show(familias)
  server.answerAfter(60_000)
  await remove('Quelatos')
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1), { timeout: 5_000 })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(server.done()).toEqual([])
})

it('asks at once where there are no extensions, and calls for nothing [LS-10, MA-10]', async () => {
  confirm.mockReturnValue(false)
  const { remove, uses } = await show(familias, { extensions: false })
  await remove('Quelatos')
  expect(confirm.mock.calls).toEqual([['¿Desea eliminar la familia Quelatos?']])
  expect(uses()).toEqual([])
})

describe('several at once', () => {
  const select = async ({ user }: Awaited<ReturnType<typeof show>>, ...names: string[]) => {
    for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Seleccionar ${name}` }))
    await user.click(await within(screen.getByRole('toolbar', { name: 'Selección' })).findByRole('button', { name: 'Eliminar' }))
  }

  it('are asked about without those that something uses, which are named with their users [LS-05, LS-10]', async () => {
    const view = await show(familias)
    await select(view, 'Quelatos', 'Mojantes')
    expect(await dialog()).toHaveAccessibleName('¿Eliminar 1 familia?')
    expect(await dialog()).toHaveTextContent('1 se usa y no se eliminará:Quelatos: se usa en 4 productos genéricos y 1 producto acabado')
    expect(screen.getByRole('link', { name: '4 productos genéricos' })).toHaveAttribute('href', '/productos/genericos/view?familia=3')
    expect(screen.getByRole('link', { name: '1 producto acabado' })).toHaveAttribute('href', '/productos/edit/a/8')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    expect(await violations()).toEqual([])
    await view.user.click(screen.getByRole('button', { name: 'Eliminar 1' }))
    await waitFor(() => expect(view.texts()).toEqual(['1 familia eliminada']))
    expect(view.server.done()).toEqual(['DELETE /api/familias/4/'])
  })

  it('are said to be checked where that takes a moment, in the dialog that asks then [LS-05, LS-10]', async () => {
    const view = await show(familias)
    view.server.answerAfter(700)
    await select(view, 'Quelatos', 'Mojantes')
    const shown = await dialog()
    expect(within(shown).getByRole('status')).toHaveTextContent('Comprobando si se usan ...')
    expect(screen.getByRole('button', { name: 'Eliminar 2' })).toBeDisabled()
    expect(await violations()).toEqual([])
    expect(await screen.findByText('1 se usa y no se eliminará:', undefined, { timeout: 3_000 })).toBeInTheDocument()
    expect(await dialog()).toBe(shown)
    expect(within(shown).getByRole('status')).not.toHaveTextContent('Comprobando')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Eliminar 1' })).toBeEnabled()
  })

  it('are refused after the check where something uses each of them, with the focus in the refusal [LS-05, LS-10]', async () => {
    const view = await show(familias)
    view.server.answerAfter(700)
    await select(view, 'Quelatos')
    expect(within(await dialog()).getByRole('status')).toHaveTextContent('Comprobando si se usa ...')
    await waitFor(async () => expect(await dialog()).toHaveAccessibleName('No se puede eliminar 1 familia'), { timeout: 3_000 })
    await waitFor(() => expect(screen.getByText('Cerrar')).toHaveFocus())
    await view.user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('are asked nothing where something uses each of them [LS-05, LS-10]', async () => {
    const view = await show(familias)
    await select(view, 'Quelatos')
    expect(await dialog()).toHaveAccessibleName('No se puede eliminar 1 familia')
    await view.user.click(screen.getByText('Cerrar'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Quelatos')
    expect(view.server.done()).toEqual([])
  })

  it('are asked about plainly where the API knows nothing of users [LS-05]', async () => {
    const view = await show(familias, { extensions: false })
    await select(view, 'Quelatos', 'Mojantes')
    expect(await dialog()).toHaveTextContent(/^¿Eliminar 2 familias\?Atención, este cambio es irreversible\.Mojantes, Quelatos\./)
    expect(view.uses()).toEqual([])
  })
})
