import { act, screen, waitFor, within } from '@testing-library/react'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { NuevoAcabado } from '@/features/productos/new/NuevoAcabado'
import { newEntered, recordMade, selectProducto } from '@/features/productos/slice'
import { familias } from '@/store/catalogues'
import { selectToasts } from '@/store/toasts'
import { choose } from '@test/support/choose'
import { quietErrors } from '@test/support/quiet'
import { createMemoryServer } from '@test/support/memoryServer'
import { acabado, entrada, generico, linea } from '@test/features/productos/products'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { renderScreens } from '@test/support/renderScreens'
import { pngFile } from '@test/support/pictures'
import { sagas } from '@/features/productos/edit/formChunk'
import { runInSessions } from '@/store/sessionSagas'

sagas.forEach(runInSessions)

quietErrors()
beforeAll(() => layOut({ height: 352 }))
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:foto', revokeObjectURL: () => undefined }))

const nombre = (text: string) => ({ nombre: { es_ES: text } })
const cultivo = (id: number, grupo: number, text: string) => ({
  id,
  ...nombre(text),
  grupo_de_cultivo: grupo,
  imagen: null,
  imagen_icono: null,
})
const estado = (id: number, cultivo: number, orden: number, text: string) => ({
  id,
  ...nombre(text),
  cultivo: cultivo,
  orden,
  imagen: null,
})

const catalogues = {
  familias: [{ id: 3, ...nombre('Quelatos') }],
  iconos: [
    { id: 1, ...nombre('Foliar'), imagen: null },
    { id: 2, ...nombre('Riego'), imagen: null },
    { id: 5, ...nombre('Agitar'), imagen: null },
  ],
  envases: [{ id: 4, valor: { es_ES: 'Saco' }, imagen: null }],
  componentes: [
    { id: 11, ...nombre('K<sub>2</sub>O') },
    { id: 12, ...nombre('Boro') },
  ],
  magnitudes: [{ id: 1, valor: { es_ES: '% p/p' } }],
  grupos_de_cultivo: [
    { id: 1, nombre: 'Cítricos' },
    { id: 2, nombre: 'Frutales' },
  ],
  cultivos: [cultivo(1, 1, 'Naranjo'), cultivo(2, 2, 'Peral')],
  estados_fenologicos: [estado(51, 1, 1, 'Cuajado'), estado(52, 1, 0, 'Floración'), estado(53, 2, 0, 'Botón')],
  paises: Object.entries({ ES: 'España', PT: 'Portugal', CH: 'Suiza', NO: 'Noruega' }).map(([code, name], id) => ({
    id,
    codigo_iso_alfa_2: code,
    codigo_iso_numerico: String(id + 1),
    ...nombre(name),
  })),
}

const open = async (path = '/productos/edit/a/8', changes = {}) => {
  const owner = path.includes('/a/') ? { producto_acabado: 8 } : { producto_generico: 7 }
  const server = createMemoryServer({
    ...catalogues,
    productos_genericos: [generico({ activo: true, ...changes })],
    productos_acabados: [acabado()],
    lineas_de_composicion: [linea(11, 0, owner), linea(12, 1, owner)],
    como_se_aplica: [entrada(31, 51, owner), entrada(32, 52, owner)],
  })
  const screens = { '/productos/edit/:tipo/:id': <ProductoScreen />, '*': <p>otra página</p> }
  const configuration = { ...stateAfter().configuration, publicProductUrl: 'https://www.example.com/{slug}' }
  const view = renderScreens(screens, path, { configuration })
  return { ...view, server, texts: () => selectToasts(view.store.getState()) }
}
const opened = async (path?: string, changes?: object) => {
  const page = await open(path, changes)
  await screen.findByLabelText('Nombre')
  // Waits for the catalogue of the form that loads last.
  await waitFor(() => expect(screen.getByLabelText('Familia')).toHaveValue('Quelatos'))
  return page
}
const button = (name: string) => screen.getByRole('button', { name })
const region = (name: string) => within(screen.getByRole('region', { name }))

it('opens a product with what it holds, in words [PE-01, PE-02, PE-03, ML-02]', async () => {
  await opened()
  expect(screen.getByRole('heading', { level: 1, name: 'Zinc' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Producto genérico')).toHaveValue('Zinc (G-1)'))
  expect(screen.getByLabelText('Familia')).toHaveDisplayValue('Quelatos')
  expect(screen.getByRole('radio', { name: 'Inactivo' })).toBeChecked()
  expect(region('Países asociados').getByText('Portugal')).toBeInTheDocument()
  expect(region('Cultivos').getByText('Naranjo')).toBeInTheDocument()
  expect(region('Iconos').getByText('2 de 3')).toBeInTheDocument()
  expect(region('Composición').getByText('2', { selector: 'sub' })).toBeInTheDocument()
  expect(screen.getByLabelText('Slug')).toHaveAttribute('readonly')
})

it.each([
  ['/productos/edit/g/7', true],
  ['/productos/edit/a/8', false],
])('marks the code of %s as required: %s, as its save does [PG-01, PE-02]', async (path, isRequired) => {
  await opened(path)
  expect(screen.getByLabelText('Código').getAttribute('aria-required') ?? 'false').toBe(String(isRequired))
})

it.each([
  ['Estado', ['Activo', 'Inactivo']],
  ['Ecológico', ['Sí', 'No']],
  ['Internacional', ['Sí', 'No']],
])('offers for %s two words, %j [PE-04]', async (field, words) => {
  await opened()
  const group = within(screen.getByRole('radiogroup', { name: field }))
  expect(group.getAllByRole('radio')).toEqual(words.map(name => group.getByRole('radio', { name })))
})

it('says that a changed name changes the public address, and marks the one that is still shown [PE-10]', async () => {
  const { user } = await opened('/productos/edit/g/7')
  const name = screen.getByLabelText('Nombre')
  expect(screen.queryByText(/^La dirección pública/)).not.toBeInTheDocument()
  await user.clear(name)
  await user.type(name, 'Óxido')
  // Beside the label: a line below the name would move all fields after it.
  expect(name).toHaveAccessibleDescription('afecta a la dirección pública')
  expect(screen.getByLabelText('Slug')).toHaveAccessibleDescription('Pasará a ser g-1-oxido')
  const old = screen.getByLabelText('Dirección pública anterior')
  expect(old).toHaveDisplayValue(/g-1-zinc$/)
  expect(old).toHaveAccessibleDescription(/pasará a ser .*g-1-oxido$/)
  await user.click(button('Copiar el enlace'))
  expect(await screen.findByText('Copiada la anterior')).toBeVisible()
  await user.clear(name)
  await user.type(name, 'Zinc')
  expect(screen.getByLabelText('Dirección pública')).toHaveDisplayValue(/g-1-zinc$/)
})

it('names no address for a product that loses its code and its name [PE-10]', async () => {
  const { user } = await opened('/productos/edit/g/7')
  const name = screen.getByLabelText('Nombre')
  await user.clear(name)
  await user.clear(screen.getByLabelText('Código'))
  const old = screen.getByLabelText('Dirección pública anterior')
  expect(old).toHaveAccessibleDescription('Sin código ni nombre no tendrá dirección pública')
  expect(old).toHaveDisplayValue(/g-1-zinc$/)
})

it('predicts no address where the API makes them by another rule [PE-10]', async () => {
  const { user } = await opened('/productos/edit/a/8')
  await user.type(screen.getByLabelText('Nombre'), ' 2')
  expect(screen.getByLabelText('Dirección pública anterior')).toHaveAccessibleDescription('La dirección pública puede cambiar al guardar')
})

it('shows scaled pictures alone where the server scales them, and others as they are [PE-09, IM-01]', async () => {
  const own = (digit: string) => `http://localhost/imagenes/${digit.repeat(64)}`
  createMemoryServer({
    ...catalogues,
    iconos: [
      { id: 1, ...nombre('Foliar'), imagen: own('1') },
      { id: 2, ...nombre('Riego'), imagen: 'http://media.example/riego.png' },
    ],
    envases: [{ id: 4, valor: { es_ES: 'Saco' }, imagen: own('2') }],
    cultivos: [{ ...cultivo(1, 1, 'Naranjo'), imagen: own('3'), imagen_icono: own('4') }],
    productos_genericos: [generico({ activo: true })],
    productos_acabados: [acabado({ imagen_catalogo: own('a'), imagen_modo_de_accion: own('b') })],
    como_se_aplica: [entrada(31, 51, { producto_acabado: 8 })],
  })
  renderScreens({ '/productos/edit/:tipo/:id': <ProductoScreen /> }, '/productos/edit/a/8')
  const shown = () => Array.from(document.images, ({ src }) => src)
  await waitFor(() => expect(shown()).toHaveLength(6))
  const wanted = [
    `${own('1')}?w=96`,
    'http://media.example/riego.png',
    `${own('2')}?w=96`,
    `${own('3')}?w=96`,
    `${own('a')}?w=640`,
    `${own('b')}?w=640`,
  ]
  expect(shown().sort()).toEqual(wanted.sort())
})

it('is called by its Spanish name in a language that has none, not by its code [PE-01]', async () => {
  await opened('/productos/edit/a/8?idioma=de_DE')
  expect(screen.getByRole('heading', { level: 1, name: 'Zinc' })).toBeInTheDocument()
})

it('counts the changes, and not what is taken back [PE-01]', async () => {
  const { user } = await opened()
  const said = () => within(screen.getByRole('group', { name: 'Guardar el producto' })).getByRole('status')
  await user.type(screen.getByLabelText('Nombre'), 's')
  await user.click(screen.getByRole('checkbox', { name: 'Agitar' }))
  await user.click(button('Bajar K2O'))
  expect(said()).toHaveTextContent('3 cambios sin guardar')
  const index = within(screen.getByRole('navigation', { name: 'Secciones' }))
  expect(index.getAllByText('con cambios')).toHaveLength(3)
  await user.click(screen.getByRole('checkbox', { name: 'Agitar' }))
  await user.click(button('Subir K2O'))
  await user.type(screen.getByLabelText('Nombre'), '{Backspace}')
  expect(said()).toBeEmptyDOMElement()
})

it('saves what was edited and goes to the list [PE-06, CO-07]', async () => {
  const { user, server, texts, path } = await opened()
  await user.type(screen.getByLabelText('Nombre'), ' Foliar')
  await user.click(button('Añadir línea'))
  const dialog = within(await screen.findByRole('dialog'))
  await choose(user, dialog.getByRole('combobox', { name: 'Componente' }), 'Boro')
  await user.type(dialog.getByLabelText('Cantidad 1'), '123456,7')
  expect(dialog.getByLabelText('Cantidad 1')).toHaveValue('123456,7')
  await user.tab()
  expect(dialog.getByLabelText('Cantidad 1')).toHaveValue('99999.99999')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(button('Guardar'))
  await waitFor(() => expect(path()).toBe('/productos/acabados/view'))
  expect(texts()).toMatchObject([{ text: 'Producto guardado con éxito' }])
  expect(server.row('productos_acabados', 8)).toMatchObject({ nombre: { es_ES: 'Zinc Foliar', en_US: 'Zinc' } })
  expect(server.rows('lineas_de_composicion')).toMatchObject([
    { componente: 11 },
    { componente: 12 },
    { componente: 12, cantidad_1: 99999.99999, orden: 2, producto_acabado: 8, producto_generico: null },
  ])
})

it('keeps the line breaks of a text that its single-line input only shows as blanks, until it is edited [ML-06]', async () => {
  const { user, server } = await opened('/productos/edit/g/7', { seo_title: { es_ES: 'uno\ndos' } })
  await user.click(screen.getByLabelText('Título SEO'))
  await user.tab()
  expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Nombre'), ' 2')
  await user.click(button('Guardar y seguir'))
  await waitFor(() => expect(server.rows('productos_genericos')[0]).toMatchObject(nombre('Zinc 2')))
  expect(server.rows('productos_genericos')[0]).toMatchObject({ seo_title: { es_ES: 'uno\ndos' } })
  await user.type(screen.getByLabelText('Título SEO'), '!')
  await user.click(button('Guardar y seguir'))
  await waitFor(() => expect(server.rows('productos_genericos')[0]).toMatchObject({ seo_title: { es_ES: 'uno dos!' } }))
})

it('saves with "Guardar y seguir" and stays where the user is, as often as they like [PE-06, PE-11]', async () => {
  const { user, server, texts, path, store } = await opened()
  const said = () => within(screen.getByRole('group', { name: 'Guardar el producto' })).getByRole('status')
  const nombre = screen.getByLabelText('Nombre')
  await user.upload(screen.getByLabelText('Imagen de catálogo: archivo'), pngFile('saco.png'))
  await screen.findByText('saco.png')
  await user.click(button('Desasociar todos'))
  await user.type(nombre, ' Foliar')
  await user.click(button('Guardar y seguir'))
  await waitFor(() => expect(texts()).toMatchObject([{ text: 'Producto guardado con éxito' }]))
  expect(path()).toBe('/productos/edit/a/8')
  expect(said()).toBeEmptyDOMElement()
  expect(nombre).toHaveValue('Zinc Foliar')
  // The removal of a saved line cannot be undone.
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()

  await user.type(nombre, ' 2')
  expect(said()).toHaveTextContent('1 cambio sin guardar')
  await user.click(button('Guardar y seguir'))
  await waitFor(() => expect(server.row('productos_acabados', 8)).toMatchObject({ nombre: { es_ES: 'Zinc Foliar 2' }, paises: [] }))
  await waitFor(() => expect(said()).toBeEmptyDOMElement())
  expect(button('Guardar y seguir')).toHaveFocus()
  expect(server.asked().filter(call => call.includes('upload'))).toHaveLength(1)

  await user.click(button('Cancelar'))
  await waitFor(() => expect(path()).toBe('/productos/acabados/view'))
  expect(selectProducto(store.getState())).toMatchObject({ formId: '', id: null, opened: null, composicion: [] })
})

it('says in the bar which step failed and why, keeps all, and asks nobody on the way after a success [PE-08]', async () => {
  const { user, server, path } = await opened()
  await user.type(screen.getByLabelText('Nombre'), '2')
  server.troubleWith(({ method, path: call }) =>
    method === 'DELETE' && call.includes('lineas') ? { status: 409, detail: 'Ahora no' } : null,
  )
  await user.click(button('Guardar'))
  expect(await screen.findByText('Líneas de composición: Ahora no')).toBeInTheDocument()
  expect(screen.getByLabelText('Nombre')).toHaveValue('Zinc2')
  server.troubleWith(() => null)
  await waitFor(() => expect(button('Guardar')).not.toHaveAttribute('aria-disabled'))
  await user.click(button('Guardar'))
  await waitFor(() => expect(path()).toBe('/productos/acabados/view'))
})

it('leaves without a question where a save was refused before anything was done, and its change is undone [PE-07, DR-06]', async () => {
  const { user, server, path } = await opened()
  const nombre = screen.getByLabelText('Nombre')
  const before = (nombre as HTMLInputElement).value
  await user.type(nombre, '2')
  server.troubleWith(({ method }) => (method === 'PUT' ? { status: 409, detail: 'Así no' } : null))
  await user.click(button('Guardar'))
  await screen.findByText('Producto: Así no')
  await user.clear(nombre)
  await user.type(nombre, before)
  await user.click(button('Cancelar'))
  await waitFor(() => expect(path()).toBe('/productos/acabados/view'))
})

it('shows what a failed save has done of the images as saved: there is nothing to undo, and nothing to send again [IM-01, PE-11]', async () => {
  const { user, server, path } = await opened()
  const [catalogo, accion] = ['Imagen de catálogo', 'Imagen de modo de acción'] as const
  await user.upload(screen.getByLabelText('Imagen de catálogo: archivo'), pngFile('saco.png'))
  await screen.findByText('saco.png')
  await user.click(region(accion).getByRole('button', { name: 'Eliminar' }))
  expect([catalogo, accion].map(each => region(each).queryAllByRole('button', { name: 'Deshacer' }).length)).toEqual([1, 1])
  server.troubleWith(({ method, path: call }) => (method === 'DELETE' && call.includes('lineas') ? { status: 500, detail: null } : null))
  await user.click(button('Guardar'))
  await waitFor(() => expect(region(catalogo).queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument())
  expect(region(catalogo).getByRole('img', { name: 'Imagen actual' })).toHaveAttribute('src', 'blob:foto')
  expect(
    region(accion)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elegir imagen'])

  // One part was saved and another was not: leaving asks, although no field has changes.
  await user.click(button('Cancelar'))
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  // Undoing the choice of another picture shows the uploaded one again.
  await user.upload(screen.getByLabelText('Imagen de catálogo: archivo'), pngFile('otra.png'))
  await screen.findByText('otra.png')
  await user.click(region(catalogo).getByRole('button', { name: 'Deshacer' }))
  expect(region(catalogo).getByRole('img', { name: 'Imagen actual' })).toHaveAttribute('src', 'blob:foto')
  server.troubleWith(() => null)
  await user.click(button('Guardar'))
  await waitFor(() => expect(path()).toBe('/productos/acabados/view'))
  expect(server.done().filter(call => call.includes('imagen'))).toEqual([
    'POST /api/productos_acabados/8/upload_imagen_catalogo/',
    'DELETE /api/productos_acabados/8/delete_imagen_modo_de_accion/',
  ])
  expect(server.row('productos_acabados', 8)).toMatchObject({
    imagen_catalogo: 'http://images.test/saco.png',
    imagen_modo_de_accion: null,
  })
})

describe('a product that was made just now', () => {
  const made = async (tipo: 'g' | 'a' = 'g') => {
    const path = tipo === 'g' ? '/productos/edit/g/7' : '/productos/edit/a/8'
    const page = await open('/')
    const { formId } = page.store.dispatch(newEntered()).payload
    page.store.dispatch(recordMade({ formId, tipo, id: tipo === 'g' ? 7 : 8 }))
    await act(() => page.router.navigate(path))
    await screen.findByLabelText('Nombre')
    // Waits for the catalogue that loads last; the product need not refer to it.
    await waitFor(() => expect(familias.selectAll(page.store.getState())).toHaveLength(1))
    return page
  }
  const question = () => screen.findByRole('alertdialog', { name: '¿Conservar lo que acaba de crear?' })

  it.each(['g', 'a'] as const)(
    'of kind %s is deleted where whoever gives it up says so, by the usual deletion [PE-07, PA-06]',
    async tipo => {
      const { user, server, path, texts } = await made(tipo)
      // A finished product would prevent the deletion of its generic product.
      if (tipo === 'g') server.remove('productos_acabados', 8)
      await user.click(button('Cancelar'))
      expect(await question()).toHaveTextContent(
        'Ha creado el producto Zinc y todavía no ha guardado nada en él. Puede conservarlo como está, o eliminarlo: este cambio es irreversible.',
      )
      expect(button('Seguir editando')).toHaveFocus()
      await user.click(within(await question()).getByRole('button', { name: 'Eliminar' }))
      const root = tipo === 'g' ? 'genericos' : 'acabados'
      await waitFor(() => expect(path()).toBe(`/productos/${root}/view`))
      await waitFor(() => expect(texts()).toMatchObject([{ tone: 'success', text: 'Producto eliminado con éxito' }]))
      expect(server.done()).toEqual([`DELETE /api/productos_${root}/${tipo === 'g' ? 7 : 8}/`])
    },
  )

  it('says why it could not be deleted [PA-06]', async () => {
    const { user, server, texts } = await made()
    server.troubleWith(({ method }) => (method === 'DELETE' ? { status: 409, detail: 'Se usa en 1 ensayo' } : null))
    await user.click(screen.getByRole('link', { name: 'Genéricos' }))
    await user.click(within(await question()).getByRole('button', { name: 'Eliminar' }))
    await waitFor(() => expect(texts()).toMatchObject([{ tone: 'error', text: 'Se usa en 1 ensayo' }]))
  })

  it('stays where that is the answer; whoever opens it later is not asked [PE-07]', async () => {
    const { user, server, router, path } = await made()
    await user.type(screen.getByLabelText('Nombre'), 's')
    await user.click(button('Cancelar'))
    expect(await question()).toHaveTextContent('Si sale ahora, lo que ha cambiado se perderá.')
    await user.keyboard('{Escape}')
    expect(path()).toBe('/productos/edit/g/7')
    expect(screen.getByLabelText('Nombre')).toHaveValue('Zincs')
    await user.click(button('Cancelar'))
    await user.click(within(await question()).getByRole('button', { name: 'Conservar' }))
    await waitFor(() => expect(path()).toBe('/productos/genericos/view'))
    await act(() => router.navigate('/productos/edit/g/7'))
    await screen.findByLabelText('Nombre')
    await user.click(button('Cancelar'))
    await waitFor(() => expect(path()).toBe('/productos/genericos/view'))
    expect(server.done()).toEqual([])
  })

  it('is one like any other once something of it is saved, and not before [PE-07]', async () => {
    const { user, server, path } = await made()
    await user.type(screen.getByLabelText('Nombre'), 's')
    server.troubleWith(({ method }) => (method === 'PUT' ? { status: 400, detail: 'Así no' } : null))
    await user.click(button('Guardar'))
    expect(await screen.findByText('Producto: Así no')).toBeInTheDocument()
    await user.click(button('Cancelar'))
    await question()
    await user.keyboard('{Escape}')
    server.troubleWith(({ method, path: call }) =>
      method === 'POST' && call.includes('lineas') ? { status: 400, detail: 'Tampoco' } : null,
    )
    await user.click(button('Guardar'))
    expect(await screen.findByText('Líneas de composición: Tampoco')).toBeInTheDocument()
    await user.click(button('Cancelar'))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })).getByRole('button', {
        name: 'Salir sin guardar',
      }),
    )
    await waitFor(() => expect(path()).toBe('/productos/genericos/view'))
    expect(server.row('productos_genericos', 7)).toBeDefined()
  })
})

it('clears crop and stage when the group changes, and offers stages in their order [AP-01, AP-02]', async () => {
  const { user } = await opened()
  await user.click(button('Quitar Cuajado de Naranjo'))
  await user.click(button('Asociar cultivo'))
  const dialog = within(await screen.findByRole('dialog'))
  const select = (label: string) => dialog.getByLabelText(label)
  const accept = () => dialog.getByRole('button', { name: 'Aceptar' })
  const offered = async (label: string) => {
    await user.click(select(label))
    const texts = screen.getAllByRole('option').map(({ textContent }) => textContent.trim())
    await user.keyboard('{Escape}')
    return texts
  }
  expect(select('Cultivo')).toBeDisabled()
  await choose(user, select('Grupo de cultivo'), 'Cítricos')
  await choose(user, select('Cultivo'), 'Naranjo')
  expect(await offered('Estado fenológico')).toEqual(['Todos los de Naranjo', 'Floración', 'Cuajado'])
  await choose(user, select('Estado fenológico'), 'Cuajado')
  expect(accept()).toBeEnabled()
  await choose(user, select('Grupo de cultivo'), 'Frutales')
  expect(accept()).toBeDisabled()
  expect(select('Cultivo')).toHaveValue('')
  expect(select('Estado fenológico')).toBeDisabled()
  expect(await offered('Cultivo')).toEqual(['Peral'])
  await choose(user, select('Cultivo'), 'Peral')
  await choose(user, select('Estado fenológico'), 'Botón')
  await user.click(accept())
  expect(await region('Cultivos').findByText('Peral')).toBeInTheDocument()
  expect(region('Cultivos').getByText('2 estados')).toBeInTheDocument()
})

it('finds a stage without its group, and adds several one after the other in the open dialog [AP-01, AP-02]', async () => {
  const { user } = await opened()
  await user.click(button('Asociar cultivo'))
  const dialog = within(await screen.findByRole('dialog'))
  const field = (name: string) => dialog.getByRole('combobox', { name })
  const search = () => field('Buscar por cultivo o estado')
  await waitFor(() => expect(search()).toHaveFocus())
  await user.keyboard('boton')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Peral · Botón Frutales'])
  await user.keyboard('{Tab}')
  expect(['Grupo de cultivo', 'Cultivo', 'Estado fenológico'].map(name => (field(name) as HTMLInputElement).value)).toEqual([
    'Frutales',
    'Peral',
    'Botón',
  ])
  await user.click(dialog.getByRole('button', { name: 'Aceptar y añadir otro' }))
  expect(dialog.getByRole('status')).toHaveTextContent('Botón asociado')
  await waitFor(() => expect(search()).toHaveFocus())
  expect(field('Cultivo')).toHaveValue('Peral')
  await user.keyboard('naranjo cuaj{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Aceptar y añadir otro' }))
  expect(dialog.getByRole('status')).toHaveTextContent('Cuajado ya estaba asociado')
  await choose(user, field('Grupo de cultivo'), 'Cítricos')
  expect(dialog.getByRole('button', { name: 'Aceptar' })).toBeDisabled()
  await user.keyboard('naranjo cuaj')
  await choose(user, search(), 'Naranjo · Cuajado')
  await user.click(dialog.getByRole('button', { name: 'Aceptar y añadir otro' }))
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(region('Cultivos').getByText('Botón')).toBeInTheDocument()
  expect(region('Cultivos').getByText('3 estados')).toBeInTheDocument()
})

const openPaises = async () => {
  const { user } = await opened()
  // Includes elements behind the dialog.
  const chips = () =>
    within(screen.getByRole('list', { name: 'Países asociados', hidden: true })).getAllByRole('listitem', { hidden: true })
  await user.click(button('Asociar país'))
  const dialog = within(await screen.findByRole('dialog'))
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  return { user, dialog, press, names: () => chips().map(({ textContent }) => textContent) }
}

it('associates the countries of groups and others when it is accepted, without those that are there, and puts them in order of names [PE-20, PE-21, PE-22]', async () => {
  const { user, dialog, press, names } = await openPaises()
  const before = names()
  const said = () => dialog.getByText(/asociará|ya estaban/)
  await press('Aceptar')
  expect(await dialog.findByText('Elija un país o un grupo')).toBeInTheDocument()
  await press('Unión Europea')
  expect(said()).toHaveTextContent('Unión Europea: ya estaban todos.')
  await press('AELC')
  expect(said()).toHaveTextContent('AELC: 2 países más. Se asociarán 2 países')
  await user.click(dialog.getByRole('combobox', { name: 'País' }))
  await user.keyboard('espana{Enter}')
  expect(said()).toHaveTextContent(/^Se asociarán 2 países; 1 país ya estaba$/)
  expect(names()).toEqual(before)
  await press('Aceptar')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(region('Países asociados').getByText('4')).toBeInTheDocument()
  expect(names()).toEqual(['España ES', 'Noruega NO', 'Portugal PT', 'Suiza CH'])
  await user.click(button('Quitar España'))
  expect(region('Países asociados').queryByText('España')).not.toBeInTheDocument()
  await user.click(button('Desasociar todos'))
  expect(names()).toEqual(['Ningún país asociado'])
  expect(region('Países asociados').getByRole('status')).toHaveTextContent('3 países desasociados')
  await user.click(button('Deshacer'))
  expect(names()).toEqual(['Noruega NO', 'Portugal PT', 'Suiza CH'])
})

it('makes lines of a table pasted into the section once they were looked at, and keeps the rows that it does not understand [CO-01, CO-02]', async () => {
  const { user, store } = await opened()
  button('Añadir línea').focus()
  await user.paste('Componente\tCantidad\tUnidad\nk2o\t12,5\t% P/P\nBoroo\t1\nBORO\t2')
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar una tabla' }))
  const read = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(read()).toEqual([
    'K2O · 12.50000 % p/p',
    'Fila 3: Componente desconocido: «Boroo»Componente de la fila 3: «Boroo»',
    'Boro · 2.00000',
  ])
  expect(selectProducto(store.getState()).composicion).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Añadir 2 líneas' }))
  expect(selectProducto(store.getState()).composicion.slice(2)).toMatchObject([
    { componente: 11, cantidad_1: 12.5, magnitud_1: 1, orden: 2 },
    { componente: 12, cantidad_1: 2, magnitud_1: null, orden: 3 },
  ])
  expect(dialog.getByLabelText('Tabla')).toHaveValue('Boroo\t1')
  await user.type(dialog.getByLabelText('Tabla'), '{Home}{Delete}{Delete}{Delete}{Delete}{Delete}Boro')
  await user.click(dialog.getByRole('button', { name: 'Añadir 1 línea' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(selectProducto(store.getState()).composicion).toHaveLength(5)
})

it('moves a line to the beginning and to the end by its menu, and says where it stands [CO-01, CO-03]', async () => {
  const { user, store } = await opened()
  button('Añadir línea').focus()
  await user.paste('boro\t9\nboro\t8')
  await user.click(await screen.findByRole('button', { name: 'Añadir 2 líneas' }))
  const shown = () => selectProducto(store.getState()).composicion.map(({ cantidad_1 }) => cantidad_1)
  const before = shown()
  await user.click(button('Mover K2O'))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Al final'])
  await user.click(screen.getByRole('menuitem', { name: 'Al final' }))
  expect(shown()).toEqual([...before.slice(1), before[0]])
  expect(screen.getByText('K2O: posición 4 de 4')).toBeInTheDocument()
  await user.click(button('Mover K2O'))
  await user.click(await screen.findByRole('menuitem', { name: 'Al principio' }))
  expect(shown()).toEqual(before)
  expect(selectProducto(store.getState()).composicion.map(({ orden }) => orden)).toEqual([0, 1, 2, 3])
})

it('associates all stages of a crop at once, by its name or out of its stages [AP-01]', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: /^Quitar .*Cuajado/ }))
  await user.click(screen.getByRole('button', { name: 'Asociar cultivo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Buscar por cultivo o estado' })).toHaveFocus())
  await user.keyboard('naranjo todos{Enter}')
  expect(dialog.getByRole('combobox', { name: 'Estado fenológico' })).toHaveValue('Todos los de Naranjo')
  await user.click(dialog.getByRole('button', { name: 'Aceptar y añadir otro' }))
  expect(dialog.getByRole('status')).toHaveTextContent('1 estado asociado; 1 ya lo estaba')
  await user.click(dialog.getByRole('button', { name: 'Terminar' }))
  expect(region('Cultivos').getByText('2 estados')).toBeInTheDocument()
})

it('takes removed lines back to their places, the last one first, until it is saved [CO-01, CO-03]', async () => {
  const { user, store } = await opened()
  const before = selectProducto(store.getState()).composicion
  const said = () => region('Composición').getByText(/^Eliminado: /)
  expect(button('Eliminar K2O')).toBeInTheDocument()
  await user.click(button('Eliminar K2O'))
  await waitFor(() => expect(screen.getByRole('row', { name: /Boro/ })).toHaveFocus())
  await user.click(button('Eliminar Boro'))
  await waitFor(() => expect(screen.getByRole('table', { name: 'Composición' })).toHaveFocus())
  expect(said()).toHaveTextContent('Eliminado: Boro')
  await user.click(button('Deshacer'))
  expect(said()).toHaveTextContent('Eliminado: K2O')
  await user.click(button('Deshacer'))
  expect(selectProducto(store.getState()).composicion).toEqual(before)
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
})

it('takes a group back, one country of it or all, before it is accepted [PE-20, PE-21]', async () => {
  const { dialog, press, names } = await openPaises()
  const before = names()
  await press('AELC')
  await press('Quitar Noruega')
  expect(dialog.getByText('Se asociará 1 país')).toBeInTheDocument()
  await press('Cancelar')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(names()).toEqual(before)
})

it('lets eight lines be entered in one opening of their dialog, with a press or none each, and by the keyboard alone [CO-01, CO-02]', async () => {
  const { user, store } = await opened()
  let presses = 0
  document.addEventListener('click', ({ detail }) => (presses += detail > 0 ? 1 : 0))
  await user.click(button('Añadir línea'))
  const dialog = within(await screen.findByRole('dialog'))
  const first = () => dialog.getByRole('combobox', { name: 'Componente' })
  for (let line = 1; line <= 8; line++) {
    await waitFor(() => expect(first()).toHaveFocus())
    // The unit is kept from line to line.
    await user.keyboard(`boro{Tab}{Tab}${line},5${line === 1 ? '{Tab}p/p{Tab}' : ''}`)
    if (line === 1) await user.click(dialog.getByRole('button', { name: 'Aceptar y añadir otra' }))
    else await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await dialog.findByText(line === 1 ? '1 línea añadida' : `${line} líneas añadidas`)).toBeInTheDocument()
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(presses).toBeLessThanOrEqual(30)
  expect(selectProducto(store.getState()).composicion.slice(2)).toMatchObject(
    [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5].map(cantidad_1 => ({ componente: 12, cantidad_1, magnitud_1: 1, cantidad_2: null })),
  )
})

it('ends the dialog of lines by "Aceptar" where nothing is typed after an added line, and not before [CO-01]', async () => {
  const { user, store } = await opened()
  const before = selectProducto(store.getState()).composicion.length
  await user.click(button('Añadir línea'))
  const dialog = within(await screen.findByRole('dialog'))
  const accept = () => user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await accept()
  expect(await dialog.findByText('Elija un componente o indique una cantidad')).toBeInTheDocument()
  for (const added of ['1 línea añadida', '2 líneas añadidas']) {
    await user.click(dialog.getByRole('combobox', { name: 'Componente' }))
    await user.keyboard('boro{Tab}{Control>}{Enter}{/Control}')
    await dialog.findByText(added)
  }
  await accept()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(selectProducto(store.getState()).composicion).toHaveLength(before + 2)
})

it.each([
  ['Asociar país', 'combobox', 'País'],
  ['Añadir línea', 'combobox', 'Componente'],
  ['Editar Boro', 'combobox', 'Componente'],
  ['Asociar cultivo', 'combobox', 'Buscar por cultivo o estado'],
])('opens the dialog of "%s" at its first field [PE-20, CO-02, AP-01]', async (opener, role, field) => {
  const { user } = await opened()
  await user.click(button(opener))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole(role, { name: field })).toHaveFocus())
})

it('asks in its place for what a pasted table names and nothing is called, once for all rows, by the rows of the sheet [CO-02]', async () => {
  const { user, store } = await opened()
  await user.click(button('Pegar tabla'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('textbox', { name: 'Tabla' }))
  await user.paste('Componente\tCantidad\tUnidad\n\nB\t3,25 % p/p\nQuelato raro\t1\t% p/p\nQUELATO RARO\t2\t% p/p')
  expect(dialog.getByText('Fila 4: Componente desconocido: «Quelato raro»')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Añadir 1 línea' })).toBeInTheDocument()
  await user.click(dialog.getByRole('combobox', { name: 'Componente de la fila 4: «Quelato raro»' }))
  await user.keyboard('k2o{Enter}')
  await user.click(await dialog.findByRole('button', { name: 'Añadir 3 líneas' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const [, , boro, one, other] = selectProducto(store.getState()).composicion
  expect([boro, one, other]).toMatchObject([
    { componente: 12, cantidad_1: 3.25, magnitud_1: 1 },
    { cantidad_1: 1, magnitud_1: 1 },
    { cantidad_1: 2, magnitud_1: 1 },
  ])
  expect([one?.componente, other?.componente]).toEqual([11, 11])
})

it('keeps the titles of a table in another order with the rows that it does not understand [CO-02]', async () => {
  const { user, store } = await opened()
  button('Añadir línea').focus()
  await user.paste('Cantidad\tUnidad\tComponente\n12,5\t% p/p\tk2o\n1\tg/L\tBoroo')
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar una tabla' }))
  await user.click(dialog.getByRole('button', { name: 'Añadir 1 línea' }))
  expect(selectProducto(store.getState()).composicion.slice(2)).toMatchObject([{ componente: 11, cantidad_1: 12.5, magnitud_1: 1 }])
  expect(dialog.getByLabelText('Tabla')).toHaveValue('Cantidad\tUnidad\tComponente\n1\tg/L\tBoroo')
  expect(dialog.getByRole('listitem')).toHaveTextContent('Componente desconocido: «Boroo»')
})

it('asks before Escape closes a table that was written or corrected, and not for one as pasted [CO-02]', async () => {
  const { user } = await opened()
  button('Añadir línea').focus()
  await user.paste('K2O\t1\nBoroo\t2')
  await screen.findByRole('dialog', { name: 'Pegar una tabla' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  button('Añadir línea').focus()
  await user.paste('K2O\t1\nBoroo\t2')
  await user.click(await screen.findByRole('combobox', { name: 'Componente de la fila 2: «Boroo»' }))
  await user.keyboard('Boro{Enter}')
  await user.click(screen.getByRole('textbox', { name: 'Tabla' }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(screen.getByRole('button', { name: 'Añadir 2 líneas' })).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Tabla' }), '2')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('says under the field what the API would refuse, puts the focus there, and sends nothing [AC-07]', async () => {
  const { user, server } = await opened()
  await user.click(screen.getByLabelText('Observaciones'))
  await user.paste('x'.repeat(20_001))
  await user.click(button('Guardar'))
  expect(await screen.findByText('Como máximo 20.000 caracteres (es_ES)')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Observaciones')).toHaveFocus())
  expect(server.done()).toEqual([])
})

it('asks before changes are lost, by whatever way', async () => {
  const { user, path } = await opened('/productos/edit/g/7')
  await user.type(screen.getByLabelText('Nombre'), '2')
  await user.click(button('Cancelar'))
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(path()).toBe('/productos/edit/g/7')
  await user.click(screen.getByRole('link', { name: 'Genéricos' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(path()).toBe('/productos/genericos/view'))
})

it('leads from a stage to its crop and from the generic product to its page, and asks first where something has changed', async () => {
  const { user, path } = await opened()
  expect(region('Cultivos').getByRole('link', { name: 'Cuajado' })).toHaveAttribute('href', '/cultivos/detalle/1')
  const generico = await screen.findByRole('link', { name: 'Abrir Zinc' })
  expect(generico).toHaveAttribute('href', '/productos/edit/g/7')
  expect(screen.queryByRole('link', { name: 'Crear acabado' })).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Nombre'), 's')
  await user.click(region('Cultivos').getByRole('link', { name: 'Cuajado' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(path()).toBe('/cultivos/detalle/1'))
})

it('makes a finished product of the generic one that is open [PA-01]', async () => {
  await opened('/productos/edit/g/7')
  expect(screen.getByRole('link', { name: 'Crear acabado' })).toHaveAttribute('href', '/productos/acabados/new#7')
})

it('offers the generic product that somebody comes from at once [PA-01]', async () => {
  createMemoryServer({ productos_genericos: [generico()] })
  renderScreens({ '/productos/acabados/new': <NuevoAcabado /> }, '/productos/acabados/new#7')
  expect(await screen.findByRole('alertdialog', { name: 'Crear producto acabado' })).toHaveTextContent('a partir de Zinc (G-1)')
})

it('keeps the words of a free text by language, and clears them when the kind of line changes [CO-02, ML-03]', async () => {
  const { user, server, path } = await opened()
  await user.click(button('Editar Boro'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Texto libre' }))
  await user.type(dialog.getByLabelText('Texto'), 'borrador')
  await user.click(dialog.getByRole('radio', { name: 'Componente' }))
  await user.click(dialog.getByRole('radio', { name: 'Texto libre' }))
  expect(dialog.getByLabelText('Texto')).toHaveValue('')
  await user.type(dialog.getByLabelText('Texto'), 'pH 4')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  expect(await region('Composición').findByText('Texto libre')).toBeInTheDocument()
  await user.click(button('Guardar'))
  await waitFor(() => expect(path()).toBe('/productos/acabados/view'))
  expect(server.rows('lineas_de_composicion')[1]).toMatchObject({ valor: { es_ES: 'pH 4' }, componente: null, cantidad_1: null })
})

it('names a line without a component by its place [CO-01]', async () => {
  const { user } = await opened()
  await user.click(button('Añadir línea'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Cantidad 1'), '5')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  expect(await screen.findByRole('button', { name: 'Editar línea 3' })).toBeInTheDocument()
})

it.each([
  ['Componente', 'Componente', 'Elija un componente o indique una cantidad'],
  ['Texto libre', 'Texto', 'Escriba el texto de la línea'],
])('refuses a line of the kind "%s" that holds nothing, at the field "%s" [CO-02]', async (kind, label, sentence) => {
  const { user } = await opened()
  await user.click(button('Añadir línea'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: kind }))
  const field = kind === 'Componente' ? dialog.getByRole('combobox', { name: label }) : dialog.getByRole('textbox', { name: label })
  await user.click(field)
  await user.tab()
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  expect(await dialog.findByText(sentence)).toBeInTheDocument()
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(sentence)
  if (kind === 'Componente') await user.type(dialog.getByLabelText('Cantidad 1'), '5')
  else await user.type(field, 'pH 4')
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(region('Composición').getByText('3', { selector: 'span' })).toBeInTheDocument()
})

const OTHER_KINDS = ['/productos/edit/x/1', '/productos/edit/G/7']
it.each(OTHER_KINDS)('sends %s home [RT-05]', async start => {
  const { path } = await open(start)
  await waitFor(() => expect(path()).toBe('/'))
})

it('reads out where a line was moved to', async () => {
  const { user } = await opened()
  await user.click(button('Bajar K2O'))
  expect(region('Composición').getByText('K2O: posición 2 de 2')).toHaveAttribute('aria-live', 'polite')
})

it.each(['seo', 'columna:seo_title'])('begins at the section and in the language that its address names: %s [CM-02]', async hash => {
  const scrolled = jest.fn()
  HTMLElement.prototype.scrollIntoView = scrolled
  await open(`/productos/edit/a/8?idioma=fr_FR#${hash}`)
  expect(await screen.findByRole('heading', { name: 'SEO' })).toHaveFocus()
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText('Idioma de los textos')).toHaveValue('Francés (Francia)')
  await waitFor(() => expect(screen.getByRole('link', { name: 'SEO' })).toHaveAttribute('aria-current', 'true'))
})

it('begins at the field that its address names [FT-02]', async () => {
  await open('/productos/edit/a/8?idioma=fr_FR#observaciones')
  expect(await screen.findByRole('textbox', { name: 'Observaciones' })).toHaveFocus()
})

it('begins at the line of the composition that its address names [FT-02]', async () => {
  await open('/productos/edit/a/8?idioma=fr_FR#linea-11')
  await screen.findByRole('heading', { name: 'SEO' })
  const [, first] = region('Composición').getAllByRole('row')
  expect(first).toHaveFocus()
})

it('is as ever where its address names no section or language that there is [CM-02]', async () => {
  await open('/productos/edit/a/8?idioma=frances#nada')
  expect(await screen.findByRole('heading', { name: 'SEO' })).not.toHaveFocus()
  expect(screen.getByLabelText('Idioma de los textos')).toHaveValue('Español (España)')
})

it('leads from its head to the buttons that save it', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('link', { name: 'Saltar a guardar' }))
  expect(screen.getByRole('group', { name: 'Guardar el producto' })).toHaveFocus()
  await user.tab()
  expect(button('Cancelar')).toHaveFocus()
})

it('closes "Asociar cultivo" by "Back", and stays on the product [AP-01, PE-01]', async () => {
  const { user, router } = await open('/otra')
  await act(() => router.navigate('/productos/edit/a/8'))
  await user.click(await screen.findByRole('button', { name: 'Asociar cultivo' }))
  await screen.findByRole('dialog')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/productos/edit/a/8')
})

it.each(['Asociar país', 'Asociar cultivo'])(
  'asks before what is chosen in "%s" is lost with an unchanged product [DR-01]',
  async opener => {
    const { user, router } = await opened()
    await user.click(button(opener))
    const dialog = within(await screen.findByRole('dialog'))
    if (opener === 'Asociar país') await user.click(dialog.getByRole('button', { name: 'AELC' }))
    else await user.type(dialog.getByRole('combobox', { name: 'Buscar por cultivo o estado' }), 'boton{Enter}')
    await act(() => router.navigate('/informe/ver'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }))
    expect(question.getByText('Lo que ha elegido en el diálogo abierto se perderá.')).toBeVisible()
    expect(question.queryByRole('button', { name: 'Guardar y salir' })).not.toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/informe/ver'))
  },
)
