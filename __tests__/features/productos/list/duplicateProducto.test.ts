import { duplicateProducto } from '@/features/productos/list/duplicateProducto'
import { IMAGES } from '@/features/productos/model/productoFields'
import { duplicateRequested } from '@/features/productos/slice'
import { productosAcabados } from '@/store/catalogues'
import { stepAdvanced } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { stateAfter } from '@test/support/state'
import { createMemoryServer, type Trouble } from '@test/support/memoryServer'
import { knowingKeys, play, stepsIn } from '@test/features/productos/play'
import { acabado, linea } from '@test/features/productos/products'

const { logged } = quietErrors()
const FAILED = 'Se ha producido un error al duplicar el producto'
const owner = { producto_acabado: 8 }

const others = linea(19, 0, { producto_acabado: 99 })
const given = (source = acabado(), ignoresQueries = false) => ({
  server: createMemoryServer(
    { productos_acabados: [source], lineas_de_composicion: [linea(11, 0, owner), linea(12, 1, owner), others] },
    { ignoresQueries },
  ),
  state: knowingKeys(stateAfter()),
})
type Server = ReturnType<typeof given>['server']
const copies = (server: Server) => server.rows('productos_acabados').filter(({ id }) => id !== 8)
const copiedLines = (server: Server) =>
  server.rows('lineas_de_composicion').filter(row => ![8, 99].includes(Number(row['producto_acabado'])))

describe('the duplicate of a finished product, step by step [AC-03]', () => {
  it.each([
    ['reads queries', false],
    ['ignores them', true],
  ])(
    'copies product, lines and images, says so and loads the list again, where the API %s [PA-04, PA-05, ER-02]',
    async (_how, ignores) => {
      const { server, state } = given(acabado(), ignores)
      const after = await play(duplicateProducto, duplicateRequested(8), state)
      const id = copies(server)[0]?.id
      expect(server.asked()).toEqual([
        'GET /api/productos_acabados/8/',
        'POST /api/productos_acabados/',
        'GET /api/lineas_de_composicion/?producto_acabado=8',
        'POST /api/lineas_de_composicion/',
        'POST /api/lineas_de_composicion/',
        'GET http://images.test/1.png',
        'GET http://images.test/2.png',
        `POST /api/productos_acabados/${id}/upload_imagen_catalogo/`,
        `POST /api/productos_acabados/${id}/upload_imagen_modo_de_accion/`,
      ])
      expect(copies(server)).toMatchObject([
        { codigo: '10100', producto_generico: 7, nombre: { es_ES: 'DUPLICADO Zinc', en_US: 'DUPLICADO Zinc', fr_FR: '' } },
      ])
      expect(copiedLines(server)).toMatchObject([
        { componente: 11, producto_acabado: id },
        { componente: 12, producto_acabado: id },
      ])
      expect(server.row('productos_acabados', 8)).toEqual(acabado())
      expect(server.row('lineas_de_composicion', 19)).toEqual(others)
      const record = { list: 'productosAcabados', id, to: `/productos/edit/a/${id}` }
      expect(selectToasts(after.state)).toMatchObject([{ tone: 'success', text: 'Producto dupicado con éxito', record }])
      expect(after.actions).toContainEqual(productosAcabados.loadRequested())
      expect(after.state.sequences).toEqual({})
    },
  )

  it('leaves out the images that the source has not', async () => {
    const { server, state } = given(acabado({ imagen_catalogo: null, imagen_modo_de_accion: '' }))
    const { actions } = await play(duplicateProducto, duplicateRequested(8), state)
    expect(server.asked().filter(call => call.includes('imag'))).toEqual([])
    expect(stepsIn(actions)).toContain('Imágenes: skipped')
  })

  it.each<[number, string, Trouble, string]>([
    [0, 'the source cannot be read', 'before', FAILED],
    [1, 'the copy cannot be made', { status: 400, detail: 'No cabe' }, 'No cabe'],
    [1, 'the copy is made and no answer comes', 'after', FAILED],
    [1, 'the server breaks', { status: 500, detail: null }, FAILED],
  ])(
    'at call %i, where %s, stops and says so; asking again makes one and no more [PA-04, PE-11, ER-01, ER-06]',
    async (call, _how, trouble, text) => {
      const { server, state } = given()
      server.troubleWith(({ at }) => (at === call ? trouble : null))
      const failed = await play(duplicateProducto, duplicateRequested(8), state)
      expect(selectToasts(failed.state)).toMatchObject([{ tone: 'error', text }])
      expect(failed.actions).not.toContainEqual(productosAcabados.loadRequested())
      const again = await play(duplicateProducto, duplicateRequested(8), failed.state)
      expect(copies(server)).toHaveLength(1)
      expect(copiedLines(server)).toHaveLength(2)
      expect(selectToasts(again.state)).toMatchObject([{ tone: 'error' }, { tone: 'success' }])
    },
  )

  it.each<[number, Trouble]>([
    [1, 'before'],
    [1, 'after'],
    [2, 'before'],
    [2, 'after'],
  ])('is made once where the API knows no keys and the network is cut at call %i, %s it is done [PA-04, PE-11]', async (call, trouble) => {
    const { server } = given()
    server.forgetKeys()
    await play(duplicateProducto, duplicateRequested(8), stateAfter())
    const [earlier] = copies(server)
    const start = server.callsSoFar()
    server.troubleWith(({ at }) => (at === start + call ? trouble : null))
    const failed = await play(duplicateProducto, duplicateRequested(8), stateAfter())
    await play(duplicateProducto, duplicateRequested(8), failed.state)
    const [first, made, ...more] = copies(server)
    expect(first).toEqual(earlier)
    expect(made).toMatchObject({ codigo: '10100', nombre: { es_ES: 'DUPLICADO Zinc' } })
    expect(more).toEqual([])
    expect(copiedLines(server).map(row => row['producto_acabado'])).toEqual([first?.id, first?.id, made?.id, made?.id])
  })

  it('makes another one each time that it is asked after a success', async () => {
    const { server, state } = given()
    const first = await play(duplicateProducto, duplicateRequested(8), state)
    await play(duplicateProducto, duplicateRequested(8), first.state)
    expect(copies(server)).toHaveLength(2)
    expect(copiedLines(server)).toHaveLength(4)
  })

  it.each<[number, string, RegExp]>([
    [2, 'the lines cannot be read', /Líneas de composición$/],
    [4, 'a line cannot be copied', /Líneas de composición$/],
  ])('at call %i, where %s, only logs it and goes on [PA-04, ER-05]', async (call, _how, where) => {
    const { server, state } = given()
    server.troubleWith(({ at }) => (at === call ? { status: 500, detail: null } : null))
    const after = await play(duplicateProducto, duplicateRequested(8), state)
    expect(logged()).toEqual([expect.stringMatching(where)])
    expect(selectToasts(after.state)).toMatchObject([{ tone: 'success' }])
    expect(server.row('productos_acabados', 8)).toEqual(acabado())
  })

  it.each<[number, string, string | null, string]>([
    [5, 'an image cannot be fetched', null, FAILED],
    [6, 'the other cannot be fetched', null, FAILED],
    [7, 'an image cannot be uploaded', 'La imagen es demasiado grande', 'La imagen es demasiado grande'],
    [8, 'the other cannot be uploaded', null, FAILED],
  ])(
    'at call %i, where %s, copies the other image and reports a failure; asking again makes another copy [PA-04, ER-01, IM-05, AC-02]',
    async (call, _how, detail, text) => {
      const { server, state } = given()
      server.troubleWith(({ at }) => (at === call ? { status: 500, detail } : null))
      const failed = await play(duplicateProducto, duplicateRequested(8), state)
      expect(selectToasts(failed.state)).toMatchObject([{ tone: 'error', text }])
      const images = () => copies(server).map(copy => [copy['imagen_catalogo'], copy['imagen_modo_de_accion']].filter(Boolean).length)
      expect(images()).toEqual([1])
      expect(failed.actions).toContainEqual(productosAcabados.loadRequested())
      // The log names the image that the copy has [AC-02].
      const copied = IMAGES.filter(property => copies(server)[0]?.[property])
      const { facts, progress } = failed.actions.filter(stepAdvanced.match).at(-1)?.payload ?? {}
      expect([facts, progress]).toEqual([{ copied }, { done: 1, total: 2 }])
      expect(failed.state.sequences).toEqual({})
      const earlier = copies(server)
      const again = await play(duplicateProducto, duplicateRequested(8), failed.state)
      expect(images()).toEqual([1, 2])
      expect(copies(server)).toEqual(expect.arrayContaining(earlier))
      expect(copiedLines(server)).toHaveLength(4)
      expect(selectToasts(again.state)).toMatchObject([{ tone: 'error' }, { tone: 'success', text: 'Producto dupicado con éxito' }])
    },
  )
})
