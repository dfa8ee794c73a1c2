import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { testigoFrom } from '@/features/ensayos/model/barCharts'
import { pngOf } from '@/features/ensayos/chart/pngOf'
import { ensayosSaga } from '@/features/ensayos/saga'
import { localeChosen, selectEnsayo } from '@/features/ensayos/slice'
import { selectDownloads } from '@/store/downloads'
import { runInSessions } from '@/store/sessionSagas'
import { fileVault } from '@/store/vault'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { renderScreens } from '@test/support/renderScreens'

runInSessions(ensayosSaga)
jest.mock('@/features/ensayos/chart/pngOf')
const { logged } = quietErrors()
afterEach(() => localStorage.clear())

const ensayo = ensayoRecord({
  ...{ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Tomate al zinc' }, pais: 'es', cultivo: 3, roi: 1.5 },
  dosis: { es_ES: '2 L/ha', fr_FR: '2 L par ha' },
})
const resultado = (id: number, orden: number, valor: number | null, magnitud: number | null, descripcion: Record<string, string>) => ({
  ...{ id, orden, ensayo: 4, valor, magnitud, descripcion },
})
const RESULTADOS = [
  resultado(11, 0, 80, 2, { es_ES: 'Sin tratar' }),
  resultado(12, 1, 88, 2, { es_ES: 'Con zinc', fr_FR: 'Avec zinc' }),
  resultado(13, 2, null, 2, { es_ES: 'Sin medir' }),
  resultado(14, 3, -38.5, 5, {}),
  resultado(15, 4, 0, 2, { es_ES: 'Perdida' }),
]
const answersOf = (resultados: object[]): Record<string, unknown> => ({
  'GET /api/ensayos/4/': ensayo,
  'PUT /api/ensayos/4/': ensayo,
  'GET /api/resultados_de_ensayo/?ensayo=4': resultados,
  'GET /api/adjuntos_de_ensayo/?ensayo=4': [
    { id: 21, orden: 0, ensayo: 4, descripcion: { es_ES: 'Parcela' }, imagen: 'http://images.test/parcela.png' },
  ],
  'GET /api/cultivos/': [{ id: 3, nombre: { es_ES: 'Tomate' } }],
  'GET /api/magnitudes/': [
    { id: 2, valor: { es_ES: 't/ha' } },
    { id: 5, valor: { es_ES: '%' } },
  ],
  'GET /api/paises/': [{ codigo_iso_alfa_2: 'ES', codigo_iso_numerico: '724', nombre: { es_ES: 'España' } }],
  'GET /api/productos_genericos/light/': [],
})

const open = async (resultados: object[] = RESULTADOS) => {
  answerCalls(({ method, path }) => ({ body: answersOf(resultados)[`${method} ${path}`] ?? [] }))
  const view = renderScreens({ '/ensayos/detalle/:id': <EnsayoDetalle /> }, '/ensayos/detalle/4')
  await screen.findByRole('heading', { level: 1, name: 'Tomate al zinc' })
  return view
}
const figure = async (unit: string) => within(await screen.findByRole('figure', { name: unit }))
const textsIn = async (unit: string) => (await figure(unit)).getByRole('img').textContent
const testigo = async (unit: string) => (await figure(unit)).getByRole('combobox', { name: `Testigo de ${unit}` })

it('shows one chart a unit after the list, of results that are numbers, and none where there are none [FT-04]', async () => {
  await open()
  expect((await figure('t/ha')).getByRole('img', { name: '3 resultados en t/ha, los de la lista' })).toHaveTextContent(
    /Sin tratar80Con zinc88Perdida0$/,
  )
  expect((await figure('%')).getByRole('img', { name: '1 resultado en %, los de la lista' })).toHaveTextContent('Resultado 4−38.5')
  expect((await figure('%')).queryByRole('combobox')).not.toBeInTheDocument()
  const list = screen.getByRole('list', { name: 'Resultados' })
  const charts = screen.getByRole('group', { name: 'Gráficos de los resultados' })
  expect(list.compareDocumentPosition(charts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(list).getByText('−38.5')).toBeInTheDocument()
})

it('has no charts where no result is a number [FT-04]', async () => {
  await open(RESULTADOS.filter(({ valor }) => valor === null))
  await screen.findByText('Sin medir')
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

it('describes the bars in the chosen language [FT-04]', async () => {
  const { store } = await open()
  const { formId } = selectEnsayo(store.getState())
  act(() => void store.dispatch(localeChosen({ formId, locale: 'fr_FR' })))
  await waitFor(async () => expect(await textsIn('t/ha')).toMatch(/Sin tratar80Avec zinc88/))
  const options = within(await testigo('t/ha'))
  expect(options.getByRole('option', { name: 'Avec zinc' })).toHaveAttribute('lang', 'fr-FR')
  expect(options.getByRole('option', { name: 'Sin tratar' })).not.toHaveAttribute('lang')
})

it('tells the differences to the control, which this browser keeps for the trial [FT-04]', async () => {
  const { user } = await open()
  await user.selectOptions(await testigo('t/ha'), 'Sin tratar')
  expect(await textsIn('t/ha')).toMatch(/frente al testigo.*Sin tratar80testigo.*Con zinc88\+10\.0\u00A0%.*Perdida0−100\.0\u00A0%/)
  await user.selectOptions(await testigo('t/ha'), 'Perdida')
  expect(await textsIn('t/ha')).toMatch(/El testigo es 0.*Sin tratar80Con zinc88Perdida0testigo/)
  expect(JSON.parse(localStorage.getItem('testigos.4') ?? '')).toEqual({ 2: { id: 15, hash: expect.any(Number) } })
  await user.selectOptions(await testigo('t/ha'), 'Sin testigo')
  expect(localStorage.getItem('testigos.4')).toBeNull()
})

it('finds the control again after its result was saved anew under another id [FT-04]', async () => {
  localStorage.setItem('testigos.4', JSON.stringify({ 2: { id: 11, hash: hashOf('Sin tratar') }, 5: 'nada' }))
  await open(RESULTADOS.map(each => ({ ...each, id: each.id + 100, orden: 9 - each.orden })))
  expect(await testigo('t/ha')).toHaveDisplayValue('Sin tratar')
})

it('keeps the text by which the control is found when it is edited and saved [FT-04]', async () => {
  const { user } = await open()
  await user.selectOptions(await testigo('t/ha'), 'Sin tratar')
  await user.click(screen.getByRole('button', { name: 'Editar resultado 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Descripción'), ' ni abonar')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await user.click(screen.getByRole('button', { name: 'Guardar y seguir' }))
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('testigos.4') ?? '')).toEqual({ 2: { id: 11, hash: hashOf('Sin tratar ni abonar') } }),
  )
})

it('takes anything else in local storage for no control [FT-04]', async () => {
  localStorage.setItem('testigos.4', '{"2":')
  await open()
  expect(await testigo('t/ha')).toHaveDisplayValue('Sin testigo')
})

const ask = async (user: Awaited<ReturnType<typeof open>>['user'], format: string) => {
  await user.click((await figure('t/ha')).getByRole('button', { name: 'Descargar el gráfico de t/ha' }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(format) }))
}

/** Text of a file, because files of jsdom have no `text`. */
const textOf = (file: File) =>
  new Promise<unknown>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(file)
  }).then(String)

it('gives the chart as an SVG file with code, title and unit [FT-04]', async () => {
  const { user, store } = await open()
  await ask(user, 'SVG')
  await waitFor(() => expect(selectDownloads(store.getState())).toMatchObject([{ name: 'EN-4_t-ha.svg' }]))
  const [download] = selectDownloads(store.getState())
  const file = download && fileVault.open(download)
  expect(file?.type).toBe('image/svg+xml')
  const drawn = new DOMParser().parseFromString(file ? await textOf(file) : '', 'image/svg+xml').documentElement
  expect(drawn.textContent).toMatch(/EN-4 · Tomate al zinc\s*t\/ha|EN-4 · Tomate al zinct\/ha/)
  expect(drawn.getAttribute('width')).toBe('880')
})

it('says so where a PNG cannot be drawn [FT-04]', async () => {
  jest.mocked(pngOf).mockRejectedValueOnce(new Error('No canvas'))
  const { user, texts } = await open()
  await ask(user, 'PNG')
  await waitFor(() => expect(texts()).toEqual(['No se ha podido descargar el gráfico']))
  expect(logged()).toEqual(['ensayos/chartRequested'])
})

it('prints the trial with facts, results, charts and attachments, and takes the paper away afterwards [FT-04]', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  const { user } = await open()
  await user.selectOptions(await testigo('t/ha'), 'Sin tratar')
  await user.type(screen.getByLabelText('Código'), '-B')
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  const paper = within(screen.getByRole('article'))
  expect(paper.getByText('EN-4-B')).toBeInTheDocument()
  expect(paper.getByRole('heading', { level: 1 })).toHaveTextContent('Tomate al zinc')
  expect(paper.getByText('España')).toBeInTheDocument()
  expect(paper.getByText('1.50')).toBeInTheDocument()
  expect(paper.queryByText('Descripción', { selector: 'dt' })).not.toBeInTheDocument()
  expect(paper.getAllByRole('row').map(({ textContent }) => textContent)).toContain('88t/haCon zinc')
  expect(paper.getByRole('figure', { name: 't/ha' })).toHaveTextContent('+10.0 %')
  expect(paper.queryByRole('combobox')).not.toBeInTheDocument()
  expect(paper.getByText('Parcela')).toBeInTheDocument()
  // A picture that fails to load is left out.
  const pictures = paper.getAllByRole('presentation')
  for (const picture of pictures.slice(0, 1)) fireEvent.error(picture)
  expect(paper.queryAllByRole('presentation')).toHaveLength(pictures.length - 1)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByRole('article')).toBeInTheDocument()
})

const hashOf = (text: string) => testigoFrom({ id: 1, descripcion: { es_ES: text } }).hash
