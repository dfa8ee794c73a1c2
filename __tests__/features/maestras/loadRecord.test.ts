import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { loadRecord } from '@/features/maestras/loadRecord'
import { addRequested, editRequested, MODE, selectScreen } from '@/features/maestras/slice'
import { cultivos } from '@/shared/resources/cultivos'
import { magnitudes } from '@/shared/resources/magnitudes'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const cultivosApi = apiOf(cultivos)
const magnitudesApi = apiOf(magnitudes)

quietErrors()
const strict = noRealCalls(magnitudesApi)
const opened = editRequested('magnitudes', 4)

it('opens the form in edit mode, default locale chosen, with a fresh copy of the record [MA-04, ML-05]', async () => {
  const { storeState } = await expectSaga(loadRecord, opened)
    .withReducer(rootReducer, stateAfter(opened))
    .provide([[matchers.call.fn(magnitudesApi.get), { id: 4, valor: { es_ES: 'kg', ja_JP: 'キログラム' } }], strict])
    .call.like({ fn: magnitudesApi.get, args: [4] })
    .run()
  expect(selectScreen(storeState, 'magnitudes')).toMatchObject({
    mode: MODE.edit,
    editedId: 4,
    locale: 'es_ES',
    opened: { valor: { es_ES: 'kg', ja_JP: 'キログラム' } },
  })
})

it('shows in the form, and not in a toast, that the record could not be loaded [ER-04]', async () => {
  const { storeState } = await expectSaga(loadRecord, opened)
    .withReducer(rootReducer, stateAfter(opened))
    .provide([[matchers.call.fn(magnitudesApi.get), throwError(new ApiError(404, 'No existe'))], strict])
    .run()
  expect(selectScreen(storeState, 'magnitudes')).toMatchObject({ mode: MODE.edit, loadFailed: true, opened: null })
  expect(selectToasts(storeState)).toEqual([])
})

it('tells which images the record has, and takes an empty address for none', async () => {
  const cultivo = editRequested('cultivos', 3)
  const { storeState } = await expectSaga(loadRecord, cultivo)
    .withReducer(rootReducer, stateAfter(cultivo))
    .provide([
      [matchers.call.fn(cultivosApi.get), { id: 3, nombre: {}, grupo_de_cultivo: null, imagen: 'http://a/1', imagen_icono: '' }],
      noRealCalls(cultivosApi),
    ])
    .run()
  expect(selectScreen(storeState, 'cultivos').pictures).toEqual({ imagen: 'http://a/1', imagen_icono: null })
})

it('does not fill a form that was opened after it', async () => {
  const { storeState } = await expectSaga(loadRecord, opened)
    .withReducer(rootReducer, stateAfter(opened, addRequested('magnitudes')))
    .provide([[matchers.call.fn(magnitudesApi.get), { id: 4, valor: { es_ES: 'kg' } }], strict])
    .run()
  expect(selectScreen(storeState, 'magnitudes')).toMatchObject({ mode: MODE.add, opened: null })
})
