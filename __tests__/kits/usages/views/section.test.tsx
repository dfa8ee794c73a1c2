import { screen, waitFor, within } from '@testing-library/react'
import { maestrasSaga } from '@/features/maestras/saga'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { runInSessions } from '@/store/sessionSagas'
import { generico } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

runInSessions(maestrasSaga)
quietErrors()
beforeEach(() => layOut({ height: 600 }))

const show = async ({ extensions = true, fails = false } = {}) => {
  const server = createMemoryServer({
    magnitudes: [1, 2].map(id => ({ id, valor: { es_ES: id === 1 ? 'kilo' : 'litro' } })),
    envases: [{ id: 5, valor: { es_ES: 'Saco' }, magnitud: 1 }],
    productos_genericos: [1, 2, 3, 4, 5, 6].map(id => generico({ id, codigo: `G-${id}`, nombre: { es_ES: `Zinc ${id}` } })),
    lineas_de_composicion: [1, 2, 3, 4, 5, 6].map(id => ({ id, producto_generico: id, magnitud_1: 1 })),
  })
  if (fails) server.troubleWith(({ path }) => (path.endsWith('/usos/') ? 'before' : null))
  const configuration = { ...stateAfter().configuration, extensions }
  const screens = { '/maestras/magnitudes': <MasterScreen master={masterOf('magnitudes')} />, '*': <p>otra página</p> }
  const view = renderScreens(screens, '/maestras/magnitudes', { configuration })
  const edit = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Editar ${name}` }))
    await screen.findByRole('textbox', { name: /Valor magnitud/ })
  }
  return { ...view, server, edit }
}
const section = () => screen.findByRole('region', { name: 'Se usa en' })

it('stands under the buttons of the form: how many, of which kinds, five links a kind and the way to the others [LS-11]', async () => {
  const { edit, user, router } = await show()
  await edit('kilo')
  const link = await screen.findByRole('link', { name: 'Saco' })
  expect(await section()).toHaveTextContent(
    /^Se usa en7Envases 1SacoProductos genéricos 6Zinc 1Zinc 2Zinc 3Zinc 4Zinc 5Ver los 6 en la lista$/,
  )
  const save = screen.getByRole('button', { name: 'Guardar' })
  expect(save.compareDocumentPosition(await section())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Ver los 6 en la lista' })).toHaveAttribute('href', '/productos/genericos/view?magnitud=1')
  expect(screen.getByRole('link', { name: 'Zinc 5' })).toHaveAttribute('href', '/productos/edit/g/5')
  expect(await violations()).toEqual([])
  await user.click(link)
  expect(router.state.location).toMatchObject({ pathname: '/maestras/envases', state: { abrir: 5 } })
})

it('asks the usual question before a link leads away from what was typed [LS-11, MA-06]', async () => {
  const { edit, user, path } = await show()
  await edit('kilo')
  await user.type(screen.getByRole('textbox', { name: /Valor magnitud/ }), 's')
  await user.click(await screen.findByRole('link', { name: 'Zinc 1' }))
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(path()).toBe('/maestras/magnitudes')
})

it('shows grey lines until the API tells [LS-11]', async () => {
  const { edit, server } = await show()
  await screen.findByRole('button', { name: 'Editar kilo' })
  server.answerAfter(200)
  await edit('kilo')
  expect(within(await section()).getByRole('status')).toHaveTextContent('Cargando ...')
  expect(await screen.findByRole('link', { name: 'Saco' })).toBeInTheDocument()
})

it('says so where nothing uses the record [LS-11]', async () => {
  const { edit } = await show()
  await edit('litro')
  await waitFor(async () => expect(await section()).toHaveTextContent(/^Se usa enNo se usa en ningún registro\.$/))
})

it('says so where the API does not tell, and asks again [LS-11]', async () => {
  const { edit, user, server } = await show({ fails: true })
  await edit('kilo')
  expect(await screen.findByText('No se ha podido consultar')).toBeInTheDocument()
  expect(await violations()).toEqual([])
  server.troubleWith(() => null)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Se usa en' })).toHaveFocus())
  expect(await screen.findByRole('link', { name: 'Saco' })).toBeInTheDocument()
})

it('is absent without extensions and from a new record, and nothing calls for it [LS-11]', async () => {
  const { edit, server } = await show({ extensions: false })
  await edit('kilo')
  expect(screen.queryByText('Se usa en')).not.toBeInTheDocument()
  expect(server.asked().filter(call => call.endsWith('/usos/'))).toEqual([])
})
