import { screen, waitFor, within } from '@testing-library/react'
import type { Cambio, Entrada } from '@/shared/history'
import { CultivoDetalle } from '@/features/cultivos/CultivoDetalle'
import { cultivosSaga } from '@/features/cultivos/saga'
import { SolucionDetalle } from '@/features/soluciones/SolucionDetalle'
import { solucionesSaga } from '@/features/soluciones/saga'
import { historialPart } from '@/kits/history/views/historialPart'
import { runInSessions } from '@/store/sessionSagas'
import { entry, page } from '@test/kits/history/entries'
import { answerCalls, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut } from '@test/ui/layout'
import { panel } from '@test/kits/history/views/panel'

for (const saga of [cultivosSaga, solucionesSaga]) runInSessions(saga)
quietErrors()
beforeAll(async () => {
  layOut({ height: 600 })
  await historialPart.load()
})

const COMBINACION = 'combinaciones_de_productos'

const combinacion = (id: number) => ({
  ...{ id, solucion: 6, productos_genericos: [5], productos_acabados: [], cultivos: [4] },
  observaciones: { es_ES: `Ahora ${id}`, fr_FR: 'Maintenant' },
})
const entrada = (id: number) => ({
  ...{ id, producto_generico: 5, producto_acabado: null, estado_fenologico: 7, dosis: '2', modo_de_aplicacion: 0 },
  ...{ objetivo: { es_ES: 'Crecer' }, momento_de_aplicacion: { es_ES: 'Mañana' } },
})
const answers: Record<string, unknown> = {
  'GET /api/soluciones/6/': { id: 6, nombre: { es_ES: 'Cuajado' }, descripcion: {} },
  'GET /api/combinaciones_de_productos/': [combinacion(20), combinacion(21)],
  'GET /api/productos_genericos/light/': [
    { id: 5, codigo: 'G-5', nombre: { es_ES: 'Zinc' } },
    { id: 9, codigo: 'G-9', nombre: { es_ES: 'Boro' } },
  ],
  'GET /api/cultivos/': [{ id: 4, nombre: { es_ES: 'Olivo' } }],
  'GET /api/cultivos/3/': { id: 3, nombre: { es_ES: 'Tomate' }, grupo_de_cultivo: null, imagen: null, imagen_icono: null },
  'GET /api/estados_fenologicos/': [{ id: 7, nombre: { es_ES: 'Floración' }, cultivo: 3, orden: 0, imagen: null }],
  'GET /api/como_se_aplica/?estado_fenologico=7': [entrada(31), entrada(32)],
}

const show = async (path: string, history: readonly Entrada[], version: object = {}) => {
  const calls: Call[] = answerCalls(({ method, path: asked, body }) => {
    if (asked.includes('/version/')) return { body: version }
    if (asked.startsWith('/api/historial/')) return { body: page(history) }
    if (method === 'PUT') {
      const id = Number(/(\d+)\/$/.exec(asked)?.[1])
      return { body: { ...(asked.includes(COMBINACION) ? combinacion(id) : entrada(id)), ...(body as object) } }
    }
    return { body: answers[`${method} ${asked}`] ?? [] }
  })
  const view = renderScreens({ '/soluciones/detalle/:id': <SolucionDetalle />, '/cultivos/detalle/:id': <CultivoDetalle /> }, path, {
    configuration: { ...stateAfter().configuration, extensions: true },
  })
  await view.user.click(await screen.findByRole('button', { name: 'Historial' }))
  return { ...view, calls }
}
type View = Awaited<ReturnType<typeof show>>

const openVersion = async ({ user }: View, at = 1) => {
  await panel().findByRole('list')
  await user.click(
    panel()
      .getAllByRole('heading', { level: 3 })
      .map(each => within(each).getByRole('button'))[at] as HTMLElement,
  )
}
const press = ({ user }: View, name: string) => user.click(panel().getByRole('button', { name }))
const ways = () =>
  panel()
    .queryAllByRole('button', { name: /^(Volver|Dejarlo|Recuperar)/ })
    .map(each => each.getAttribute('aria-label') ?? each.textContent)
const card = (name: string) => within(screen.getByRole('region', { name }))

const change = (tipo: string, registro: number, campo: string, antes: unknown, despues: unknown, idioma: string | null = null) =>
  ({ tipo, registro, campo, idioma, antes, despues }) as Cambio
const ofSolution = (id: number, cambios: Cambio[]) => entry(id, { tipo: 'soluciones', registro: 6, cambios })

describe('the cards of a solution', () => {
  it('take back texts, products and crops of theirs as unsaved edits, which can be undone, and are saved alone [HI-03, CB-03]', async () => {
    const cambios = [
      change(COMBINACION, 20, 'observaciones', 'Antes 20', 'Después 20', 'es_ES'),
      change(COMBINACION, 20, 'productos_genericos', [9, 5], [5]),
      change(COMBINACION, 20, 'cultivos', [], [4]),
      change(COMBINACION, 20, 'productos_acabados', [2], []),
    ]
    const view = await show('/soluciones/detalle/6', [ofSolution(5, []), ofSolution(4, cambios)])
    await openVersion(view)
    expect(ways()).toEqual([
      'Volver a toda esta versión',
      'Volver a este texto en Combinación 20, observaciones (es_ES)',
      'Volver al de antes en Combinación 20, observaciones (es_ES)',
      'Volver a los de antes en Combinación 20, productos',
      'Volver a los de antes en Combinación 20, cultivos',
    ])
    await press(view, 'Volver al de antes en Combinación 20, observaciones (es_ES)')
    await press(view, 'Volver a los de antes en Combinación 20, productos')
    await press(view, 'Volver a los de antes en Combinación 20, cultivos')
    expect(panel().getAllByText('Puesto en el formulario, sin guardar')).toHaveLength(3)
    expect(card('Combinación 20').getByLabelText('Observaciones')).toHaveValue('Antes 20')
    expect(card('Combinación 20').getByText('2 productos · 0 cultivos')).toBeInTheDocument()
    await press(view, 'Deshacer: Combinación 20, cultivos')
    expect(card('Combinación 20').getByText('2 productos · 1 cultivo')).toBeInTheDocument()
    expect(card('Combinación 21').queryByRole('button', { name: 'Guardar' })).toBeNull()

    await view.user.click(card('Combinación 20').getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(card('Combinación 20').queryByRole('button', { name: 'Guardar' })).toBeNull())
    expect(view.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: `/api/${COMBINACION}/20/`,
        body: { solucion: 6, productos_genericos: [9, 5], cultivos: [4], observaciones: { es_ES: 'Antes 20', fr_FR: 'Maintenant' } },
      },
    ])
    // The history is loaded again after the save, and no change is marked as unsaved.
    await waitFor(() => expect(view.calls.filter(({ path }) => path.startsWith('/api/historial/'))).toHaveLength(2))
    expect(panel().queryByText('Puesto en el formulario, sin guardar')).toBeNull()
  })

  it('keep what is typed in them beside what is brought back, and go without products that are gone [HI-03]', async () => {
    const cambios = [
      change(COMBINACION, 21, 'observaciones', 'Avant', 'Maintenant', 'fr_FR'),
      change(COMBINACION, 21, 'productos_genericos', [9, 77], [5]),
    ]
    const view = await show('/soluciones/detalle/6', [ofSolution(5, []), ofSolution(4, cambios)])
    await view.user.type(card('Combinación 21').getByLabelText('Observaciones'), ' mismo')
    await openVersion(view)
    await press(view, 'Volver al de antes en Combinación 21, observaciones (fr_FR)')
    await press(view, 'Volver a los de antes en Combinación 21, productos')
    expect(await panel().findByText(/^No se ha puesto: Producto genérico Sin nombre ya no existe$/)).toBeInTheDocument()
    await view.user.click(card('Combinación 21').getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(view.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        productos_genericos: [9],
        observaciones: { es_ES: 'Ahora 21 mismo', fr_FR: 'Avant' },
      }),
    )
  })

  it('are not brought back where they are gone [HI-03]', async () => {
    const gone = { solucion: 6, productos_genericos: [5], productos_acabados: [], cultivos: [], observaciones: { es_ES: 'Ida' } }
    const cambios = [
      change(COMBINACION, 19, 'observaciones', 'Antes', 'Después', 'es_ES'),
      { tipo: COMBINACION, registro: 18, campo: null, idioma: null, antes: gone, despues: null } as Cambio,
    ]
    const view = await show('/soluciones/detalle/6', [ofSolution(5, []), ofSolution(4, cambios)])
    await openVersion(view)
    expect(panel().getByText(/eliminada/)).toHaveTextContent('Ida')
    expect(ways()).toEqual(['Volver a toda esta versión'])
  })

  it('say what those of them that are still there said in a version, and no others come [HI-03]', async () => {
    const were = { solucion: 6, productos_genericos: [9], productos_acabados: [], cultivos: [4], observaciones: { es_ES: 'Entonces' } }
    const version = {
      registro: { id: 6 },
      partes: {
        [COMBINACION]: [
          { id: 18, ...were },
          { id: 21, ...were },
        ],
      },
      nombres: {},
    }
    const view = await show('/soluciones/detalle/6', [ofSolution(5, []), ofSolution(4, [])], version)
    await openVersion(view)
    await press(view, 'Volver a toda esta versión')
    await waitFor(() => expect(card('Combinación 21').getByLabelText('Observaciones')).toHaveValue('Entonces'))
    expect(screen.getAllByRole('region', { name: /^Combinación/ })).toHaveLength(2)
    expect(card('Combinación 20').queryByRole('button', { name: 'Guardar' })).toBeNull()
    await press(view, 'Deshacer: esta versión')
    expect(card('Combinación 21').getByLabelText('Observaciones')).toHaveValue('Ahora 21')
    expect(card('Combinación 21').queryByRole('button', { name: 'Guardar' })).toBeNull()
  })
})

it('of a crop what its cards have a field for comes back, into a stage that is closed too [HI-03, CD-06]', async () => {
  const cambios = [
    change('como_se_aplica', 32, 'objetivo', 'Cuajar', 'Crecer', 'es_ES'),
    change('como_se_aplica', 32, 'modo_de_aplicacion', 2, 0),
    change('como_se_aplica', 32, 'dosis', '3', '2'),
    change('estados_fenologicos', 7, 'nombre', 'Flor', 'Floración', 'es_ES'),
    change('como_se_aplica', 40, 'objetivo', 'Ida', 'Y vuelta', 'es_ES'),
    { tipo: 'como_se_aplica', registro: 31, campo: null, idioma: null, antes: null, despues: { dosis: '4 L/ha' } } as Cambio,
  ]
  const names = { como_se_aplica: { 31: { codigo: 'G-5', nombre: { es_ES: 'Cinc' } } } }
  const ofCrop = (id: number, more: Cambio[]) => entry(id, { tipo: 'cultivos', registro: 3, cambios: more, nombres: names })
  const view = await show('/cultivos/detalle/3', [ofCrop(5, []), ofCrop(4, cambios)])
  await openVersion(view)
  expect(panel().getByText(/Forma de aplicación añadida/)).toHaveTextContent('[añadido: Cinc, 4 L/ha]')
  expect(ways()).toEqual([
    'Volver al de antes en Zinc (Floración), objetivo (es_ES)',
    'Volver a Aplicación foliar y al riego en Zinc (Floración), modo de aplicación',
  ])
  await press(view, 'Volver al de antes en Zinc (Floración), objetivo (es_ES)')
  await press(view, 'Volver a Aplicación foliar y al riego en Zinc (Floración), modo de aplicación')
  expect(await screen.findByText('1 sin guardar')).toBeInTheDocument()
  await view.user.click(screen.getByRole('button', { name: /^Floración/ }))
  await view.user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() =>
    expect(view.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual(['/api/como_se_aplica/32/']),
  )
  expect(view.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    objetivo: { es_ES: 'Cuajar' },
    modo_de_aplicacion: 2,
    dosis: '2',
  })
})
