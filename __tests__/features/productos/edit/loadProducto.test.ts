import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { textosDeProductosApi } from '@/api/textosDeProductos'
import { loadProducto } from '@/features/productos/edit/loadProducto'
import { detailClosed, detailEntered, selectProducto } from '@/features/productos/slice'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { selectPendingJourney } from '@/store/navigation'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'
import { createMemoryServer } from '@test/support/memoryServer'
import { play } from '@test/features/productos/play'
import { acabado, linea } from '@test/features/productos/products'

const lineasDeComposicionApi = apiOf(lineasDeComposicion)
const productosAcabadosApi = apiOf(productosAcabados)

const { logged } = quietErrors()
const owner = { producto_acabado: 8 }
const given = () =>
  createMemoryServer({
    productos_acabados: [acabado()],
    lineas_de_composicion: [linea(12, 4, owner), linea(11, 4, owner), linea(13, 2, owner)],
  })

describe('opening a product', () => {
  it('loads it with its lines in their order [CO-01, ML-05]', async () => {
    given()
    const { state } = await play(loadProducto, detailEntered({ tipo: 'a', id: 8 }), stateAfter())
    expect(selectProducto(state)).toMatchObject({ tipo: 'a', id: 8, locale: 'es_ES', opened: { record: { codigo: '10100' } } })
    expect(selectProducto(state).composicion.map(({ id, orden }) => [id, orden])).toEqual([
      ['13', 0],
      ['12', 1],
      ['11', 2],
    ])
  })

  it('learns which copies of Spanish texts hold as they are, and is opened without that where it does not come [TX-07, ER-05]', async () => {
    given()
    const vigentes = jest.spyOn(textosDeProductosApi, 'vigentes')
    vigentes.mockResolvedValueOnce({ nombre: ['fr_FR'] })
    const open = () => play(loadProducto, detailEntered({ tipo: 'a', id: 8 }), stateAfter())
    expect(selectProducto((await open()).state).vigentes).toEqual({ nombre: ['fr_FR'] })
    expect(vigentes).toHaveBeenLastCalledWith(8)
    vigentes.mockRejectedValueOnce(new ApiError(500, null))
    expect(selectProducto((await open()).state)).toMatchObject({ vigentes: null, opened: { record: { codigo: '10100' } } })
    expect(logged()).toEqual(['vigentes'])
  })

  it.each([
    ['a', 9, 0, '/productos/acabados/view'],
    ['g', 9, 0, '/productos/genericos/view'],
    ['a', 8, 1, '/productos/acabados/view'],
  ] as const)(
    'of kind %s and id %i goes back to its list where that fails, and only logs why [PE-07, ER-05]',
    async (tipo, id, failing, list) => {
      const server = given()
      server.troubleWith(({ at }) => (at === failing && id === 8 ? { status: 500, detail: 'Ahora no' } : null))
      const { state } = await play(loadProducto, detailEntered({ tipo, id }), stateAfter())
      expect(selectPendingJourney(state)).toMatchObject({ to: list, replace: true })
      expect(selectProducto(state).opened).toBeNull()
      expect(selectToasts(state)).toEqual([])
      expect(logged()).toEqual([`productos/${tipo}/${id}`])
    },
  )

  it('calls nobody back who has left before it failed', async () => {
    const opened = detailEntered({ tipo: 'a', id: 8 })
    const { storeState } = await expectSaga(loadProducto, opened)
      .withReducer(rootReducer, stateAfter(opened, detailClosed(opened.payload)))
      .provide([
        [matchers.call.fn(productosAcabadosApi.get), throwError(new ApiError(0, null))],
        [matchers.call.fn(lineasDeComposicionApi.list), []],
      ])
      .run()
    expect(selectPendingJourney(storeState)).toBeNull()
    expect(logged()).toEqual(['productos/a/8'])
  })
})
