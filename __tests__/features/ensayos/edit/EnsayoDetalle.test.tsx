import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { EnsayosList } from '@/features/ensayos/list/EnsayosList'
import { NuevoEnsayo } from '@/features/ensayos/new/NuevoEnsayo'
import { selectEnsayo } from '@/features/ensayos/slice'
import { answerCalls, type Answer, type Call } from '@test/support/answers'
import { choose } from '@test/support/choose'
import { quietErrors } from '@test/support/quiet'
import { layOut } from '@test/ui/layout'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { renderScreens } from '@test/support/renderScreens'
import { pngFile } from '@test/support/pictures'
import { ensayosSaga } from '@/features/ensayos/saga'
import { ensayosListSaga } from '@/features/ensayos/list/listSaga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(ensayosSaga)
runInSessions(ensayosListSaga)

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

const ensayo = ensayoRecord({
  id: 4,
  codigo: 'EN-4',
  nombre: { es_ES: 'Tomate al zinc', fr_FR: 'Tomate au zinc' },
  pais: 'es',
  cultivo: 3,
  roi: 1.5,
  productos: [9, 5],
})
const resultado = (id: number, orden: number) => ({ id, orden, ensayo: 4, valor: id, magnitud: 2, descripcion: { es_ES: `Medida ${id}` } })
const answers: Record<string, unknown> = {
  'GET /api/ensayos/': [ensayo],
  'GET /api/ensayos/4/': ensayo,
  'PUT /api/ensayos/4/': ensayo,
  'POST /api/ensayos/': ensayo,
  'GET /api/resultados_de_ensayo/?ensayo=4': [resultado(11, 0), resultado(12, 1)],
  'POST /api/resultados_de_ensayo/': resultado(31, 0),
  'GET /api/adjuntos_de_ensayo/?ensayo=4': [
    { id: 21, orden: 0, ensayo: 4, descripcion: { es_ES: 'Parcela' }, imagen: 'http://images.test/parcela.png' },
  ],
  'POST /api/adjuntos_de_ensayo/': { id: 22, orden: 1, ensayo: 4, descripcion: {}, imagen: null },
  'GET /api/cultivos/': [{ id: 3, nombre: { es_ES: 'Tomate' } }],
  'GET /api/magnitudes/': [{ id: 2, valor: { es_ES: 't/ha' } }],
  'GET /api/paises/': [{ codigo_iso_alfa_2: 'ES', codigo_iso_numerico: '724', nombre: { es_ES: 'España' } }],
  'GET /api/productos_genericos/light/': [
    { id: 5, codigo: 'G-5', nombre: { es_ES: 'Zinc' } },
    { id: 9, codigo: 'G-9', nombre: { es_ES: 'Ámbar' } },
    { id: 11, codigo: 'G-11', nombre: { es_ES: 'Boro' } },
  ],
}

const show = (path: string, refuse: (sent: Call) => boolean = () => false, refusal: Answer = { status: 500 }) => {
  const calls = answerCalls(sent => {
    if (refuse(sent)) return refusal
    return sent.method === 'DELETE' ? { status: 204 } : { body: answers[`${sent.method} ${sent.path}`] ?? [] }
  })
  const screens = { '/ensayos/ver': <EnsayosList />, '/ensayos/new': <NuevoEnsayo />, '/ensayos/detalle/:id': <EnsayoDetalle /> }
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path: called, body }) => [method, called, body])
  return { ...renderScreens(screens, path), writes }
}
const open = async (refuse?: (sent: Call) => boolean) => {
  const shown = show('/ensayos/detalle/4', refuse)
  await screen.findByRole('heading', { level: 1, name: 'Tomate al zinc' })
  await screen.findAllByText('t/ha', { selector: 'span' })
  await screen.findByText('Zinc')
  return shown
}
const button = (name: string) => screen.getByRole('button', { name })
/** Address and name of each uploaded file. */
const uploads = () =>
  jest.mocked(fetch).mock.calls.flatMap(([path, init]) => {
    const file = init?.body instanceof FormData ? init.body.get('imagen') : null
    return file instanceof File ? [[path, file.name]] : []
  })
const changes = () => within(screen.getByRole('group', { name: 'Guardar el ensayo' })).getByRole('status')
const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

it('makes a trial of its code, and of no empty one [TR-01]', async () => {
  const { user, writes, path } = show('/ensayos/new')
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }))
  expect(writes()).toEqual([])
  await user.type(screen.getByLabelText('Código de ensayo'), 'EN-4{Enter}')
  await waitFor(() => expect(path()).toBe('/ensayos/detalle/4'))
  expect(writes()).toEqual([['POST', '/api/ensayos/', { codigo: 'EN-4' }]])
})

const made = async () => {
  const page = show('/ensayos/new')
  await page.user.type(await screen.findByLabelText('Código de ensayo'), 'EN-4{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Tomate al zinc' })
  return page
}
const keepQuestion = async () => within(await screen.findByRole('alertdialog', { name: '¿Conservar lo que acaba de crear?' }))

it('asks whether a trial stays that was made just now, and deletes it where it does not [TR-13, TR-15]', async () => {
  const { user, path, writes, texts } = await made()
  await user.click(button('Cancelar'))
  expect((await keepQuestion()).getByText('el ensayo EN-4')).toBeInTheDocument()
  await user.click((await keepQuestion()).getByRole('button', { name: 'Seguir editando' }))
  expect(path()).toBe('/ensayos/detalle/4')
  await user.click(screen.getByRole('link', { name: 'Ensayos' }))
  await user.click((await keepQuestion()).getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  await waitFor(() => expect(texts()).toEqual(['Ensayo eliminado con éxito']))
  expect(writes().slice(1)).toEqual([['DELETE', '/api/ensayos/4/', undefined]])
})

it('asks nothing of a trial that was kept, and opened again [TR-13]', async () => {
  const { user, path, router, writes } = await made()
  await user.click(button('Cancelar'))
  await user.click((await keepQuestion()).getByRole('button', { name: 'Conservar' }))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  await act(() => router.navigate('/ensayos/detalle/4'))
  await screen.findByRole('heading', { level: 1, name: 'Tomate al zinc' })
  await user.click(button('Cancelar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  expect(writes()).toHaveLength(1)
})

it('asks nothing of a trial that was made just now once it is saved [TR-13]', async () => {
  const { user, path, store } = await made()
  await user.click(button('Aceptar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  expect(selectEnsayo(store.getState()).made).toBeNull()
})

it('lists the trials and deletes one after its question [TR-02, TR-15]', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const { user, writes, texts } = show('/ensayos/ver')
  const cells = within(await screen.findByRole('row', { name: /EN-4/ })).getAllByRole('gridcell')
  await waitFor(() =>
    expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual(['EN-4', 'Tomate al zinc', '2025-06-01', 'España']),
  )
  await user.click(button('Eliminar Tomate al zinc'))
  expect(ask).toHaveBeenCalledWith('¿Desea eliminar el ensayo EN-4? Atención, este cambio es irreversible.')
  expect(writes()).toEqual([])
  await user.click(button('Eliminar Tomate al zinc'))
  await waitFor(() => expect(texts()).toEqual(['Ensayo eliminado con éxito']))
})

it('saves with "Guardar y seguir" and stays where the user is; Aceptar leads to the list [TR-09, TR-12]', async () => {
  const { user, path, texts } = await open()
  const codigo = screen.getByLabelText('Código')
  await user.type(codigo, '-B')
  await user.click(button('Guardar y seguir'))
  await waitFor(() => expect(texts()).toEqual(['Ensayo guardado con éxito']))
  expect(path()).toBe('/ensayos/detalle/4')
  // Text of the server after the save.
  expect(codigo).toHaveValue('EN-4')
  expect(changes()).toBeEmptyDOMElement()
  await user.click(button('Aceptar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
})

it('sends null for the country and the crop where none is chosen [TR-12]', async () => {
  const { user, writes } = await open()
  for (const name of ['País', 'Cultivo']) await choose(user, screen.getByRole('combobox', { name }), '--')
  await user.click(button('Aceptar'))
  await waitFor(() => expect(writes()[0]).toEqual(['PUT', '/api/ensayos/4/', expect.objectContaining({ pais: null, cultivo: null })]))
})

it('says in the list why a trial was not deleted, until the next is [TR-15, FR-10]', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  let isUsed = true
  const refusal = { status: 409, body: { detail: 'Lo usa 1 informe' } }
  const { user, texts } = show('/ensayos/ver', ({ method }) => isUsed && method === 'DELETE', refusal)
  await screen.findByRole('row', { name: /EN-4/ })
  await user.click(button('Eliminar Tomate al zinc'))
  expect(await screen.findByText('Lo usa 1 informe')).toBeInTheDocument()
  isUsed = false
  await user.click(button('Eliminar Tomate al zinc'))
  await waitFor(() => expect(texts()).toContain('Ensayo eliminado con éxito'))
  expect(screen.queryByText('Lo usa 1 informe')).not.toBeInTheDocument()
})

it('shows the products as chips by name, and choosing no other is no change [TR-04]', async () => {
  const { user, writes } = await open()
  const chips = () =>
    within(screen.getByRole('region', { name: 'Productos' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(chips()).toEqual(['Ámbar (G-9)', 'Zinc (G-5)'])
  await user.type(screen.getByRole('combobox', { name: 'Asociar producto' }), 'boro{Enter}{Escape}')
  expect(chips()).toEqual(['Ámbar (G-9)', 'Boro (G-11)', 'Zinc (G-5)'])
  expect(changes()).toHaveTextContent('1 cambio sin guardar')
  await user.click(button('Quitar Boro'))
  expect(changes()).toBeEmptyDOMElement()
  await user.click(button('Aceptar'))
  await waitFor(() =>
    expect(writes()[0]).toEqual(['PUT', '/api/ensayos/4/', expect.objectContaining({ productos: [9, 5], fecha: '2025-06-01' })]),
  )
})

it('has no change where a product is taken out and chosen again [TR-04, DR-06]', async () => {
  const { user } = await open()
  await user.click(button('Quitar Ámbar'))
  expect(changes()).toHaveTextContent('1 cambio sin guardar')
  await user.type(screen.getByRole('combobox', { name: 'Asociar producto' }), 'ámbar{Enter}{Escape}')
  expect(changes()).toBeEmptyDOMElement()
})

it('edits results in the store and by dialog, and sends them with the trial only [TR-05, TR-08, TR-16]', async () => {
  const { user, writes, store, path, texts } = await open()
  await user.click(button('Nuevo resultado'))
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo resultado' })
  await user.type(within(dialog).getByLabelText('Valor'), '-5,25')
  await choose(user, within(dialog).getByLabelText('Magnitud'), 't/ha')
  await user.type(within(dialog).getByLabelText('Descripción'), 'Merma')
  await user.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
  await user.click(button('Eliminar resultado 1'))
  await user.click(button('Subir resultado 2'))
  expect(items('Resultados').map(({ textContent }) => textContent)).toEqual(['−5.25t/haMerma', '12t/haMedida 12'])
  expect(selectEnsayo(store.getState()).resultados[0]?.id).toBeLessThan(0)
  expect(writes()).toEqual([])
  await user.click(button('Aceptar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  expect(texts()).toEqual(['Ensayo guardado con éxito'])
  expect(writes().slice(1)).toEqual([
    ['POST', '/api/resultados_de_ensayo/', { ensayo: 4, orden: 0, valor: -5.25, magnitud: 2, descripcion: { es_ES: 'Merma' } }],
    ['POST', '/api/resultados_de_ensayo/', { ensayo: 4, orden: 1, valor: 12, magnitud: 2, descripcion: { es_ES: 'Medida 12' } }],
    ['DELETE', '/api/resultados_de_ensayo/11/', undefined],
    ['DELETE', '/api/resultados_de_ensayo/12/', undefined],
  ])
})

it('takes a removed result and a removed attachment back to their places, with its file [TR-05, TR-06, TR-08]', async () => {
  const { user, path, writes } = await open()
  await user.click(button('Nuevo adjunto'))
  await user.upload(screen.getByLabelText('Imagen: archivo'), pngFile('hoja.png'))
  await screen.findByText('hoja.png')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aceptar' }))
  const before = items('Resultados').map(({ textContent }) => textContent)
  await user.click(button('Eliminar resultado 1'))
  await user.click(button('Eliminar adjunto 2'))
  for (const [name, said] of [
    ['Resultados', 'Resultado eliminado'],
    ['Adjuntos', 'Adjunto eliminado'],
  ] as const) {
    const section = within(screen.getByRole('region', { name }))
    expect(section.getByRole('status')).toHaveTextContent(said)
    await user.click(section.getByRole('button', { name: 'Deshacer' }))
  }
  expect(items('Resultados').map(({ textContent }) => textContent)).toEqual(before)
  await user.click(button('Aceptar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  expect(uploads()).toEqual([['/api/adjuntos_de_ensayo/22/upload_imagen/', 'hoja.png']])
  expect(
    writes().flatMap(([method, called, body]) => (method === 'POST' && called === '/api/resultados_de_ensayo/' ? [body] : [])),
  ).toMatchObject([
    { orden: 0, valor: 11 },
    { orden: 1, valor: 12 },
  ])
})

it('adds several results in one opening of their dialog [TR-05]', async () => {
  const { user, store } = await open()
  await user.click(button('Nuevo resultado'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo resultado' }))
  for (const valor of ['7', '8']) {
    await waitFor(() => expect(dialog.getByLabelText('Valor')).toHaveFocus())
    expect(dialog.getByLabelText('Valor')).toHaveValue('')
    await user.keyboard(valor)
    await user.click(dialog.getByRole('button', { name: 'Aceptar y añadir otro' }))
  }
  await user.click(await dialog.findByRole('button', { name: 'Terminar' }))
  expect(selectEnsayo(store.getState()).resultados.map(({ valor }) => valor)).toEqual([11, 12, 7, 8])
})

it('keeps the unit for the next result [TR-05]', async () => {
  const { user } = await open()
  await user.click(button('Nuevo resultado'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo resultado' }))
  await user.type(dialog.getByLabelText('Valor'), '7')
  await choose(user, dialog.getByLabelText('Magnitud'), 't/ha')
  await user.type(dialog.getByLabelText('Descripción'), 'Merma')
  await user.click(dialog.getByRole('button', { name: 'Aceptar y añadir otro' }))
  await waitFor(() => expect(dialog.getByLabelText('Valor')).toHaveValue(''))
  expect(dialog.getByLabelText('Magnitud')).toHaveValue('t/ha')
  expect(dialog.getByLabelText('Descripción')).toHaveValue('')
  // A kept unit is not typed: Escape asks nothing.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('adds no result of a kept unit alone, however often it is accepted [TR-05]', async () => {
  const { user, store } = await open()
  await user.click(button('Nuevo resultado'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo resultado' }))
  await user.type(dialog.getByLabelText('Valor'), '7')
  await choose(user, dialog.getByLabelText('Magnitud'), 't/ha')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(dialog.getByLabelText('Valor')).toHaveValue(''))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(dialog.getByLabelText('Valor')).toHaveAccessibleDescription('Indique un valor o escriba una descripción'))
  expect(dialog.getByText('1 resultado añadido')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(selectEnsayo(store.getState()).resultados.map(({ valor }) => valor)).toEqual([11, 12, 7])
})

it.each([
  ['resultado 1', 'Editar resultado', ['Medida 11 norte', 'Medida 12']],
  ['adjunto 1', 'Editar adjunto', ['Parcela norte']],
])('accepts the dialog of "%s" by Ctrl + Enter, also within its text [TR-05, TR-06]', async (name, title, expected) => {
  const { user, store } = await open()
  await user.click(button(`Editar ${name}`))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getByRole('button', { name: 'Aceptar' })).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
  await user.type(dialog.getByLabelText('Descripción'), ' norte{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const { resultados, adjuntos } = selectEnsayo(store.getState())
  const items = name.startsWith('resultado') ? resultados : adjuntos
  expect(items.map(({ descripcion }) => descripcion['es_ES'])).toEqual(expected)
})

it('shows how a ROI is written while it is empty [TR-03]', async () => {
  const { user } = await open()
  await user.clear(screen.getByRole('spinbutton', { name: 'ROI' }))
  expect(screen.getByPlaceholderText('N.NN')).toHaveAccessibleName('ROI')
})

it.each([
  ['Nuevo resultado', 'Valor', 'Indique un valor o escriba una descripción', 'Resultados'],
  ['Nuevo adjunto', 'Descripción', 'Escriba una descripción o elija una imagen', 'Adjuntos'],
])('refuses in the dialog "%s" what holds nothing, at the field "%s" [TR-05, TR-06]', async (opener, label, sentence, list) => {
  const { user } = await open()
  const before = items(list).length
  await user.click(button(opener))
  const dialog = within(await screen.findByRole('dialog', { name: opener }))
  const field = dialog.getByLabelText(label)
  await user.click(dialog.getByLabelText('Descripción'))
  await user.tab()
  expect(dialog.queryByText(sentence)).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('Descripción'), '  ')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  expect(await dialog.findByText(sentence)).toBeInTheDocument()
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(sentence)
  await user.type(dialog.getByLabelText('Descripción'), 'Algo')
  expect(dialog.queryByText(sentence)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  expect(items(list)).toHaveLength(before + 1)
})

it('edits a description of an attachment, and gives it up by Cancelar [TR-06]', async () => {
  const { user, store } = await open()
  const description = () => selectEnsayo(store.getState()).adjuntos[0]?.descripcion
  for (const [answer, expected] of [
    ['Cancelar', { es_ES: 'Parcela' }],
    ['Aceptar', { es_ES: 'Parcela norte' }],
  ] as const) {
    await user.click(button('Editar adjunto 1'))
    const dialog = await screen.findByRole('dialog', { name: 'Editar adjunto' })
    expect(within(dialog).queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
    await user.type(within(dialog).getByLabelText('Descripción'), ' norte')
    await user.click(within(dialog).getByRole('button', { name: answer }))
    expect(description()).toEqual(expected)
  }
})

it.each([
  ['by Aceptar', ['Aceptar'], ' norte'],
  ['by Aceptar, twice', ['Aceptar', 'Aceptar'], ' norte norte'],
  ['by Cancelar', ['Cancelar'], ''],
])('keeps the file of a new attachment whose dialog is opened again and left %s [TR-06, TR-16]', async (_how, answers, added) => {
  const { user, store, path } = await open()
  await user.click(button('Nuevo adjunto'))
  await user.upload(screen.getByLabelText('Imagen: archivo'), pngFile('hoja.png'))
  await screen.findByText('hoja.png')
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Descripción'), 'Hoja')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aceptar' }))
  for (const answer of answers) {
    await user.click(button('Editar adjunto 2'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar adjunto' }))
    await user.type(dialog.getByLabelText('Descripción'), ' norte')
    await user.click(dialog.getByRole('button', { name: answer }))
  }
  expect(selectEnsayo(store.getState()).adjuntos[1]?.descripcion).toEqual({ es_ES: `Hoja${added}` })
  await user.click(button('Aceptar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  expect(uploads()).toEqual([['/api/adjuntos_de_ensayo/22/upload_imagen/', 'hoja.png']])
})

it.each([
  ['Adjuntos: archivos', 'Adjuntos'],
  ['Imagen catálogo: archivo', 'Imagen catálogo'],
])('counts a picture of "%s" that is not ready as unsaved, and asks before it is left [TR-13, PH-02]', async (input, place) => {
  const { user, path } = await open()
  expect(changes()).toBeEmptyDOMElement()
  const slow = Object.assign(pngFile('lenta.png'), { slice: () => ({ arrayBuffer: () => new Promise(() => undefined) }) })
  await user.upload(screen.getByLabelText(input), slow)
  await waitFor(() => expect(changes()).toHaveTextContent('1 cambio sin guardar'))
  const bar = within(screen.getByRole('group', { name: 'Guardar el ensayo' }))
  await user.click(bar.getByRole('button', { name: 'Cancelar' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Seguir editando' }))
  await user.click(await within(screen.getByRole('region', { name: place })).findByRole('button', { name: /^(?:Cancelar|Descartar)/ }))
  await waitFor(() => expect(changes()).toBeEmptyDOMElement())
  await user.click(bar.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
})

it('asks before Escape or the close button gives up what a dialog holds, and nothing else does [TR-05]', async () => {
  const { user } = await open()
  const dialog = () => screen.findByRole('dialog', { name: 'Nuevo resultado' })
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const question = () => within(screen.getByRole('alertdialog', { name: '¿Descartar lo escrito?' }))
  await user.click(button('Nuevo resultado'))
  await dialog()
  await user.keyboard('{Escape}')
  await isClosed()

  await user.click(button('Nuevo resultado'))
  const descripcion = within(await dialog()).getByLabelText('Descripción')
  await user.type(descripcion, 'Merma{Escape}')
  await user.click(question().getByRole('button', { name: 'Seguir editando' }))
  expect(descripcion).toHaveValue('Merma')
  await waitFor(() => expect(descripcion).toHaveFocus())
  await user.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }))
  await user.click(question().getByRole('button', { name: 'Descartar' }))
  await isClosed()

  await user.click(button('Nuevo resultado'))
  await user.type(within(await dialog()).getByLabelText('Valor'), 'abc{Escape}')
  await user.click(question().getByRole('button', { name: 'Seguir editando' }))
  await user.clear(within(await dialog()).getByLabelText('Valor'))
  await user.type(within(await dialog()).getByLabelText('Descripción'), 'Merma')
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }))
  await isClosed()
  expect(changes()).toBeEmptyDOMElement()
})

it('closes a dialog by "Back" as by Escape, and leaves the trial by the next one only [TR-05, TR-13]', async () => {
  const { user, router, path } = show('/ensayos/ver')
  await act(() => router.navigate('/ensayos/detalle/4'))
  const back = () => act(() => router.navigate(-1))
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Nuevo resultado' }))
    return within(await screen.findByRole('dialog', { name: 'Nuevo resultado' }))
  }
  await open()
  await back()
  await isClosed()

  const dialog = await open()
  await user.type(dialog.getByLabelText('Valor'), '77')
  await back()
  const question = () => within(screen.getByRole('alertdialog', { name: '¿Descartar lo escrito?' }))
  await user.click(question().getByRole('button', { name: 'Seguir editando' }))
  expect(dialog.getByLabelText('Valor')).toHaveValue('77')
  await back()
  await user.click(question().getByRole('button', { name: 'Descartar' }))
  await isClosed()

  await user.type(screen.getByLabelText('Titular'), ' foliar')
  await open()
  await back()
  await isClosed()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(path()).toBe('/ensayos/detalle/4')
  await back()
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
})

it('counts a picture on its way beside another change [TR-13, PH-02]', async () => {
  const { user } = await open()
  await user.type(await screen.findByLabelText('Código'), '-B')
  const slow = Object.assign(pngFile('lenta.png'), { slice: () => ({ arrayBuffer: () => new Promise(() => undefined) }) })
  await user.upload(screen.getByLabelText('Imagen catálogo: archivo'), slow)
  await waitFor(() => expect(changes()).toHaveTextContent('2 cambios sin guardar'))
})

it('counts new attachments once, whether they are ready or not [TR-13, PH-04]', async () => {
  const { user } = await open()
  const slow = Object.assign(pngFile('lenta.png'), { slice: () => ({ arrayBuffer: () => new Promise(() => undefined) }) })
  await user.upload(screen.getByLabelText('Adjuntos: archivos'), [pngFile('hoja.png'), slow])
  const section = within(screen.getByRole('region', { name: 'Adjuntos' }))
  await section.findByRole('button', { name: 'Editar adjunto 2' })
  await section.findByText('lenta.png')
  await waitFor(() => expect(changes()).toHaveTextContent('1 cambio sin guardar'))
})

it('refuses a ROI beyond its limits at its field, sends nothing, and keeps two decimals of one within [TR-11]', async () => {
  const { user, writes, path } = await open()
  const roi = screen.getByRole('spinbutton', { name: 'ROI' })
  expect(roi).toHaveValue('1.50')
  await user.clear(roi)
  await user.type(roi, '99999')
  await user.click(button('Aceptar'))
  await waitFor(() => expect(roi).toHaveFocus())
  expect(roi).toHaveValue('99999')
  expect(roi).toHaveAccessibleDescription('No puede ser mayor que 9999.99')
  expect(writes()).toEqual([])
  await user.clear(roi)
  await user.type(roi, '−1.234,567')
  await user.click(button('Aceptar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  expect(writes()[0]).toEqual(['PUT', '/api/ensayos/4/', expect.objectContaining({ roi: -1234.57 })])
})

it('announces the error of a field that has the focus already, at each Enter [TR-05, TB-11]', async () => {
  const { user } = await open()
  await user.click(button('Nuevo resultado'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo resultado' }))
  const said = () => dialog.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said().join('')).toBe('')
  await user.type(dialog.getByLabelText('Valor'), 'abc{Control>}{Enter}{/Control}')
  await waitFor(() => expect(said()).toContain('Escriba un número, por ejemplo 1234.5'))
  expect(dialog.getByLabelText('Valor')).toHaveFocus()
})

it('announces it in the form of the page too, whose focus does not move [TR-11, TB-11]', async () => {
  const { user } = await open()
  const roi = screen.getByRole('spinbutton', { name: 'ROI' })
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await user.clear(roi)
  await user.type(roi, 'abc')
  // The event stands for Enter: the button is outside the form, where the DOM of the tests finds none.
  fireEvent.submit(roi)
  await waitFor(() => expect(said()).toContain('Escriba un número, por ejemplo 1234.5'))
  expect(roi).toHaveFocus()
})

it('takes a result only where its value is a number, and shows it with all its digits [TR-05]', async () => {
  const { user, store } = await open()
  await user.click(button('Nuevo resultado'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo resultado' }))
  const valor = dialog.getByLabelText('Valor')
  expect(valor).toHaveFocus()
  for (const text of ['<5', '1e5']) {
    await user.clear(valor)
    await user.type(valor, text)
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
    await waitFor(() => expect(valor).toHaveFocus())
    expect(valor).toHaveAccessibleDescription('Escriba un número, por ejemplo 1234.5')
    expect(valor).toHaveValue(text)
  }
  await user.clear(valor)
  await user.type(valor, '0,0000001')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(items('Resultados').at(-1)).toHaveTextContent('0.0000001'))
  expect(selectEnsayo(store.getState()).resultados.at(-1)).toMatchObject({ valor: 1e-7 })
})

it.each(['', '2025-6'])('sends nothing while the date is %j, marks it, and says how it is written [TR-10]', async fecha => {
  const { user, writes, texts } = await open()
  const field = screen.getByRole('textbox', { name: 'Fecha' })
  await user.clear(field)
  if (fecha) await user.type(field, fecha)
  await user.click(button('Aceptar'))
  await waitFor(() => expect(texts()).toEqual(['Debe indicar una fecha correcta']))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Debe indicar una fecha correcta Escríbala así: aaaa-mm-dd')
  expect(writes()).toEqual([])
})

it('keeps what was entered if the save fails, says what stopped, and asks before it is left [TR-13, TR-14]', async () => {
  const { user, texts, path } = await open(({ method }) => method === 'PUT')
  await user.type(screen.getByLabelText('Titular'), ' foliar')
  await user.click(button('Aceptar'))
  await waitFor(() => expect(texts()).toEqual(['Se ha producido un error al guardar el ensayo']))
  expect(await screen.findByText(/^Ensayo: /)).toBeInTheDocument()
  expect(screen.getByLabelText('Titular')).toHaveValue('Tomate al zinc foliar')
  await user.click(button('Cancelar'))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
})

it('goes to the list if the trial does not come [TR-13]', async () => {
  const { path } = show('/ensayos/detalle/4', ({ path: called }) => called === '/api/ensayos/4/')
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
})

it('returns to the row of the trial that was saved', async () => {
  const { user, path } = await open()
  await user.click(button('Aceptar'))
  await waitFor(() => expect(path()).toBe('/ensayos/ver'))
  await waitFor(() => expect(screen.getByRole('row', { name: /EN-4/ })).toHaveFocus())
})
