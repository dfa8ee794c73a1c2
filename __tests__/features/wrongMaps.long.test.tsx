import { screen, waitFor } from '@testing-library/react'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { generico, linea } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'
import { maestrasSaga } from '@/features/maestras/saga'
import { productosSaga } from '@/features/productos/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { ensayosSaga } from '@/features/ensayos/saga'
import { ensayosListSaga } from '@/features/ensayos/list/listSaga'
import { cultivosSaga } from '@/features/cultivos/saga'
import { solucionesSaga } from '@/features/soluciones/saga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(maestrasSaga)
runInSessions(productosSaga)
runInSessions(productosListSaga)
runInSessions(ensayosSaga)
runInSessions(ensayosListSaga)
runInSessions(cultivosSaga)
runInSessions(solucionesSaga)

quietErrors()
beforeAll(() => layOut({ height: 600 }))

const wrong: [name: string, map: unknown, kept: Record<string, string>][] = [
  ['null', null, {}],
  ['a text', 'gramo', {}],
  ['a list', ['gramo'], {}],
  ['a map of a number', { es_ES: 5, fr_FR: 'gramme' }, { fr_FR: 'gramme' }],
  ['a map of null in another language', { fr_FR: null }, {}],
  ['a map of an object', { es_ES: { es_ES: 'gramo' }, en_US: 'gram' }, { en_US: 'gram' }],
]

it.each(wrong)('a master whose map is %s shows it as empty, and is mended by typing and saving', async (_name, map, kept) => {
  const server = createMemoryServer({ magnitudes: [{ id: 2, valor: map }] })
  const { user } = renderScreens({ '/maestras/magnitudes': <MasterScreen master={masterOf('magnitudes')} /> }, '/maestras/magnitudes')
  await user.click(await screen.findByRole('button', { name: /^Editar/ }))
  const field = await screen.findByLabelText('Valor magnitud')
  expect(field).toHaveValue('')
  await user.type(field, 'g')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByRole('gridcell', { name: 'g' })).toBeInTheDocument()
  expect(server.row('magnitudes', 2)).toEqual({ id: 2, valor: { ...kept, es_ES: 'g' } })
})

it('a product with wrong maps, and a line with one, is listed, opened and mended', async () => {
  const nombre: unknown = { es_ES: 5, fr_FR: 'Zinc' }
  const maps = { nombre, descripcion: null, descripcion2: 'x', caracteristicas: { en_US: {} }, seo_title: { es_ES: null } }
  const server = createMemoryServer({
    productos_genericos: [{ ...generico(), ...maps }],
    lineas_de_composicion: [{ ...linea(11, 0, { producto_generico: 7, componente: null }), valor: null }],
  })
  const list = '/productos/genericos/view'
  const screens = { [list]: <GenericosList />, '/productos/edit/:tipo/:id': <ProductoScreen /> }
  const { user } = renderScreens(screens, list)
  await user.click(await screen.findByRole('link', { name: 'G-1' }))
  const field = await screen.findByLabelText('Nombre')
  expect(field).toHaveValue('')
  await user.type(field, 'Z')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  const mended = { nombre: { es_ES: 'Z', fr_FR: 'Zinc' }, descripcion: {}, descripcion2: {}, caracteristicas: {}, seo_title: {} }
  await waitFor(() => expect(server.row('productos_genericos', 7)).toMatchObject(mended))
})
