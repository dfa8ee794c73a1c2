import { act, screen, waitFor, within } from '@testing-library/react'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { blankOf } from '@/shared/resources/records'
import type { Revision } from '@/shared/review'
import { Informes } from '@/features/informes/Informes'
import { informesSaga } from '@/features/informes/saga'
import { selectDownloads } from '@/store/downloads'
import { runInSessions } from '@/store/sessionSagas'
import { answerCalls, type Answer } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

runInSessions(informesSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const column = (columna: string, titulo: string, vacias: number, supletorias = 0) => ({ columna, titulo, vacias, supletorias })
const fila = (id: number, codigo: string, nombre: string, vacias: string[], supletorias: string[] = []) => ({
  ...{ tipo: 'productos_acabados', id, codigo, nombre },
  celdas: [
    ...supletorias.map(columna => ({ columna, motivo: 'es_ES' as const })),
    ...vacias.map(columna => ({ columna, motivo: 'vacia' as const })),
  ],
})
const revision: Revision = {
  productos: 143,
  columnas: [
    column('codigo', 'Código', 0),
    column('nombre', 'Nombre', 0),
    column('seo_title', 'SEO: título', 1),
    column('descripcion', 'Descripción', 2),
    column('imagen_catalogo', 'Imagen de catálogo', 3),
  ],
  filas: [
    fila(2, '20', 'Aminofol', ['descripcion', 'imagen_catalogo']),
    fila(1, '10', 'Zinc<sub>2</sub>', ['seo_title', 'descripcion', 'imagen_catalogo']),
    fila(3, '30', 'Boro', ['imagen_catalogo']),
  ],
}
const french: Revision = {
  ...revision,
  columnas: [
    column('descripcion', 'Descripción', 1, 1),
    column('imagen_catalogo', 'Imagen de catálogo', 1),
    column('familia', 'Familia', 0, 1),
  ],
  filas: [fila(1, '10', 'Zinc', ['imagen_catalogo'], ['descripcion', 'familia']), fila(2, '20', 'Aminofol', ['descripcion'])],
}

const show = (answer: (path: string) => Answer | Promise<Answer>, extensions = true) => {
  const calls = answerCalls(({ path }) => (path === '/api/paises/' ? { body: [] } : answer(path)))
  const state = { configuration: { ...stateAfter().configuration, extensions } }
  const reports = () => calls.map(({ path }) => path).filter(path => path.includes('/informes/'))
  return { reports, ...renderScreens({ '/informe/ver': onSheet(<Informes />), '*': <p>otra página</p> }, '/informe/ver', state) }
}
const review = (name = 'Productos Acabados') => screen.getByRole('button', { name: `Revisar ${name}` })
const region = (name = 'Productos Acabados') => within(screen.getByRole('region', { name: `Revisar ${name}` }))
const codes = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter(name => !name.startsWith('Productos'))

it('tells before the export which products have blank cells, and links each to where it is written, by keyboard [CM-02]', async () => {
  const { user, reports, router } = show(() => ({ body: revision }))
  review().focus()
  await user.keyboard('{Enter}')
  expect(review()).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Revisar Productos Acabados' })).toHaveFocus())
  expect(await region().findByText('3 de 143 productos tienen celdas vacías, 6 en total')).toBeVisible()
  expect(reports()).toEqual(['/api/informes/productos_acabados/revision/?idioma=es_ES&pais=es'])
  expect(codes()).toEqual(['Zinc2', 'Aminofol', 'Boro'])
  expect(await violations()).toEqual([])

  // Tab stops: close button, three columns, three headers, then the links of the first product.
  await user.tab()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar la revisión' })).toHaveFocus())
  await user.tab()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Imagen de catálogo 3' })).toHaveFocus())
  for (let at = 0; at < 6; at++) await user.tab()
  await waitFor(() => expect(screen.getByRole('link', { name: 'SEO: título de Zinc2' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(router.state.location).toMatchObject({ pathname: '/productos/edit/a/1', search: '', hash: '#columna:seo_title' })
})

it('narrows to products that want any of the columns chosen, and sorts them [CM-02]', async () => {
  const { user } = show(() => ({ body: revision }))
  await user.click(review())
  const description = await screen.findByRole('button', { name: 'Descripción 2' })
  description.focus()
  await user.keyboard(' ')
  expect(description).toHaveAttribute('aria-pressed', 'true')
  expect(codes()).toEqual(['Zinc2', 'Aminofol'])
  expect(region().getByRole('status')).toHaveTextContent('; se muestran 2')
  await user.click(screen.getByRole('button', { name: 'Imagen de catálogo 3' }))
  expect(codes()).toEqual(['Zinc2', 'Aminofol', 'Boro'])
  await user.click(screen.getByRole('button', { name: 'Nombre' }))
  expect(codes()).toEqual(['Aminofol', 'Boro', 'Zinc2'])
  await user.click(screen.getByRole('button', { name: 'Vacías' }))
  expect(codes()).toEqual(['Zinc2', 'Aminofol', 'Boro'])
  expect(screen.getByRole('columnheader', { name: 'Vacías' })).toHaveAttribute('aria-sort', 'descending')
})

it('tells cells in es_ES from blank ones, asks again for another language, and links to the text in that [CM-02]', async () => {
  const { user, reports } = show(path => ({ body: path.includes('fr_FR') ? french : revision }))
  await user.click(review())
  await screen.findByRole('button', { name: 'Descripción 2' })
  expect(screen.queryByRole('columnheader', { name: 'En es_ES' })).not.toBeInTheDocument()
  const idioma = within(screen.getByRole('row', { name: /^Productos Acabados/ })).getByRole('combobox', { name: 'Idioma' })
  await user.clear(idioma)
  await user.type(idioma, 'fr_FR{ArrowDown}{Enter}')
  const sentence = '2 de 143 productos tienen celdas vacías, 2 en total; 1 tiene celdas en es_ES por falta del idioma, 2 en total'
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(reports().at(-1)).toBe('/api/informes/productos_acabados/revision/?idioma=fr_FR&pais=es')
  const links = screen.getAllByRole('link', { name: /de Zinc/ })
  expect(links.map(link => link.getAttribute('aria-label'))).toEqual([
    'Imagen de catálogo de Zinc',
    'Descripción es_ES de Zinc',
    'Familia es_ES de Zinc',
  ])
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/productos/edit/a/1#columna:imagen_catalogo',
    '/productos/edit/a/1?idioma=fr_FR#columna:descripcion',
    '/productos/edit/a/1?idioma=fr_FR#columna:familia',
  ])
  expect(await violations()).toEqual([])
})

it('shows seven columns, and the others when asked [CM-02]', async () => {
  const columnas = Array.from({ length: 12 }, (_, at) => column(`c${at}`, `Columna ${at}`, 12 - at))
  const { user } = show(() => ({ body: { productos: 20, columnas, filas: [fila(1, '10', 'Zinc', ['c11'])] } }))
  await user.click(review())
  const others = await screen.findByRole('button', { name: 'Otras 5 columnas 15' })
  expect(screen.queryByRole('button', { name: 'Columna 7 5' })).not.toBeInTheDocument()
  await user.click(others)
  expect(others).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Columna 11 1' }))
  expect(codes()).toEqual(['Zinc'])
})

it('says what it is doing, that it could not, and that nothing wants, and closes to where one was [CM-02]', async () => {
  let answer: (value: Answer) => void = () => undefined
  const { user, store } = show(path => (path.includes('/revision/') ? new Promise(resolve => (answer = resolve)) : { csv: 'x' }))
  await user.click(review('Productos Genéricos'))
  const generic = () => region('Productos Genéricos')
  expect(generic().getByRole('status')).toHaveTextContent('Revisando los productos ...')
  await act(async () => answer({ status: 503 }))
  expect(await generic().findByText('No se ha podido revisar el informe')).toBeVisible()
  await user.click(generic().getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(generic().getByRole('heading')).toHaveFocus())
  await act(async () => answer({ body: { productos: 7, columnas: [], filas: [] } }))
  expect(await generic().findByText('Los 7 productos de este informe no tienen celdas vacías')).toBeVisible()
  await user.click(generic().getByRole('button', { name: 'Exportar' }))
  await waitFor(() => expect(selectDownloads(store.getState())).toHaveLength(1))
  await user.click(generic().getByRole('button', { name: 'Cerrar la revisión' }))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await waitFor(() => expect(review('Productos Genéricos')).toHaveFocus())
})

it.each([true, false])(
  'goes as a workbook too, by the arrow beside the export, which keeps the focus (extensions: %s) [CM-03]',
  async extensions => {
    const { user, reports, store } = show(() => ({ csv: '\ufeff"Código";"Prioridad"\r\n"007";"-2"\r\n' }), extensions)
    screen.getByRole('button', { name: 'Otro formato de Productos Genéricos' }).focus()
    await user.keyboard('{ArrowDown}')
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['CSVtexto, con punto y coma', 'XLSXExcel, números y fechas'])
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Otro formato de Productos Genéricos' })).toHaveFocus())
    await waitFor(() =>
      expect(selectDownloads(store.getState())).toEqual([{ ticket: expect.any(String), name: expect.stringMatching(/\.xlsx$/) }]),
    )
    expect(reports()).toEqual(['/api/informes/productos_genericos/?idioma=es_ES'])
    expect(store.getState().toasts).toEqual([])
  },
)

it('tells the same without extensions, from the lists of the contract [CM-02]', async () => {
  const product = { ...blankOf(productosGenericos), id: 5, codigo: 'AB', nombre: { es_ES: 'Zinc' }, descripcion: { fr_FR: 'Poudre' } }
  const { user, reports } = show(path => ({ body: path === '/api/productos_genericos/' ? [product] : [] }), false)
  const idioma = within(screen.getByRole('row', { name: /^Productos Genéricos/ })).getByRole('combobox', { name: 'Idioma' })
  await user.clear(idioma)
  await user.type(idioma, 'fr_FR{ArrowDown}{Enter}')
  await user.click(review('Productos Genéricos'))
  expect(
    await region('Productos Genéricos').findByText(/^1 de 1 producto tiene celdas vacías, \d+ en total; 1 tiene celdas en es_ES/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nombre es_ES de Zinc' })).toHaveAttribute(
    'href',
    '/productos/edit/g/5?idioma=fr_FR#columna:nombre',
  )
  expect(screen.queryByRole('link', { name: /^Descripción/ })).not.toBeInTheDocument()
  expect(reports()).toEqual([])
})

it('has the products in sight in the document, of two hundred [CM-02]', async () => {
  const filas = Array.from({ length: 200 }, (_, at) => fila(at + 1, String(1_000 + at), `Producto ${at}`, ['descripcion']))
  const { user } = show(() => ({ body: { ...revision, productos: 200, filas } }))
  await user.click(review())
  const table = await screen.findByRole('table', { name: 'Productos con celdas por completar' })
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '201'))
  expect(codes().length).toBeGreaterThan(10)
  expect(codes().length).toBeLessThan(100)
})

it('gives the focus back to the link that opened a field, once [CM-02]', async () => {
  const filas = Array.from({ length: 200 }, (_, at) => fila(at + 1, String(1_000 + at), `Producto ${at}`, ['seo_title', 'descripcion']))
  const { user, router } = show(() => ({ body: { ...revision, productos: 200, filas } }))
  await user.click(review())
  const idioma = within(screen.getByRole('row', { name: /^Productos Acabados/ })).getByRole('combobox', { name: 'Idioma' })
  await user.clear(idioma)
  await user.type(idioma, 'fr_FR{ArrowDown}{Enter}')
  await screen.findByRole('link', { name: 'Descripción de Producto 0' })
  screen.getByRole('link', { name: 'Descripción de Producto 20' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('otra página')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('link', { name: 'Descripción de Producto 20' })).toHaveFocus()
  await act(() => router.navigate('/'))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('link', { name: 'Descripción de Producto 20' })).not.toHaveFocus()
})
