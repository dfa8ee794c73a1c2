import { createFromGeneric } from '@/features/productos/new/createFromGeneric'
import { acabadoRequested, newEntered } from '@/features/productos/slice'
import { selectPendingJourney } from '@/store/navigation'
import { stepFailed } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { stateAfter } from '@test/support/state'
import { createMemoryServer, type Trouble } from '@test/support/memoryServer'
import { knowingKeys, play, stepsIn } from '@test/features/productos/play'
import { acabado, entrada, generico, linea } from '@test/features/productos/products'

const { logged } = quietErrors()
const FAILED = 'Se ha producido un error al guardar el producto acabado'
const owner = { producto_generico: 7 }

const given = (knowsKeys = true, ignoresQueries = false) => {
  const others = { producto_generico: 99 }
  const lineas = [linea(11, 0, owner), linea(12, 1, owner), linea(19, 0, others)]
  const entradas = [entrada(31, 51, owner), entrada(32, 52, owner), entrada(39, 53, others)]
  const rows = { productos_genericos: [generico()], lineas_de_composicion: lineas, como_se_aplica: entradas }
  const server = createMemoryServer(rows, { ignoresQueries })
  const entered = newEntered()
  if (!knowsKeys) server.forgetKeys()
  const state = stateAfter(entered)
  return { server, state: knowsKeys ? knowingKeys(state) : state, request: acabadoRequested({ ...entered.payload, generico: 7 }) }
}

/** Rows of one list without those of the source. */
const copies = (server: ReturnType<typeof given>['server'], list: 'lineas_de_composicion' | 'como_se_aplica') =>
  server.rows(list).filter(row => row['producto_acabado'] !== null)

const sourceOf = (server: ReturnType<typeof given>['server']) => [
  ...server.rows('productos_genericos'),
  ...server.rows('lineas_de_composicion').filter(row => row['producto_generico'] === 7),
  ...server.rows('como_se_aplica').filter(row => row['producto_generico'] === 7),
]
const SOURCE = [generico(), linea(11, 0, owner), linea(12, 1, owner), entrada(31, 51, owner), entrada(32, 52, owner)]

describe('a finished product made from a generic one, step by step [AC-03]', () => {
  it.each([
    ['reads queries', false],
    ['ignores them', true],
  ])('gets its fields, then its lines, then its entries, and its form opens, where the API %s [PA-01, PA-02]', async (_how, ignores) => {
    const { server, state, request } = given(true, ignores)
    const after = await play(createFromGeneric, request, state)
    expect(server.asked()).toEqual([
      'GET /api/productos_genericos/7/',
      'POST /api/productos_acabados/',
      'GET /api/lineas_de_composicion/?producto_generico=7',
      'POST /api/lineas_de_composicion/',
      'POST /api/lineas_de_composicion/',
      'GET /api/como_se_aplica/?producto_generico=7',
      'POST /api/como_se_aplica/',
      'POST /api/como_se_aplica/',
    ])
    expect(stepsIn(after.actions).filter(step => step.endsWith('started'))).toEqual([
      'Producto genérico: started',
      'Producto acabado: started',
      'Líneas de composición: started',
      'Cómo se aplica: started',
    ])
    const [made] = server.rows('productos_acabados')
    expect(made).toMatchObject({ codigo: 'G-1', activo: true, producto_generico: 7, nombre: generico().nombre, iconos: [1, 2] })
    // A finished product is sent with all fields, also those that the generic product lacks.
    expect(server.bodies('POST /api/productos_acabados/')).toMatchObject([{ paises: [], empresa: null, internacional: false, envases: [] }])
    const own = { producto_generico: null, producto_acabado: made?.id }
    expect(copies(server, 'lineas_de_composicion')).toMatchObject([
      { componente: 11, orden: 0, ...own },
      { componente: 12, orden: 1, ...own },
    ])
    expect(copies(server, 'como_se_aplica')).toMatchObject([
      { estado_fenologico: 51, dosis: '2 L/ha', ...own },
      { estado_fenologico: 52, modo_de_aplicacion: 2, ...own },
    ])
    expect(copies(server, 'lineas_de_composicion')).toHaveLength(2)
    expect(copies(server, 'como_se_aplica')).toHaveLength(2)
    expect(sourceOf(server)).toEqual(SOURCE)
    expect(selectPendingJourney(after.state)).toMatchObject({ to: `/productos/edit/a/${made?.id}` })
    expect(selectToasts(after.state)).toEqual([])
  })

  it.each<[number, string, Trouble, string]>([
    [0, 'the generic one cannot be read', 'before', FAILED],
    [1, 'it cannot be made', { status: 400, detail: 'No puede ser' }, 'No puede ser'],
    [1, 'it is made and no answer comes', 'after', FAILED],
    [1, 'the server breaks', { status: 500, detail: null }, FAILED],
  ])(
    'at call %i, where %s, stops and says so; the next try makes one and no more [PA-02, PE-11, ER-01, ER-06]',
    async (call, _how, trouble, text) => {
      const { server, state, request } = given()
      server.troubleWith(({ at }) => (at === call ? trouble : null))
      const failed = await play(createFromGeneric, request, state)
      expect(selectToasts(failed.state)).toMatchObject([{ tone: 'error', text }])
      expect(selectPendingJourney(failed.state)).toBeNull()
      const again = await play(createFromGeneric, request, failed.state)
      expect(server.rows('productos_acabados')).toHaveLength(1)
      expect(copies(server, 'lineas_de_composicion')).toHaveLength(2)
      expect(copies(server, 'como_se_aplica')).toHaveLength(2)
      expect(selectPendingJourney(again.state)).not.toBeNull()
    },
  )

  it('makes one product, of the other generic one, where another is picked after an answer was lost [PE-11]', async () => {
    const { server, state, request } = given()
    server.write('productos_genericos', generico({ id: 6, codigo: 'G-6' }))
    server.troubleWith(({ at }) => (at === 1 ? 'after' : null))
    const failed = await play(createFromGeneric, request, state)
    await play(createFromGeneric, acabadoRequested({ ...request.payload, generico: 6 }), failed.state)
    expect(server.rows('productos_acabados')).toMatchObject([{ codigo: 'G-6', producto_generico: 6 }])
  })

  it.each<[number, Trouble]>([
    [1, 'before'],
    [1, 'after'],
    [2, 'before'],
    [2, 'after'],
  ])('is made once where the API knows no keys and the network is cut at call %i, %s it is done [PA-02, PE-11]', async (call, trouble) => {
    const { server, state, request } = given(false)
    const another = { ...generico({ id: 3 }), producto_generico: 7 }
    server.write('productos_acabados', another)
    server.troubleWith(({ at }) => (at === call ? trouble : null))
    const failed = await play(createFromGeneric, request, state)
    const again = await play(createFromGeneric, request, failed.state)
    const [first, made, ...more] = server.rows('productos_acabados')
    expect(first).toEqual(another)
    expect(made).toMatchObject({ codigo: 'G-1', producto_generico: 7 })
    expect(more).toEqual([])
    expect(copies(server, 'lineas_de_composicion').map(row => row['producto_acabado'])).toEqual([made?.id, made?.id])
    expect(selectPendingJourney(again.state)).toMatchObject({ to: `/productos/edit/a/${made?.id}` })
  })

  it('is recognised where an API without keys answers an empty text for none [PA-02, PE-11]', async () => {
    const { server, state, request } = given(false)
    server.troubleWith(({ at }) => (at === 2 ? 'after' : null))
    const failed = await play(createFromGeneric, request, state)
    const [lost] = server.rows('productos_acabados')
    if (lost) server.write('productos_acabados', { ...lost, empresa: '' })
    await play(createFromGeneric, request, failed.state)
    expect(server.rows('productos_acabados')).toMatchObject([{ id: lost?.id, codigo: 'G-1' }])
    expect(copies(server, 'lineas_de_composicion')).toHaveLength(2)
  })

  it('leaves alone what somebody else has made of it and edited between the tries, where the API knows no keys [PA-02, PE-11]', async () => {
    const { server, state, request } = given(false)
    server.troubleWith(({ at }) => (at === 2 ? 'before' : null))
    const failed = await play(createFromGeneric, request, state)
    const theirs = acabado({ codigo: 'G-1', nombre: { es_ES: 'Otro' } })
    server.write('productos_acabados', theirs)
    server.write('lineas_de_composicion', linea(21, 0, { producto_acabado: theirs.id }))
    const again = await play(createFromGeneric, request, failed.state)
    const [first, made, ...more] = server.rows('productos_acabados')
    expect(first).toEqual(theirs)
    expect(made).toMatchObject({ codigo: 'G-1', nombre: generico().nombre })
    expect(more).toEqual([])
    expect(copies(server, 'lineas_de_composicion').map(row => row['producto_acabado'])).toEqual([theirs.id, made?.id, made?.id])
    expect(selectPendingJourney(again.state)).toMatchObject({ to: `/productos/edit/a/${made?.id}` })
  })

  it.each<[number, string, RegExp]>([
    [2, 'the lines cannot be read', /Líneas de composición$/],
    [3, 'a line cannot be copied', /Líneas de composición$/],
    [5, 'the entries cannot be read', /Cómo se aplica$/],
    [7, 'an entry cannot be copied', /Cómo se aplica$/],
  ])('at call %i, where %s, only logs it and goes on [PA-02, ER-05]', async (call, _how, where) => {
    const { server, state, request } = given()
    server.troubleWith(({ at }) => (at === call ? { status: 500, detail: null } : null))
    const after = await play(createFromGeneric, request, state)
    expect(logged()).toEqual([expect.stringMatching(where)])
    expect(selectToasts(after.state)).toEqual([])
    expect(selectPendingJourney(after.state)).not.toBeNull()
    expect(sourceOf(server)).toEqual(SOURCE)
  })

  it('is made once, calls nobody back who has gone elsewhere since, and is named with a link there [MA-13, ER-02]', async () => {
    const { server, state, request } = given()
    const first = await play(createFromGeneric, request, state)
    await play(createFromGeneric, request, first.state)
    expect(server.rows('productos_acabados')).toHaveLength(1)
    const elsewhere = await play(createFromGeneric, request, state, newEntered())
    expect(selectPendingJourney(elsewhere.state)).toBeNull()
    const record = { list: 'productosAcabados', id: expect.any(Number) }
    expect(selectToasts(elsewhere.state)).toMatchObject([{ tone: 'success', text: 'Producto guardado con éxito', record }])
    expect(elsewhere.state.sequences).toEqual({})
  })

  it('says in the log which line was not copied, and copies the others [ER-05]', async () => {
    const { server, state, request } = given()
    server.troubleWith(({ at }) => (at === 3 ? { status: 400, detail: 'Así no' } : null))
    const { actions } = await play(createFromGeneric, request, state)
    const failed = actions.find(stepFailed.match)
    expect(failed?.payload.reason).toContain('sin copiar 1 de 2: 11')
    expect(copies(server, 'lineas_de_composicion')).toMatchObject([{ componente: 12 }])
  })
})
