import { screen, waitFor, within } from '@testing-library/react'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { GenericosList } from '@/features/productos/list/GenericosList'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, generico } from '@test/features/productos/products'
import { productosAcabados } from '@/store/catalogues'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { offered, rows } from '@test/features/productos/list/rows'

runInSessions(productosListSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))
beforeEach(() => localStorage.clear())

const texts = (name: string, ...locales: string[]) => ({
  nombre: { es_ES: name },
  descripcion: { es_ES: 'a', ...Object.fromEntries(locales.map(locale => [locale, 'b'])) },
})
const names = (name: string, ...locales: string[]) => ({
  ...texts(name, ...locales),
  nombre: { es_ES: name, ...Object.fromEntries(locales.map(locale => [locale, `${name} ${locale}`])) },
})

const show = (page: 'a' | 'g', query = '', extensions = true) => {
  const list = page === 'a' ? '/productos/acabados/view' : '/productos/genericos/view'
  const server = createMemoryServer({
    productos_genericos: [
      generico({ id: 1, ...names('Zinc', 'fr_FR', 'pt_BR') }),
      generico({ id: 2, codigo: 'G-2', ...texts('Boro', 'fr_FR') }),
    ],
    productos_acabados: [
      acabado({ id: 1, codigo: '1', paises: ['es', 'FR'], ...names('Zinc Plus', 'fr_FR') }),
      acabado({ id: 2, codigo: '2', paises: ['ES', 'PT'], ...names('Boro Plus', 'fr_FR') }),
      acabado({ id: 3, codigo: '3', paises: ['BE'], ...texts('Cobre Plus', 'fr_FR', 'pt_BR') }),
    ],
  })
  const state = { configuration: { ...stateAfter().configuration, extensions } }
  return { server, ...renderScreens({ [list]: page === 'a' ? <AcabadosList /> : <GenericosList /> }, list + query, state) }
}
const COUNTS = 'GET /api/productos_acabados/textos/'

it('narrows a list of finished products by what their countries want of them, by keyboard [TX-08]', async () => {
  const { user, server } = show('a')
  const filter = await screen.findByRole('button', { name: 'Textos' })
  expect(server.asked()).not.toContain(COUNTS)
  filter.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /^Completos/ })
  expect(server.asked().filter(call => call === COUNTS)).toHaveLength(1)
  expect(offered()).toEqual(['Completos1', 'Incompletos2', 'Incompletos en francés (Francia)1', 'Incompletos en portugués (Brasil)3'])
  await user.keyboard('{ArrowDown}{Enter}{Escape}')
  expect(rows()).toEqual(['Boro Plus', 'Cobre Plus'])
  await waitFor(() => expect(screen.getByRole('button', { name: /^Textos:/ })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: /^Completos/ })
  // Order of the options: the chosen one, complete texts, texts missing in French.
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}{Escape}')
  expect(rows()).toEqual(['Cobre Plus'])
})

it('takes a generic product for complete where every language of the list has its texts [TX-08]', async () => {
  const { user } = show('g')
  await user.click(await screen.findByRole('button', { name: 'Textos' }))
  await screen.findByRole('option', { name: /^Completos/ })
  expect(offered()).toEqual(['Completos1', 'Incompletos1', 'Incompletos en francés (Francia)1', 'Incompletos en portugués (Brasil)1'])
})

it('is what the address asks for, before any other rows show [TX-08]', async () => {
  show('a', '?textos=completos')
  expect(await screen.findByRole('link', { name: 'Zinc Plus' })).toBeInTheDocument()
  expect(rows()).toEqual(['Zinc Plus'])
  expect(screen.getByRole('button', { name: /^Textos:/ })).toHaveTextContent('Textos:Completos')
})

it('says that its values are on their way, and the list stays [TX-08]', async () => {
  const { user, server } = show('a')
  const answer = server.hold(COUNTS)
  await user.click(await screen.findByRole('button', { name: 'Textos' }))
  expect(within(await screen.findByRole('dialog', { name: 'Textos' })).getByText('Cargando ...')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /Plus$/, hidden: true })).toHaveLength(3)
  answer()
  expect(await screen.findByRole('option', { name: /^Completos/ })).toBeInTheDocument()
})

it('counts again with the list, once somebody has wanted it [TX-08]', async () => {
  const { user, server, store } = show('a')
  await user.click(await screen.findByRole('button', { name: 'Textos' }))
  await user.click(await screen.findByRole('option', { name: /^Completos/ }))
  await user.keyboard('{Escape}')
  expect(rows()).toEqual(['Zinc Plus'])
  server.write('productos_acabados', acabado({ id: 3, codigo: '3', paises: ['FR'], ...names('Cobre Plus', 'fr_FR') }))
  store.dispatch(productosAcabados.loadRequested())
  await waitFor(() => expect(rows()).toEqual(['Zinc Plus', 'Cobre Plus']))
})

it('is nothing without extensions, and the list asks for no more than ever [TX-08]', async () => {
  const { server } = show('a', '', false)
  await screen.findByRole('button', { name: 'País' })
  expect(screen.queryByRole('button', { name: 'Textos' })).not.toBeInTheDocument()
  expect(server.asked()).toContain('GET /api/productos_acabados/light/')
})
