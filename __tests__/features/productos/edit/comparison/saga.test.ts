import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { loadGenerico } from '@/features/productos/edit/comparison/saga'
import { comparisonClosed, comparisonOpened, selectComparacion } from '@/features/productos/edit/comparison/slice'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { generico, linea } from '@test/features/productos/products'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const lineasDeComposicionApi = apiOf(lineasDeComposicion)
const productosGenericosApi = apiOf(productosGenericos)

const { logged } = quietErrors()
const strict = noRealCalls(productosGenericosApi, lineasDeComposicionApi)
const opened = comparisonOpened({ formId: 'f1', generico: 7 })
const lines = [linea(11, 0, { producto_generico: 7 })]

it('learns the generic product with its lines [CM-01]', async () => {
  const { storeState } = await expectSaga(loadGenerico, opened)
    .withReducer(rootReducer, stateAfter(opened))
    .provide([
      [matchers.call(productosGenericosApi.get, 7), generico()],
      [matchers.call(lineasDeComposicionApi.list, { producto_generico: 7 }), lines],
      strict,
    ])
    .run()
  expect(selectComparacion(storeState)).toMatchObject({ status: 'known', generico: { record: generico(), lines } })
})

it('says that it could not, and logs why [CM-01]', async () => {
  const { storeState } = await expectSaga(loadGenerico, opened)
    .withReducer(rootReducer, stateAfter(opened))
    .provide([
      [matchers.call(productosGenericosApi.get, 7), throwError(new ApiError(500, null))],
      [matchers.call(lineasDeComposicionApi.list, { producto_generico: 7 }), lines],
      strict,
    ])
    .run()
  expect(selectComparacion(storeState)).toMatchObject({ status: 'failed', generico: null })
  expect(logged()).toEqual(['comparar'])
})

it('tells nothing to a comparison that was closed meanwhile [CM-01]', async () => {
  const { storeState } = await expectSaga(loadGenerico, opened)
    .withReducer(rootReducer, stateAfter(opened, comparisonClosed({ formId: 'f1' })))
    .provide([
      [matchers.call(productosGenericosApi.get, 7), generico()],
      [matchers.call(lineasDeComposicionApi.list, { producto_generico: 7 }), lines],
      strict,
    ])
    .run()
  expect(selectComparacion(storeState)).toMatchObject({ opened: null, status: 'waiting', generico: null })
})
