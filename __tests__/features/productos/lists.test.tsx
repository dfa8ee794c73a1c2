import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { NuevoAcabado } from '@/features/productos/new/NuevoAcabado'
import { NuevoGenerico } from '@/features/productos/new/NuevoGenerico'
import { quietErrors } from '@test/support/quiet'
import { createMemoryServer } from '@test/support/memoryServer'
import { acabado, generico, linea } from '@test/features/productos/products'
import { layOut } from '@test/ui/layout'
import { renderScreens } from '@test/support/renderScreens'
import { productosSaga } from '@/features/productos/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(productosSaga)
runInSessions(productosListSaga)

quietErrors()
beforeAll(() => layOut({ height: 600 }))

const addresses = new Map<unknown, string>([
  [GenericosList, '/productos/genericos/view'],
  [AcabadosList, '/productos/acabados/view'],
  [NuevoGenerico, '/productos/genericos/new'],
  [NuevoAcabado, '/productos/acabados/new'],
])

const show = (page: ReactElement) => {
  const at = addresses.get(page.type) ?? '/'
  const server = createMemoryServer({
    familias: [{ id: 3, nombre: { es_ES: 'Quelatos' } }],
    productos_genericos: [generico(), generico({ id: 9, codigo: 'G-9', nombre: {} })],
    productos_acabados: [
      acabado({ producto_generico: null, imagen_catalogo: null, imagen_modo_de_accion: null, nombre: { es_ES: 'Acabado' } }),
    ],
    lineas_de_composicion: [linea(11, 0, { producto_acabado: 8 }), linea(12, 0, { producto_generico: 7 })],
  })
  return { server, ...renderScreens({ [at]: page, '*': <p>otra página</p> }, at) }
}
const button = (name: string) => screen.findByRole('button', { name })

it('asks for all that a list shows at once, and shows it in words [PG-02, PG-05, PA-03]', async () => {
  const { server } = show(<AcabadosList />)
  expect(screen.getByText('Cargando ...')).toHaveRole('status')
  expect(await screen.findByRole('gridcell', { name: 'Acabado' })).toBeInTheDocument()
  expect(server.asked().sort()).toEqual(['GET /api/familias/', 'GET /api/productos_acabados/light/', 'GET /api/productos_genericos/light/'])
  expect(server.mostAtOnce()).toBe(3)
  expect(screen.getByRole('gridcell', { name: 'Quelatos' })).toBeInTheDocument()
})

it.each([
  ['a product by its row', 'gridcell', 'Zinc', '/productos/edit/g/7'],
  ['a product by "Editar"', 'button', 'Editar Zinc', '/productos/edit/g/7'],
  ['a new product by its button', 'button', 'Añadir producto genérico', '/productos/genericos/new'],
] as const)('opens %s [PG-04]', async (_what, role, name, address) => {
  const { user, path } = show(<GenericosList />)
  await screen.findByRole('gridcell', { name: 'Zinc' })
  await user.click(screen.getByRole(role, { name }))
  expect(path()).toBe(address)
})

it('asks by the name of the product before it deletes, or by its code where it has none [PG-07]', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const { user, server, texts } = show(<GenericosList />)
  await screen.findByRole('gridcell', { name: 'Zinc' })
  const remove = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('button', { name: /^Eliminar/ })
  await user.click(remove(/^G-9/))
  expect(confirm.mock.calls[0]?.[0]).toMatch(/^¿Desea eliminar el producto G-9\? Atención, este cambio es irreversible\./)
  expect(server.done()).toEqual([])
  await user.click(remove(/^G-1/))
  expect(confirm.mock.calls[1]?.[0]).toContain('el producto Zinc?')
  await waitFor(() => expect(texts()).toEqual(['Producto eliminado con éxito']))
  expect(server.done()).toEqual(['DELETE /api/productos_genericos/7/'])
})

it.each([
  ['a generic', <GenericosList key="g" />, 'Zinc'],
  ['a finished', <AcabadosList key="a" />, 'Acabado'],
])('says in the list why %s product was not deleted, until the next is [PG-07, PA-06, FR-10]', async (_kind, list, name) => {
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  const { user, server, texts } = show(list)
  server.troubleWith(({ method }) => (method === 'DELETE' ? { status: 409, detail: 'Lo usa 1 ensayo' } : null))
  await user.click(await button(`Eliminar ${name}`))
  expect(await screen.findByText('Lo usa 1 ensayo')).toBeInTheDocument()
  server.troubleWith(() => null)
  await user.click(await button(`Eliminar ${name}`))
  await waitFor(() => expect(texts()).toContain('Producto eliminado con éxito'))
  expect(screen.queryByText('Lo usa 1 ensayo')).not.toBeInTheDocument()
})

it('duplicates once on a double click, with its steps for all to see [PA-04, MA-13]', async () => {
  const { user, server, texts } = show(<AcabadosList />)
  server.answerAfter(200)
  await user.dblClick(await button('Duplicar Acabado'))
  expect(await screen.findByRole('dialog', { name: 'Duplicando' })).toHaveTextContent('Líneas de composición')
  await waitFor(() => expect(texts()).toEqual(['Producto dupicado con éxito']))
  expect(server.rows('productos_acabados').map(({ nombre }) => nombre)).toEqual([{ es_ES: 'Acabado' }, { es_ES: 'DUPLICADO Acabado' }])
})

it('makes a finished product of the generic one that is picked, once it is confirmed [PA-01]', async () => {
  const { user, server, path } = show(<NuevoAcabado />)
  await user.click(await screen.findByRole('gridcell', { name: 'Zinc' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Zinc')).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Cancelar' }))
  expect(server.done()).toEqual([])
  await user.click(screen.getByRole('gridcell', { name: 'Zinc' }))
  await user.click(await button('Crear'))
  await waitFor(() => expect(path()).toMatch(/^\/productos\/edit\/a\/\d+$/))
  expect(server.rows('productos_acabados')[1]).toMatchObject({ producto_generico: 7, activo: true })
})

it('makes a generic product once on a double click, and goes to its form [PG-01, MA-13]', async () => {
  const { user, server, path } = show(<NuevoGenerico />)
  await user.click(await button('Guardar'))
  await user.type(screen.getByLabelText('Código de artículo'), 'G-77')
  await user.dblClick(await button('Guardar'))
  await waitFor(() => expect(path()).toMatch(/^\/productos\/edit\/g\/\d+$/))
  expect(server.done()).toEqual(['POST /api/productos_genericos/'])
})

it('has nothing left of a product that could not be made, once its page is left [PA-02]', async () => {
  const { user, server, texts, store, router } = show(<NuevoAcabado />)
  server.troubleWith(({ method }) => (method === 'POST' ? { status: 400, detail: 'Ahora no' } : null))
  await user.click(await screen.findByRole('gridcell', { name: 'Zinc' }))
  await user.click(await button('Crear'))
  await waitFor(() => expect(texts()).toEqual(['Ahora no']))
  expect(Object.values(store.getState().sequences)).toMatchObject([{ phase: 'failed' }])
  await act(() => router.navigate('/otra'))
  expect(store.getState().sequences).toEqual({})
})

it('says what the list of a new finished product is for, and narrows it like that of generic products [PA-01, LS-01]', async () => {
  show(<NuevoAcabado />)
  expect(await screen.findByText('Elija el producto genérico del que se crea')).toBeInTheDocument()
  const filters = await screen.findByRole('group', { name: 'Filtros' })
  for (const name of ['Familia', 'Estado', 'Ecológico']) expect(within(filters).getByRole('button', { name })).toBeInTheDocument()
})
