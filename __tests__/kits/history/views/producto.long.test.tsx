import { screen, waitFor, within } from '@testing-library/react'
import type { Cambio, Entrada } from '@/shared/history'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { sagas } from '@/features/productos/edit/formChunk'
import { historialPart } from '@/kits/history/views/historialPart'
import { versionRequested } from '@/kits/history/slice'
import { runInSessions } from '@/store/sessionSagas'
import { acabado, linea } from '@test/features/productos/products'
import { answerImages } from '@test/kits/history/views/answerImages'
import { entry, page } from '@test/kits/history/entries'
import { answerCalls, type Answer } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'
import { PHONE } from '@/ui/useMediaQuery'
import { panel } from '@test/kits/history/views/panel'

sagas.forEach(runInSessions)
quietErrors()
beforeAll(async () => {
  layOut({ height: 600 })
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  await historialPart.load()
})
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

const of = { tipo: 'productos_acabados', registro: 8 }
const change = (campo: string, antes: unknown, despues: unknown, idioma: string | null = null) =>
  ({ ...of, campo, idioma, antes, despues }) as Cambio
const line = (registro: number, antes: object | null, despues: object | null) =>
  ({ tipo: 'lineas_de_composicion', registro, campo: null, idioma: null, antes, despues }) as Cambio
const { id: _id, ...zinc } = linea(11, 0, { producto_acabado: 8 })
const boro = { ...zinc, componente: 2, orden: 1, cantidad_1: 0.125 }

const named = (nombre: string) => ({ codigo: null, nombre: { es_ES: nombre } })
const nombres: Entrada['nombres'] = {
  familias: { 3: named('Quelatos'), 4: named('Algas') },
  componentes: { 11: named('Zinc (Zn)'), 2: named('Boro (B)') },
  paises: { ES: named('España'), AD: named('Andorra'), PT: named('Portugal') },
}
const record = { ...of, codigo: '10100', nombre: { es_ES: 'Zinc' }, nombres }
const latest = entry(5, { ...record, cambios: [change('observaciones', null, 'Agitar', 'es_ES')] })
const earlier = entry(4, {
  ...record,
  cambios: [
    change('descripcion', 'Corrige la carencia de zinc en 100 días', 'Corrige la carencia de zinc', 'es_ES'),
    change('modo_de_accion', 'Le zinc agit', 'Le zinc intervient', 'fr_FR'),
    change('familia', 4, 3),
    change('activo', true, false),
    change('imagen_catalogo', 'http://images.test/antes.png', 'http://images.test/1.png'),
    change('paises', ['ES', 'AD'], ['ES', 'pt']),
    ...[line(1, boro, null), line(2, zinc, null), line(11, null, { ...zinc, cantidad_1: 2 })],
  ],
})
const made = entry(3, {
  ...record,
  accion: 'creado',
  usuario: null,
  cambios: [{ ...of, campo: null, idioma: null, antes: null, despues: acabado() }],
})

const answers: Record<string, unknown> = {
  'GET /api/productos_acabados/8/': acabado({ modo_de_accion: { fr_FR: 'Le zinc intervient' } }),
  'GET /api/lineas_de_composicion/?producto_acabado=8': [{ ...linea(11, 0, { producto_acabado: 8 }), cantidad_1: 2 }],
  'GET /api/familias/': [3, 4].map(id => ({ id, nombre: { es_ES: id === 3 ? 'Quelatos' : 'Algas' } })),
  'GET /api/componentes/': [11, 2].map(id => ({ id, nombre: { es_ES: id === 11 ? 'Zinc (Zn)' : 'Boro (B)' } })),
  'GET /api/paises/': ['ES', 'PT'].map((code, at) => ({
    codigo_iso_alfa_2: code,
    codigo_iso_numerico: String(at),
    nombre: { es_ES: code },
  })),
  'GET /api/historial/?tipo=productos_acabados&id=8': page([latest, earlier, made]),
}

const show = async (history: (path: string) => Answer | undefined = () => undefined, { extensions = true, state = {} } = {}) => {
  const calls = answerCalls(({ method, path }) => history(path) ?? { body: answers[`${method} ${path}`] ?? [] })
  answerImages()
  const view = renderScreens({ '/productos/edit/:tipo/:id': <ProductoScreen />, '*': <p>otra página</p> }, '/productos/edit/a/8', {
    configuration: { ...stateAfter().configuration, extensions },
    ...state,
  })
  await waitFor(() => expect(screen.getByLabelText('Familia')).toHaveValue('Quelatos'))
  return { ...view, asked: () => calls.filter(({ path }) => path.startsWith('/api/historial/')).map(({ path }) => path) }
}
const tool = () => screen.getByRole('button', { name: 'Historial' })
const versions = () =>
  panel()
    .getAllByRole('heading', { level: 3 })
    .map(heading => heading.textContent)
const opened = async (which: RegExp) => {
  const view = await show()
  await view.user.click(tool())
  await view.user.click(await panel().findByRole('button', { name: which }))
  return view
}
const press = (name: string | RegExp) => panel().getByRole('button', { name })

it.each([
  ['its first page', 4, [latest, earlier, made], null],
  ['an older one', 3, [latest], '5'],
])('of whoever comes for a version, unfolds that one, on %s [HI-05]', async (_, entrada, first, siguiente) => {
  const { store, user } = await show(path => {
    if (path.includes('antes=')) return { body: page([earlier, made], null, null) }
    return path.startsWith('/api/historial/') ? { body: page(first, siguiente, 3) } : undefined
  })
  store.dispatch(versionRequested({ tipo: 'productos_acabados', id: 8, entrada }))
  await user.click(tool())
  const version = await panel().findByRole('button', { name: entrada === 4 ? /y 4 más/ : /Registro creado/ })
  await waitFor(() => expect(version).toHaveAttribute('aria-expanded', 'true'))
  expect(version).toHaveFocus()
  expect(panel().getAllByRole('button', { expanded: true })).toHaveLength(1)
  // A link expands a version once: at the next opening of the panel all versions are collapsed.
  await user.click(press('Cerrar el historial'))
  await user.click(tool())
  await panel().findByRole('button', { name: /Observaciones/ })
  expect(panel().queryByRole('button', { expanded: true })).not.toBeInTheDocument()
})

it('opens beside the form with its versions, newest first, and gives the focus back [HI-02]', async () => {
  const { user, asked } = await show()
  expect(tool()).toHaveAttribute('aria-expanded', 'false')
  await user.click(tool())
  expect(await panel().findByText('3 versiones')).toBeInTheDocument()
  expect(versions().map(text => text.replace(/2026-11-\d\d \d\d:15/, ' '))).toEqual([
    'Marta Soler Como está ahora Observaciones (es_ES)',
    'Marta Soler  Descripción, Modo de acción, Composición y 4 más',
    'El servidor  Registro creado',
  ])
  expect(press(/Como está ahora/)).toHaveFocus()
  expect(asked()).toEqual(['/api/historial/?tipo=productos_acabados&id=8'])
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(tool()).toHaveFocus()
})

it('has one version open at a time, whose changes are in words [HI-02]', async () => {
  const { user } = await opened(/Composición/)
  const said = () => panel().getByRole('list').textContent
  expect(said()).toContain('Corrige la carencia de zinc [quitado: en 100 días]')
  expect(said()).toContain('fr_FRLe zinc [quitado: agit][añadido: intervient]')
  expect(said()).toContain('Familia[quitado: Algas] [añadido: Quelatos]')
  expect(said()).toContain('Línea eliminada: [quitado: Boro (B), 0.12500]')
  expect(said()).toContain('Zinc (Zn), cantidad 1: [quitado: 1.50000] [añadido: 2.00000]')
  expect(said()).toContain('Países asociados[añadido: Portugal] [quitado: Andorra]')
  expect(panel().getByRole('img', { name: 'Imagen de antes' })).toHaveAttribute('src', 'http://images.test/antes.png')
  expect(await violations()).toEqual([])
  await user.click(press(/Como está ahora/))
  expect(said()).not.toContain('Algas')
  expect(press(/Composición/)).toHaveAttribute('aria-expanded', 'false')
})

it('narrows to one field [HI-02]', async () => {
  const { user } = await opened(/Composición/)
  await user.selectOptions(panel().getByRole('combobox', { name: 'Campo' }), 'Familia')
  expect(versions()).toHaveLength(2)
  expect(panel().getByRole('list')).toHaveTextContent('Algas')
  expect(panel().queryByText('Línea eliminada', { exact: false })).toBeNull()
})

it('brings a text back into its own language, unsaved, and takes it back [HI-03]', async () => {
  const { user } = await opened(/Composición/)
  const status = () => within(screen.getByRole('group', { name: 'Guardar el producto' })).getByRole('status')
  expect(panel().queryByRole('button', { name: 'Volver a este texto en Modo de acción, fr_FR' })).toBeNull()
  await user.click(press('Volver al de antes en Modo de acción, fr_FR'))
  expect(panel().getByText('Puesto en el formulario, sin guardar')).toBeInTheDocument()
  await waitFor(() => expect(press('Deshacer: Modo de acción, fr_FR')).toHaveFocus())
  expect(status()).toHaveTextContent('1 cambio sin guardar')
  expect(screen.getByLabelText('Modo de acción')).toHaveValue('')
  await user.click(press('Deshacer: Modo de acción, fr_FR'))
  expect(status()).toHaveTextContent(/^$/)
  await waitFor(() => expect(press('Volver al de antes en Modo de acción, fr_FR')).toHaveFocus())
})

it('brings a text that came cut back whole, once it is there: never the part of it [HI-02, HI-03]', async () => {
  const whole = 'El zinc interviene en la síntesis. '.repeat(12).trim()
  const cut = { ...change('modo_de_accion', whole.slice(0, 200), 'Corto', 'es_ES'), recortado: true } as Cambio
  const list = '/api/historial/?tipo=productos_acabados&id=8'
  let isDown = true
  const { user, asked } = await show(path => {
    if (path === list) return { body: page([latest, entry(4, { ...record, cambios: [cut] })]) }
    if (!path.includes('/cambio/')) return undefined
    return isDown ? { status: 500, body: {} } : { body: { antes: whole, despues: 'Corto' } }
  })
  await user.click(tool())
  await user.click(await panel().findByRole('button', { name: /Modo de acción/ }))
  expect(await panel().findByRole('alert')).toHaveTextContent('No se han podido cargar los textos')
  expect(panel().queryByRole('button', { name: /Volver/ })).toBeNull()
  isDown = false
  await user.click(press('Reintentar'))
  await user.click(await panel().findByRole('button', { name: 'Volver al de antes en Modo de acción, es_ES' }))
  expect(screen.getByLabelText('Modo de acción')).toHaveValue(whole)
  const one = '/api/historial/4/cambio/?tipo=productos_acabados&id=8&campo=modo_de_accion&idioma=es_ES'
  expect(asked()).toEqual([list, one, one])
})

it('brings values, lists, lines and images back into the form [HI-03]', async () => {
  const { user } = await opened(/Composición/)
  await user.click(press('Volver a Algas en Familia'))
  expect(screen.getByLabelText('Familia')).toHaveValue('Algas')
  await user.click(press('Volver a activo en Estado'))
  expect(screen.getByRole('radio', { name: 'Activo' })).toBeChecked()
  await user.click(press('Recuperar la línea Boro (B)'))
  await user.click(press('Volver a 1.50000 en Zinc (Zn), cantidad 1'))
  const table = () => screen.getByRole('table', { name: 'Composición' })
  expect(table()).toHaveTextContent(/Zinc \(Zn\).*1\.50000.*Boro \(B\).*0\.12500/)
  await user.click(press('Volver a la de antes en Imagen de catálogo'))
  expect(await screen.findByText('imagen.png', { exact: false })).toBeInTheDocument()
  await user.click(press('Deshacer: Boro (B)'))
  expect(table()).not.toHaveTextContent('Boro')
})

it('leaves out of a list what does not exist any more, and says so [HI-03]', async () => {
  const { user } = await opened(/Composición/)
  await user.click(press('Volver a los de antes en Países asociados'))
  expect(await panel().findByText('No se ha puesto: País Andorra ya no existe')).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Países asociados' })).queryByText('PT')).toBeNull()
})

it('brings a whole version back [HI-03]', async () => {
  const { codigo: _codigo, ...rest } = acabado()
  const version = {
    registro: { ...rest, codigo: '9999', nombre: { es_ES: 'Zinc viejo' } },
    partes: { lineas_de_composicion: [boro] },
    nombres,
  }
  const { user } = await show(path => (path.startsWith('/api/historial/3/version/') ? { body: version } : undefined))
  await user.click(tool())
  await user.click(await panel().findByRole('button', { name: /Registro creado/ }))
  await user.click(press('Volver a toda esta versión'))
  await waitFor(() => expect(screen.getByLabelText('Código')).toHaveValue('9999'))
  expect(screen.getByLabelText('Nombre')).toHaveValue('Zinc viejo')
  expect(screen.getByRole('table', { name: 'Composición' })).toHaveTextContent(/Boro/)
  await user.click(press('Deshacer: esta versión'))
  expect(screen.getByLabelText('Código')).toHaveValue('10100')
  expect(screen.getByRole('table', { name: 'Composición' })).toHaveTextContent(/Zinc/)
})

it('says where nothing is noted down, and where it cannot be had, until it can [HI-02]', async () => {
  let status = 500
  const { user } = await show(path => (path.startsWith('/api/historial/') ? { status, body: page([]) } : undefined))
  await user.click(tool())
  expect(await panel().findByRole('alert')).toHaveTextContent('No se ha podido cargar el historial')
  status = 200
  await user.click(press('Reintentar'))
  await waitFor(() => expect(panel().getByRole('heading')).toHaveFocus())
  expect(await panel().findByText('Este registro no tiene cambios anotados')).toBeInTheDocument()
})

it('goes on to older versions [HI-02]', async () => {
  const { user, asked } = await show(path => {
    if (path.endsWith('&antes=4')) return { body: page([made], null, null) }
    return path.startsWith('/api/historial/') ? { body: page([latest, earlier], '4', 3) } : undefined
  })
  await user.click(tool())
  await user.click(await panel().findByRole('button', { name: 'Cargar más' }))
  await waitFor(() => expect(versions()).toHaveLength(3))
  expect(asked()).toHaveLength(2)
  // The focus goes to the heading, because the button is removed with the last page.
  expect(panel().queryByRole('button', { name: 'Cargar más' })).toBeNull()
  await waitFor(() => expect(panel().getByRole('heading', { name: 'Historial' })).toHaveFocus())
})

it('lies over the form as a dialog on a phone [HI-02]', async () => {
  matchMedia(PHONE)
  const { user } = await show()
  await user.click(tool())
  const dialog = await screen.findByRole('dialog', { name: 'Historial' })
  expect(await within(dialog).findByText('3 versiones')).toBeInTheDocument()
  expect(await violations()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar el historial' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is not offered where the API keeps no history [HI-02]', async () => {
  await show(undefined, { extensions: false })
  expect(screen.queryByRole('button', { name: 'Historial' })).toBeNull()
})
