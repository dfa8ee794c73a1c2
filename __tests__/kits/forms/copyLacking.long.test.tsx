import { screen, waitFor, within } from '@testing-library/react'
import { CultivoDetalle } from '@/features/cultivos/CultivoDetalle'
import { cultivosSaga } from '@/features/cultivos/saga'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { ensayosSaga } from '@/features/ensayos/saga'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { maestrasSaga } from '@/features/maestras/saga'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { productosSaga } from '@/features/productos/saga'
import { SolucionDetalle } from '@/features/soluciones/SolucionDetalle'
import { solucionesSaga } from '@/features/soluciones/saga'
import type { LocaleMap } from '@/shared/locales'
import { runInSessions } from '@/store/sessionSagas'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { acabado, linea } from '@test/features/productos/products'
import { answerCalls, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

for (const saga of [cultivosSaga, ensayosSaga, maestrasSaga, productosSaga, solucionesSaga]) runInSessions(saga)
quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

const componente = { id: 3, nombre: { es_ES: 'CO<sub>2</sub>', en_US: 'CO<sub>2</sub> gas' } }
const combinacion = (id: number) => ({
  ...{ id, solucion: 6, productos_genericos: [5], productos_acabados: [], cultivos: [] },
  observaciones: { es_ES: `Aplicar ${id}`, ...(id === 21 && { fr_FR: 'Appliquer' }) },
})
const entrada = (id: number) => ({
  ...{ id, producto_generico: 5, producto_acabado: null, estado_fenologico: 7, dosis: '2', modo_de_aplicacion: 0 },
  ...{ objetivo: { es_ES: 'Crecer' }, momento_de_aplicacion: { es_ES: 'Mañana', fr_FR: 'Matin' } },
})
const answers: Record<string, unknown> = {
  'GET /api/componentes/': [componente],
  'GET /api/componentes/3/': componente,
  'PUT /api/componentes/3/': componente,
  'GET /api/productos_acabados/8/': acabado({ observaciones: { es_ES: 'Agitar' } }),
  'GET /api/ensayos/4/': ensayoRecord({ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Tomate' } }),
  'GET /api/resultados_de_ensayo/?ensayo=4': [
    { id: 11, orden: 0, ensayo: 4, valor: 3.4, magnitud: null, descripcion: { es_ES: 'Cosecha' } },
  ],
  'GET /api/soluciones/6/': { id: 6, nombre: { es_ES: 'Cuajado' }, descripcion: {} },
  'GET /api/combinaciones_de_productos/': [combinacion(20), combinacion(21)],
  'GET /api/productos_genericos/light/': [{ id: 5, codigo: 'G-5', nombre: { es_ES: 'Zinc' } }],
  'GET /api/cultivos/3/': { id: 3, nombre: { es_ES: 'Tomate' }, grupo_de_cultivo: null, imagen: null, imagen_icono: null },
  'GET /api/estados_fenologicos/': [{ id: 7, nombre: { es_ES: 'Floración' }, cultivo: 3, orden: 0, imagen: null }],
  'GET /api/como_se_aplica/?estado_fenologico=7': [entrada(31), entrada(32)],
}

const show = (path: string, changed: Record<string, unknown> = {}) => {
  const given = { ...answers, ...changed }
  const calls: Call[] = answerCalls(({ method, path: asked, body }) => ({
    body: method === 'PUT' && !(`PUT ${asked}` in given) ? body : (given[`${method} ${asked}`] ?? []),
  }))
  const view = renderScreens(
    {
      '/maestras/componentes_quimicos': <MasterScreen master={masterOf('componentes')} />,
      '/productos/edit/:tipo/:id': <ProductoScreen />,
      '/ensayos/detalle/:id': <EnsayoDetalle />,
      '/soluciones/detalle/:id': <SolucionDetalle />,
      '/cultivos/detalle/:id': <CultivoDetalle />,
      '*': <p>otra página</p>,
    },
    path,
  )
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { ...view, sent }
}
type View = ReturnType<typeof show>

const languages = () => screen.findAllByRole('combobox', { name: 'Idioma de los textos' }).then(found => found.at(-1) as HTMLElement)
const chooseFrench = async ({ user }: View) => {
  await user.click(await languages())
  await user.keyboard('fr_FR{Enter}')
}
const copyFrom = async ({ user }: View, name: RegExp) => {
  await user.click(await languages())
  await user.keyboard('{End}{Enter}')
  await user.click(screen.getByRole('option', { name }))
}

it('copies into the form of a master, markup and all, and is sent with its save [TX-06]', async () => {
  const view = show('/maestras/componentes_quimicos')
  await view.user.click(await screen.findByRole('button', { name: /^Editar CO/ }))
  await chooseFrench(view)
  await copyFrom(view, /^Inglés .* 1 texto en_US$/)
  await view.user.click(screen.getByRole('button', { name: /^Copiar de es_ES: Nombre/ }))
  await view.user.click(screen.getByRole('button', { name: /^Deshacer la copia en Nombre/ }))
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(view.sent()).toHaveLength(1))
  expect(view.sent()).toMatchObject([{ nombre: { ...componente.nombre, fr_FR: 'CO<sub>2</sub> gas' } }])
})

it('copies into a product as unsaved changes [TX-06]', async () => {
  const view = show('/productos/edit/a/8')
  await chooseFrench(view)
  await copyFrom(view, /^Español .* 3 textos es_ES$/)
  expect(screen.getByLabelText('Observaciones')).toHaveValue('Agitar')
  expect(screen.getByText(/^3 textos copiados de español/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Guardar el producto' })).toHaveTextContent('3 cambios sin guardar')
})

it('copies into the free texts of a composition, which the selector of the page counts [TX-06]', async () => {
  const owner = { producto_acabado: 8 }
  const texto = (id: number, valor: LocaleMap) => linea(id, id, { ...owner, componente: null, cantidad_1: null, valor })
  const view = show('/productos/edit/a/8', {
    'GET /api/lineas_de_composicion/?producto_acabado=8': [
      linea(1, 0, owner),
      texto(2, { es_ES: 'Densidad 1,2' }),
      texto(3, { es_ES: 'pH', fr_FR: 'pH acide' }),
    ],
  })
  await chooseFrench(view)
  await copyFrom(view, /^Español .* 4 textos es_ES$/)
  expect(screen.getByText(/^4 textos copiados de español/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Guardar el producto' })).toHaveTextContent('4 cambios sin guardar')
  for (const [line, text] of [
    ['Densidad 1,2', 'Densidad 1,2'],
    ['pH', 'pH acide'],
  ] as const) {
    await view.user.click(screen.getByRole('button', { name: `Editar ${line}` }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText('Texto')).toHaveValue(text)
    await view.user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  }
})

it('copies into a trial and its results [TX-06]', async () => {
  const view = show('/ensayos/detalle/4')
  await within(await screen.findByRole('list', { name: 'Resultados' })).findByText('Cosecha')
  await chooseFrench(view)
  await copyFrom(view, /^Español .* 2 textos es_ES$/)
  expect(screen.getByLabelText('Titular')).toHaveValue('Tomate')
  await view.user.click(screen.getByRole('button', { name: 'Editar resultado 1' }))
  const text = within(screen.getByRole('dialog')).getByLabelText('Descripción')
  expect(text).toHaveValue('Cosecha')
  await view.user.clear(text)
  await copyFrom(view, /^Español .* 1 texto es_ES$/)
  expect(text).toHaveValue('Cosecha')
})

it('copies into the free text of a composition line [TX-06]', async () => {
  const view = show('/productos/edit/a/8')
  await view.user.click(await screen.findByRole('button', { name: 'Añadir línea' }))
  const dialog = within(screen.getByRole('dialog'))
  await view.user.click(dialog.getByLabelText('Texto libre'))
  await view.user.type(dialog.getByLabelText('Texto'), 'Densidad')
  await chooseFrench(view)
  await copyFrom(view, /^Español .* 1 texto es_ES$/)
  expect(dialog.getByLabelText('Texto')).toHaveValue('Densidad')
})

it.each([
  ['/soluciones/detalle/6', 'Observaciones', ['Appliquer', 'Aplicar 20']],
  ['/cultivos/detalle/3', 'Objetivo', ['Crecer', 'Crecer']],
])('copies into the cards of %s that lack the text, each unsaved [TX-06]', async (path, label, texts) => {
  const view = show(path)
  await chooseFrench(view)
  for (const stage of screen.queryAllByRole('button', { name: /Floración/, expanded: false })) await view.user.click(stage)
  await screen.findAllByLabelText(label)
  await copyFrom(view, /^Español/)
  await waitFor(() => expect(screen.getAllByLabelText(label).map(field => (field as HTMLTextAreaElement).value)).toEqual(texts))
})
