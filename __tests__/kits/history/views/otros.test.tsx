import { act, screen, waitFor, within } from '@testing-library/react'
import type { Cambio, Entrada } from '@/shared/history'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { ensayosSaga } from '@/features/ensayos/saga'
import { selectEnsayo } from '@/features/ensayos/slice'
import { CultivoDetalle } from '@/features/cultivos/CultivoDetalle'
import { cultivosSaga } from '@/features/cultivos/saga'
import { masterOf } from '@/features/maestras/registry'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { maestrasSaga } from '@/features/maestras/saga'
import { SolucionDetalle } from '@/features/soluciones/SolucionDetalle'
import { solucionesSaga } from '@/features/soluciones/saga'
import { historialPart } from '@/kits/history/views/historialPart'
import { pageFailed, selectHistorial } from '@/kits/history/slice'
import { changeReceived } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { answerImages } from '@test/kits/history/views/answerImages'
import { entry, page } from '@test/kits/history/entries'
import { answerCalls, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { panel } from '@test/kits/history/views/panel'

for (const saga of [ensayosSaga, cultivosSaga, maestrasSaga, solucionesSaga]) runInSessions(saga)
quietErrors()
beforeAll(async () => {
  layOut({ height: 600 })
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  await historialPart.load()
})

const familia = { id: 3, nombre: { es_ES: 'Algas' }, descripcion: {}, color: '#00aa33', prioridad: 40, imagen: 'http://images.test/1.png' }
const answers: Record<string, unknown> = {
  'GET /api/familias/': [familia],
  'GET /api/familias/3/': familia,
  'PUT /api/familias/3/': familia,
  'GET /api/ensayos/4/': ensayoRecord({ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Tomate' } }),
  'GET /api/resultados_de_ensayo/?ensayo=4': [
    { id: 11, orden: 0, ensayo: 4, valor: 3.4, magnitud: null, descripcion: { es_ES: 'Cosecha' } },
  ],
  'GET /api/cultivos/3/': { id: 3, nombre: { es_ES: 'Tomate' }, grupo_de_cultivo: null, imagen: null, imagen_icono: null },
  'GET /api/soluciones/6/': { id: 6, nombre: { es_ES: 'Cuajado' }, descripcion: {} },
}

const show = (path: string, history: readonly Entrada[], state: unknown = null) => {
  const calls: Call[] = answerCalls(({ method, path: asked }) => {
    if (asked.startsWith('/api/historial/')) return { body: page(history) }
    return { body: answers[`${method} ${asked}`] ?? [] }
  })
  answerImages()
  const view = renderScreens(
    {
      '/maestras/familias': <MasterScreen master={masterOf('familias')} />,
      '/ensayos/detalle/:id': <EnsayoDetalle />,
      '/cultivos/detalle/:id': <CultivoDetalle />,
      '/soluciones/detalle/:id': <SolucionDetalle />,
      '*': <p>otra página</p>,
    },
    { pathname: path, state },
    { configuration: { ...stateAfter().configuration, extensions: true } },
  )
  return { ...view, calls }
}
const openPanel = async ({ user }: ReturnType<typeof show>) => user.click(await screen.findByRole('button', { name: 'Historial' }))
const openVersion = async ({ user }: ReturnType<typeof show>, name: RegExp) => user.click(await panel().findByRole('button', { name }))
const press = ({ user }: ReturnType<typeof show>, name: string) => user.click(panel().getByRole('button', { name }))

it('brings back into the form of a master, and is sent with its save [HI-03]', async () => {
  const change = (campo: string, antes: unknown, despues: unknown, idioma: string | null = null) =>
    ({ tipo: 'familias', registro: 3, campo, idioma, antes, despues }) as Cambio
  const cambios = [
    change('nombre', 'Algas pardas', 'Algas', 'es_ES'),
    change('prioridad', 55, 40),
    change('imagen', null, 'http://images.test/1.png'),
  ]
  const view = show('/maestras/familias', [entry(5), entry(4, { cambios })])
  await view.user.click(await screen.findByRole('button', { name: 'Editar Algas' }))
  await openPanel(view)
  await openVersion(view, /Imagen de la familia/)
  await press(view, 'Volver al de antes en Nombre familia, es_ES')
  await press(view, 'Volver a 55 en Prioridad')
  await press(view, 'Volver a la de antes en Imagen de la familia')
  expect(screen.getByLabelText('Nombre familia')).toHaveValue('Algas pardas')
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(view.texts()).toEqual(['Familia guardada con éxito']))
  expect(view.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ nombre: { es_ES: 'Algas pardas' }, prioridad: 55 })
  expect(view.calls.some(({ path }) => path.endsWith('/delete_imagen/'))).toBe(true)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('brings results and attachments of a trial back, with the picture as a file to be uploaded [HI-03]', async () => {
  const whole = (tipo: string, registro: number, antes: object | null, despues: object | null) =>
    ({ tipo, registro, campo: null, idioma: null, antes, despues }) as Cambio
  const harvest = { orden: 0, ensayo: 4, valor: 3.1, magnitud: null, descripcion: { es_ES: 'Cosecha' } }
  const cambios = [
    ...[whole('resultados_de_ensayo', 9, harvest, null), whole('resultados_de_ensayo', 11, null, { ...harvest, valor: 3.4 })],
    whole('resultados_de_ensayo', 10, { ...harvest, valor: 7, descripcion: { es_ES: 'Altura' } }, null),
    whole('adjuntos_de_ensayo', 21, { orden: 0, ensayo: 4, descripcion: { es_ES: 'Parcela' }, imagen: 'http://images.test/2.png' }, null),
  ]
  const view = show('/ensayos/detalle/4', [entry(5), entry(4, { tipo: 'ensayos', registro: 4, cambios })])
  await openPanel(view)
  await openVersion(view, /Resultados: 1 cambiado, 1 quitado; Adjuntos: 1 quitado/)
  await press(view, 'Volver a 3.1 en Cosecha, valor')
  await press(view, 'Recuperar el resultado Altura')
  await press(view, 'Recuperar el adjunto Parcela')
  await screen.findByText(/Guarda el ensayo para ver la imagen$/)
  const { resultados, adjuntos } = selectEnsayo(view.store.getState())
  expect(resultados.map(({ valor, orden }) => ({ valor, orden }))).toEqual([
    { valor: 7, orden: 0 },
    { valor: 3.1, orden: 1 },
  ])
  expect(adjuntos).toMatchObject([{ descripcion: { es_ES: 'Parcela' }, imagen: null, picture: { kind: 'chosen', name: 'imagen.png' } }])
  await press(view, 'Deshacer: Cosecha, valor')
  expect(selectEnsayo(view.store.getState()).resultados.map(({ valor }) => valor)).toEqual([7, 3.4])
})

it.each([
  ['/cultivos/detalle/3', 'tipo=cultivos&id=3'],
  ['/soluciones/detalle/6', 'tipo=soluciones&id=6'],
])('is told of where nothing of the record itself is edited: %s [HI-02]', async (path, asked) => {
  const [, tipo = '', id = ''] = /tipo=(\w+)&id=(\d)/.exec(asked) ?? []
  const cambios = [{ tipo, registro: Number(id), campo: 'nombre', idioma: 'es_ES', antes: 'Uno', despues: 'Otro' } as Cambio]
  const view = show(path, [entry(5), entry(4, { tipo, registro: Number(id), cambios })])
  await openPanel(view)
  await openVersion(view, /\(es_ES\)/)
  expect(panel().getByRole('list')).toHaveTextContent('[quitado: Uno][añadido: Otro]')
  expect(panel().queryByRole('button', { name: /^Volver/ })).toBeNull()
  expect(view.calls.map(({ path: called }) => called)).toContain(`/api/historial/?${asked}`)
})

it('says of the version of another user that it is now, and leaves the opened one and the focus in place [HI-02, SY-04]', async () => {
  const history = [entry(5), entry(4)]
  const view = show('/maestras/familias', history, { abrir: 3, historial: true })
  const versions = () => panel().getAllByRole('heading', { level: 3 })
  await waitFor(() => expect(versions()).toHaveLength(2))
  const [newest] = versions()
  const toggle = within(newest as HTMLElement).getByRole('button', { name: /Como está ahora/ })
  await view.user.click(toggle)
  const news = { recurso: 'familias', version: 9, registros: [3], eliminados: [], usuario: { id: 2, nombre: 'Eva', apellidos: 'Ruiz' } }
  history.unshift(entry(6))
  act(() => void view.store.dispatch(changeReceived(news)))
  await waitFor(() => expect(versions()).toHaveLength(3))
  expect(versions().map(each => each.textContent.includes('Como está ahora'))).toEqual([true, false, false])
  expect(versions()[1]).toBe(newest)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(toggle).toHaveFocus()
  act(() => void view.store.dispatch(pageFailed({ formId: selectHistorial(view.store.getState()).opened?.formId ?? '', antes: null })))
  expect(await panel().findByRole('alert')).toHaveTextContent('No se ha podido cargar el historial')
  expect(panel().queryByText('Como está ahora')).toBeNull()
  expect(toggle).toHaveFocus()
})

it.each([
  ['/ensayos/detalle/4', { historial: true }],
  ['/maestras/familias', { abrir: 3, historial: true }],
])('is open at once for whoever comes from what happened to the record: %s [HI-02, HI-05]', async (path, state) => {
  show(path, [entry(5)], state)
  expect(await screen.findByText('1 versión')).toBeInTheDocument()
})
