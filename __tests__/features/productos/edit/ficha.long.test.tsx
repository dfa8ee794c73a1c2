import { act, screen, waitFor, within } from '@testing-library/react'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { selectFicha } from '@/features/productos/edit/ficha/slice'
import { sagas } from '@/features/productos/edit/formChunk'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, entrada, generico, linea } from '@test/features/productos/products'
import { answerCalls } from '@test/support/answers'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { PHONE } from '@/ui/useMediaQuery'
import { layOut, matchMedia } from '@test/ui/layout'
import { stateAfter } from '@test/support/state'
import { violations } from '@test/ui/violations'

sagas.forEach(runInSessions)
const { logged } = quietErrors()
beforeAll(() => layOut({ height: 600 }))

const named = (id: number, text: string) => ({ id, nombre: { es_ES: text } })
const answersOf = (owner: string, id: number): Record<string, unknown> => ({
  'GET /api/productos_acabados/8/': acabado(),
  'GET /api/productos_genericos/7/': generico(),
  [`GET /api/lineas_de_composicion/?${owner}=${id}`]: [
    { ...linea(11, 0, { [owner]: id }), magnitud_1: 1 },
    { ...linea(12, 1, { [owner]: id }), componente: null, cantidad_1: null, valor: { es_ES: 'pH 4 a 8' } },
  ],
  [`GET /api/como_se_aplica/?${owner}=${id}`]: [{ ...entrada(31, 51, { [owner]: id }), dosis: '2-3 L/ha' }],
  'GET /api/componentes/': [named(11, 'ZnSO<sub>4</sub>')],
  'GET /api/magnitudes/': [{ id: 1, valor: { es_ES: '% p/p' } }],
  'GET /api/cultivos/': [{ ...named(1, 'Tomate'), grupo_de_cultivo: null }],
  'GET /api/estados_fenologicos/': [{ ...named(51, 'BBCH 09'), cultivo: 1, orden: 0, imagen: null }],
})

const show = async (tipo: 'g' | 'a', without: string[] = [], changed: Record<string, unknown> = {}) => {
  const [owner, id] = tipo === 'g' ? (['producto_generico', 7] as const) : (['producto_acabado', 8] as const)
  const answers = { ...answersOf(owner, id), ...changed }
  for (const call of without) delete answers[call]
  const calls = answerCalls(({ method, path }) => {
    const body = answers[`${method} ${path}`]
    return body === undefined && without.includes(`${method} ${path}`) ? { status: 500, body: {} } : { body: body ?? [] }
  })
  const configuration = { ...stateAfter().configuration, publicProductUrl: 'https://tienda.test/{slug}' }
  const screens = { '/productos/edit/:tipo/:id': <ProductoScreen /> }
  const view = renderScreens(screens, `/productos/edit/${tipo}/${id}`, { configuration })
  await screen.findByLabelText('Nombre')
  return { ...view, calls }
}
const card = () => screen.getByRole('region', { name: 'Ficha' })
const press = (name: string) => within(card()).getByRole('button', { name })
const addressOf = (slug: string) => `https://tienda.test/${slug}`

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

describe('on a phone', () => {
  beforeAll(() => matchMedia(PHONE))
  afterAll(() => Reflect.deleteProperty(window, 'matchMedia'))

  it.each(['g', 'a'] as const)('name, picture, dose and composition stand before the fields of a product: %s', async tipo => {
    await show(tipo)
    expect(card()).toHaveTextContent('Zinc')
    expect(within(card()).getByRole('presentation')).toHaveAttribute('src', 'http://images.test/1.png')
    await waitFor(() => expect(card()).toHaveTextContent('Tomate · BBCH 09 2-3 L/ha'))
    await waitFor(() => expect(card()).toHaveTextContent('ZnSO4 1.50000 % p/p'))
    expect(card()).toHaveTextContent('pH 4 a 8')
    const fields = screen.getByLabelText('Nombre')
    expect(card().compareDocumentPosition(fields) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(await violations()).toEqual([])
  })

  it('"Editar" leads to the first field', async () => {
    const { user } = await show('g')
    await user.click(press('Editar'))
    expect(screen.getByLabelText('Código')).toHaveFocus()
  })

  it('"Compartir" hands the public address to the system [PE-10]', async () => {
    const { user, texts } = await show('g')
    const share = jest.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    await user.click(press('Compartir'))
    expect(share.mock.calls).toEqual([[{ title: 'Zinc', url: addressOf('g-1-zinc') }]])
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await user.click(press('Compartir'))
    expect(texts()).toEqual([])
  })

  it('without an address there is nothing to share [PE-10]', async () => {
    await show('a', [], { 'GET /api/productos_acabados/8/': acabado({ codigo: '', nombre: {}, slug: '' }) })
    expect(within(card()).getAllByRole('button')).toEqual([press('Editar')])
  })

  it('where the system shares nothing the address is copied, or said not to be [PE-10]', async () => {
    const { user, texts } = await show('g')
    await user.click(press('Compartir'))
    expect(await navigator.clipboard.readText()).toBe(addressOf('g-1-zinc'))
    await waitFor(() => expect(texts()).toEqual(['Dirección pública copiada']))
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'))
    await user.click(press('Compartir'))
    await waitFor(() => expect(texts()).toContain('No se ha podido copiar la dirección pública'))
  })

  it('says that nothing was copied where the browser gives no clipboard, as without https [PE-10]', async () => {
    const { user, texts } = await show('g')
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await user.click(press('Compartir'))
    await waitFor(() => expect(texts()).toEqual(['No se ha podido copiar la dirección pública']))
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  })

  it('names a component that has no Spanish name, or no record [PE-10]', async () => {
    await show('g', ['GET /api/componentes/'])
    expect(card()).toHaveTextContent('Componente 11')
  })

  it('has no dose that a save has deleted, and takes those that others have changed [PE-10, AP-03, SY-04, SY-09]', async () => {
    const owner = { producto_generico: 7 }
    const server = createMemoryServer({
      productos_genericos: [generico()],
      como_se_aplica: [
        { ...entrada(31, 51, owner), dosis: '2-3 L/ha' },
        { ...entrada(32, 52, owner), dosis: '5 L/ha' },
      ],
      cultivos: [{ ...named(1, 'Tomate'), grupo_de_cultivo: null }],
      estados_fenologicos: [51, 52].map(id => ({ ...named(id, `BBCH ${id}`), cultivo: 1, orden: 0, imagen: null })),
    })
    const screens = { '/productos/edit/:tipo/:id': <ProductoScreen />, '/': <p>Inicio</p> }
    const { user, store, router } = renderScreens(screens, '/productos/edit/g/7')
    await waitFor(() => expect(card()).toHaveTextContent('Tomate · BBCH 51 2-3 L/haTomate · BBCH 52 5 L/ha'))
    await user.click(screen.getByRole('button', { name: 'Quitar BBCH 52 de Tomate' }))
    await user.click(screen.getByRole('button', { name: 'Guardar y seguir' }))
    await waitFor(() => expect(server.rows('como_se_aplica')).toHaveLength(1))
    await waitFor(() => expect(card()).not.toHaveTextContent('5 L/ha'))
    expect(card()).toHaveTextContent('Tomate · BBCH 51 2-3 L/ha')

    const change = { recurso: 'como_se_aplica', version: 9, registros: [31], eliminados: [], usuario: null }
    server.write('como_se_aplica', { ...entrada(31, 51, owner), dosis: '4 L/ha' })
    act(() => void store.dispatch(changeReceived(change)))
    await waitFor(() => expect(card()).toHaveTextContent('4 L/ha'))

    for (const [dosis, gap] of [
      ['6 L/ha', streamOpened],
      ['7 L/ha', streamSilent],
    ] as const) {
      server.write('como_se_aplica', { ...entrada(31, 51, owner), dosis })
      act(() => void store.dispatch(gap()))
      await waitFor(() => expect(card()).toHaveTextContent(dosis))
    }

    server.troubleWith(({ path }) => (path.startsWith('/api/como_se_aplica/') ? { status: 500, detail: null } : null))
    act(() => void store.dispatch(changeReceived({ ...change, version: 10 })))
    await waitFor(() => expect(logged()).toEqual(['ficha']))
    expect(card()).toHaveTextContent('7 L/ha')

    await act(() => router.navigate('/'))
    expect(selectFicha(store.getState())).toBeNull()
  })

  it('does without the doses where they do not come', async () => {
    await show('g', ['GET /api/como_se_aplica/?producto_generico=7'])
    expect(card()).toHaveTextContent('Sin dosis')
  })
})

it('elsewhere none of it is asked for, nor shown', async () => {
  const { calls } = await show('g')
  expect(screen.queryByRole('region', { name: 'Ficha' })).not.toBeInTheDocument()
  expect(calls.some(({ path }) => path.includes('como_se_aplica'))).toBe(false)
})
