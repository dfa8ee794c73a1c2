import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SheetsScreen } from '@/features/productos/sheets/SheetsScreen'
import { sagas } from '@/features/productos/sheets/sheetsChunk'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, entrada, generico, linea } from '@test/features/productos/products'
import { masters } from '@test/features/productos/sheets/masters'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

sagas.forEach(runInSessions)
quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  // jsdom neither loads pictures nor prints.
  HTMLImageElement.prototype.decode = async () => undefined
  HTMLElement.prototype.scrollIntoView = () => undefined
})

const rowsOf = (byId: object) => Object.values(byId) as { id: number }[]
const record = acabado({
  nombre: { es_ES: 'Zinc', fr_FR: 'Zinc foliaire' },
  descripcion: { es_ES: 'Corrige', fr_FR: 'Corrige les carences' },
  observaciones: { es_ES: 'Agitar antes' },
  familia: 3,
})
const ofAcabado = { producto_acabado: 8 }

const serve = () =>
  createMemoryServer({
    ...{ familias: rowsOf(masters.familias), iconos: rowsOf(masters.iconos), componentes: rowsOf(masters.componentes) },
    ...{ magnitudes: rowsOf(masters.magnitudes), cultivos: rowsOf(masters.cultivos), envases: rowsOf(masters.envases) },
    estados_fenologicos: rowsOf(masters.estadosFenologicos),
    productos_genericos: [generico()],
    productos_acabados: [
      record,
      acabado({ id: 9, codigo: '10200', nombre: { es_ES: 'Boro' }, descripcion: {}, familia: null, envases: [] }),
    ],
    lineas_de_composicion: [{ ...linea(11, 0, ofAcabado), magnitud_1: 1, solubilidad: 2 }],
    como_se_aplica: [entrada(31, 51, ofAcabado)],
  })

const show = (at: string, server = serve()) => ({
  server,
  ...renderScreens({ '/productos/ficha/:tipo/:ids': <SheetsScreen />, '*': <p>otra página</p> }, at, {
    configuration: { ...stateAfter().configuration, publicProductUrl: 'https://tienda.test/{slug}' },
  }),
})
const FRENCH = '/productos/ficha/a/8?idioma=fr_FR'
const sheet = (name: string) => screen.findByRole('article', { name })

it('shows a product as a sheet in the language of the address, its labels too [FT-01, FT-02]', async () => {
  show(FRENCH)
  const paper = await sheet('Fiche produit: Zinc foliaire')
  expect(screen.getByRole('heading', { level: 1, name: 'Ficha de Zinc' })).toBeInTheDocument()
  expect(paper).toHaveAttribute('lang', 'fr-FR')
  const of = within(paper)
  expect(of.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Zinc foliaire', 'Composition', 'Mode d’emploi', 'Conditionnements']),
  )
  expect(of.queryByRole('heading', { name: 'Applications' })).not.toBeInTheDocument()
  expect(of.getByRole('columnheader', { name: '% m/m' })).toBeInTheDocument()
  expect(of.getAllByRole('row')[1]).toHaveTextContent('Oxyde de potassium (K2O) **1,50')
  expect(paper).toHaveTextContent('** Soluble dans l’eau')
  expect(of.getByRole('img', { name: 'QR: tienda.test/g-1-zinc' })).toBeInTheDocument()
  expect(paper).toHaveTextContent('Fiche en ligne')
  expect(await violations()).toEqual([])
})

it('"Faltan {n} textos" leads to each missing text, which leads to its form [FT-02]', async () => {
  const { user } = show(FRENCH)
  await sheet('Fiche produit: Zinc foliaire')
  // Missing texts: family, observations and the moment of an application.
  await user.click(screen.getByRole('button', { name: 'Faltan 3 textos en francés' }))
  const list = within(await screen.findByRole('dialog', { name: 'Textos que faltan en francés' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'FamiliaQuelatos',
    'Momento de aplicaciónTomate, Cuajado',
    'ObservacionesZinc',
  ])
  await user.click(list.getByRole('button', { name: 'Observaciones Zinc' }))
  await waitFor(() => expect(screen.getByText('Agitar antes')).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Completar: Observaciones, Zinc' })).toHaveAttribute(
    'href',
    '/productos/edit/a/8?idioma=fr_FR#observaciones',
  )
})

it('"Sin textos en otro idioma" leaves them out, and the address says so; so it does of the language [FT-02]', async () => {
  const { user, router } = show(FRENCH)
  const paper = await sheet('Fiche produit: Zinc foliaire')
  await user.click(screen.getByRole('checkbox', { name: 'Sin textos en otro idioma' }))
  expect(router.state.location.search).toBe('?idioma=fr_FR&otros=no')
  expect(paper).not.toHaveTextContent('Agitar')
  expect(within(paper).queryByRole('heading', { name: 'Observations' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Falta/ })).not.toBeInTheDocument()

  await user.click(screen.getByRole('checkbox', { name: 'Sin textos en otro idioma' }))
  const languages = screen.getByRole('combobox', { name: 'Idioma de los textos' })
  await user.type(languages, 'portugués bras')
  await user.keyboard('{Enter}')
  expect(await sheet('Ficha de produto: Zinc')).toHaveAttribute('lang', 'pt-BR')
  expect(router.state.location.search).toBe('?idioma=pt_BR')
})

it('prints once the pictures have come; one that fails is left out [FT-01, FT-03]', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = show(FRENCH)
  const paper = await sheet('Fiche produit: Zinc foliaire')
  const pictures = within(paper).getAllByRole('presentation')
  const photo = pictures.find(each => each.getAttribute('src') === 'http://images.test/1.png')
  if (!photo) throw new Error('no photo')
  fireEvent.error(photo)
  expect(photo).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})

it('does not print a page that took the place of the sheets while the pictures were awaited [FT-03]', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  print.mockClear()
  const awaited: (() => void)[] = []
  const decode = jest
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockImplementation(() => new Promise(resolve => void awaited.push(resolve)))
  const { user, router } = show(FRENCH)
  await sheet('Fiche produit: Zinc foliaire')
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await act(() => router.navigate('/otra'))
  expect(screen.getByText('otra página')).toBeInTheDocument()
  await act(async () => awaited.forEach(come => come()))
  expect(awaited).not.toEqual([])
  decode.mockRestore()
  expect(print).not.toHaveBeenCalled()
})

it('shows several under each other, names those that do not exist, and lists missing texts by product [FT-01, FT-02]', async () => {
  const { user } = show('/productos/ficha/a/9,57,8?idioma=fr_FR')
  expect(screen.getByText('Preparando 3 fichas ...')).toBeInTheDocument()
  await sheet('Fiche produit: Zinc foliaire')
  expect(screen.getByRole('heading', { level: 1, name: '2 fichas' })).toBeInTheDocument()
  expect(screen.getAllByRole('article').map(each => each.getAttribute('aria-label'))).toEqual([
    'Fiche produit: Boro',
    'Fiche produit: Zinc foliaire',
  ])
  expect(screen.getByText('No se ha encontrado el producto con id 57')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Faltan 4 textos en francés' }))
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Boro', 'Zinc']),
  )
})

it('says that it could not be prepared, and tries again [FT-01]', async () => {
  const server = serve()
  server.troubleWith(({ path }) => (path.startsWith('/api/productos_acabados/8/') ? { status: 500, detail: null } : null))
  const { user } = show(FRENCH, server)
  expect(await screen.findByText('No se ha podido preparar la ficha')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDisabled()
  server.troubleWith(() => null)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await sheet('Fiche produit: Zinc foliaire')).toBeInTheDocument()
})

it('follows the saves of others, and stays in sight while it is read again [FT-01, SY-03]', async () => {
  const { server, store } = show(FRENCH)
  const paper = await sheet('Fiche produit: Zinc foliaire')
  const calls = server.asked().length
  const tell = (recurso: string, registros: number[], referidos?: Record<string, number[]>) =>
    act(
      () =>
        void store.dispatch(
          changeReceived({ recurso, version: 9, registros, eliminados: [], usuario: null, ...(referidos && { referidos }) }),
        ),
    )
  server.write('productos_acabados', { ...record, descripcion: { ...record.descripcion, fr_FR: 'Corrige vite' } })
  tell('productos_acabados', [9])
  tell('lineas_de_composicion', [12], { producto_acabado: [9] })
  await act(() => new Promise(resolve => setTimeout(resolve, 350)))
  expect(
    server
      .asked()
      .slice(calls)
      .filter(call => /acabados\/\d|lineas/.test(call)),
  ).toEqual([])
  tell('productos_acabados', [8])
  await waitFor(() => expect(paper).toHaveTextContent('Corrige vite'))
  expect(paper).toBeInTheDocument()
  server.write('lineas_de_composicion', { ...linea(11, 0, ofAcabado), magnitud_1: 1, cantidad_1: 7.25 })
  tell('lineas_de_composicion', [11], { producto_acabado: [8] })
  await waitFor(() => expect(paper).toHaveTextContent('7,25'))
})

it('ends a reading before the next, though others save all the time [SY-03]', async () => {
  const { server, store } = show(FRENCH)
  const paper = await sheet('Fiche produit: Zinc foliaire')
  const path = 'GET /api/productos_acabados/8/'
  const readings = () => server.asked().filter(call => call === path).length
  const before = readings()
  const change = { recurso: 'productos_acabados', registros: [8], eliminados: [], usuario: null }
  const release = server.hold(path)
  act(() => void store.dispatch(changeReceived({ ...change, version: 9 })))
  await waitFor(() => expect(readings()).toBe(before + 1))
  server.write('productos_acabados', { ...record, descripcion: { ...record.descripcion, fr_FR: 'Corrige vite' } })
  act(() => void store.dispatch(changeReceived({ ...change, version: 10 })))
  await act(() => new Promise(resolve => setTimeout(resolve, 700)))
  expect(readings()).toBe(before + 1)
  release()
  await waitFor(() => expect(paper).toHaveTextContent('Corrige vite'))
})

it('reads 31 products with two calls for all lines and all applications [FT-03]', async () => {
  const ids = Array.from({ length: 31 }, (_none, at) => at + 8).join(',')
  const { server } = show(`/productos/ficha/a/${ids}`)
  await sheet('Ficha de producto: Zinc')
  expect(server.asked().filter(call => /lineas|como_se/.test(call))).toEqual([
    'GET /api/lineas_de_composicion/',
    'GET /api/como_se_aplica/',
  ])
})

it.each([['/productos/ficha/x/8'], ['/productos/ficha/a/x'], ['/productos/ficha/g/8,']])('is not found at %s [FT-01]', address => {
  show(address)
  expect(screen.getByText('Página no encontrada')).toBeInTheDocument()
})

it('shows no more than 200 at once [FT-03]', () => {
  show(`/productos/ficha/a/${Array.from({ length: 201 }, (_none, at) => at + 1).join(',')}`)
  expect(screen.getByRole('heading', { name: 'Hasta 200 fichas de una vez' })).toBeInTheDocument()
})
